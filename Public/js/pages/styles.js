// @ts-check
/** One dialog in every style: live thumbnails, drawn again as styles change. */

import { frames } from "../components/frames.js";
import { themeSwitch } from "../components/theme.js";
import { live } from "../live/live.js";

themeSwitch();
const boxes = [...document.querySelectorAll("[data-frame]")].filter((box) => box instanceof HTMLElement);
const stages = frames(boxes);
live(({ type }) => {
  if (type === "style.created" || type === "style.deleted" || type === "reset") location.reload();
  else if (type === "style.updated" || type === "dialog.updated") boxes.forEach(stages.reload);
});
