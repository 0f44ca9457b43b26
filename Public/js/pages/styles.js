// @ts-check
/** One dialog in every style: live thumbnails. */

import { frames } from "../components/frames.js";
import { themeSwitch } from "../components/theme.js";

themeSwitch();
frames([...document.querySelectorAll("[data-frame]")].filter((box) => box instanceof HTMLElement));
