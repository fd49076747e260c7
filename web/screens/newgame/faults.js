/** @file What is wrong with the fields of a form, beside them and in the page's own words. */

/** @import { Messages } from '../../ui/messages.js' */

/**
 * Return the first field that has a value it cannot have.
 * @param {HTMLFormElement} form
 * @returns {HTMLInputElement | null}
 */
export function findFault(form) {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return inputs.find((input) => input.willValidate && !input.validity.valid) ?? null;
}

/**
 * Explain which values a field can have.
 * @param {Messages} messages
 * @param {HTMLInputElement} field
 */
export function explainFault(messages, field) {
  const { min, max, step, validity } = field;
  const id = !validity.stepMismatch ? 'fault-range' : step === '0.5' ? 'fault-half' : 'fault-whole';
  const text = messages.text(id, { min: Number(min), max: Number(max) });
  const place = field.closest('.option, fieldset, .group')?.querySelector('.fault');
  if (place instanceof HTMLElement) showFault(place, text, field);
}

/**
 * Show a fault, wherever it is hidden.
 * @param {HTMLElement} place
 * @param {string} text
 * @param {HTMLElement} [field] that it is about
 */
export function showFault(place, text, field) {
  for (let inner = place.closest('details'); inner; inner = inner.parentElement?.closest('details') ?? null) {
    inner.open = true;
  }
  place.textContent = text;
  place.scrollIntoView({ block: 'center' });
  field?.setAttribute('aria-invalid', 'true');
  field?.focus();
}

/** @param {HTMLFormElement} form */
export function clearFaults(form) {
  for (const fault of form.querySelectorAll('.fault')) fault.textContent = '';
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
}
