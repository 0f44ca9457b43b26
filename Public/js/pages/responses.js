// @ts-check
/** The responses of one dialog, as they come. */

import { responseList } from "../components/responses.js";
import { themeSwitch } from "../components/theme.js";
import { live } from "../live/live.js";

themeSwitch();

const area = /** @type {HTMLElement} */ (document.querySelector("main"));
const list = responseList(area, { dialog: area.dataset.id, includesTests: false });
live((event) => (event.type === "reset" ? location.reload() : void list.take(event)));
