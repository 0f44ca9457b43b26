// @ts-check
/** What is wrong with a field, in words of ours, and where it is shown. */

/** @param {HTMLElement} field @returns {string} empty where nothing is wrong */
export function errorOf(field) {
  const controls = /** @type {HTMLInputElement[]} */ ([...field.querySelectorAll('[data-name]:not(:disabled)')]);
  if (field.matches('fieldset[data-required]') && controls.length > 0 && !controls.some((control) => control.checked)) {
    return 'Choose one.';
  }
  const control = controls.find((candidate) => !candidate.validity.valid);
  if (control) return wordsFor(control);
  // The browser judges lengths only of what was typed; what came with the page counts as well.
  const { value, minLength, maxLength } = controls[0] ?? {};
  if (value && minLength > value.length) return atLeast(minLength);
  if (value && maxLength > 0 && value.length > maxLength) return atMost(maxLength);
  return '';
}

/** @param {HTMLElement} field @param {string} text empty to take it away */
export function setError(field, text) {
  const note = field.querySelector(':scope > [data-part="error"]');
  if (note) note.textContent = text;
  for (const control of field.querySelectorAll('[data-name]')) control.ariaInvalid = text ? 'true' : null;
}

/** @param {HTMLInputElement} control */
function wordsFor({ validity, type, min, max, minLength, maxLength, title }) {
  if (validity.valueMissing) {
    if (type === 'checkbox') return 'Tick this to go on.';
    return type.startsWith('select') ? 'Choose one.' : 'Fill this in.';
  }
  if (validity.typeMismatch) {
    if (type === 'email') return 'Enter an address such as name@example.org.';
    return 'Enter a whole address, such as https://example.org.';
  }
  if (validity.tooShort) return atLeast(minLength);
  if (validity.tooLong) return atMost(maxLength);
  if (validity.rangeUnderflow) return `Not less than ${min}.`;
  if (validity.rangeOverflow) return `Not more than ${max}.`;
  if (validity.stepMismatch) return 'Between two steps: choose a value next to it.';
  if (validity.badInput) return type === 'number' ? 'Enter a number.' : 'Enter it in full.';
  return title || 'Not in the form that is asked for.';
}

/** @param {number} count */
const atLeast = (count) => `Use at least ${count} characters.`;
/** @param {number} count */
const atMost = (count) => `Use at most ${count} characters.`;
