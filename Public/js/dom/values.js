// @ts-check
/** What was entered, as the JSON of an answer: by field name, without what was left empty or is disabled. */

/** @param {HTMLElement[]} fields */
export function valuesOf(fields) {
  /** @type {[string, unknown][]} */
  const entries = fields.map((field) => [field.dataset.field ?? '', valueOf(field)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** @param {HTMLElement} field */
function valueOf(field) {
  const controls = /** @type {HTMLInputElement[]} */ ([...field.querySelectorAll('[data-name]:not(:disabled)')]);
  if (controls.length === 0) return undefined;
  const [control] = controls;
  switch (field.dataset.type) {
    case 'toggle':
      return control.checked;
    case 'number':
    case 'slider':
      return control.value === '' ? undefined : Number(control.value);
    case 'rating': {
      const star = controls.find((candidate) => candidate.checked);
      return star && Number(star.value);
    }
    case 'radio':
    case 'checkbox': {
      if (!field.matches('fieldset')) return control.checked;
      const chosen = controls.filter((candidate) => candidate.checked).map((candidate) => candidate.value);
      return 'multiple' in field.dataset ? chosen : chosen[0];
    }
    case 'select': {
      const menu = /** @type {HTMLSelectElement} */ (/** @type {unknown} */ (control));
      return menu.multiple ? [...menu.selectedOptions].map((option) => option.value) : menu.value || undefined;
    }
    default:
      return control.value || undefined;
  }
}
