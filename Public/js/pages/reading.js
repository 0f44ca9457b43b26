// @ts-check
/** Pages that are read need no more than the theme. */

import { themeSwitch } from "../components/theme.js";

themeSwitch();
