/** @file The parts of the network in words. */

import { signed } from '../../base/signed.js';
/** @import { NetworkFound } from '../../protocol.js' */
/** @import { Messages } from '../../ui/messages.js' */

/**
 * @typedef {Pick<NetworkFound, 'rows' | 'inputs' | 'outputs'>} Plan what the network consists of
 * @typedef {{row: number, number: number}} Place of a part of it: the inputs are row 0, the outputs the last row
 */

/** @param {Messages} messages @param {Plan} plan @param {number} row */
export function rowName(messages, { rows }, row) {
  const kind = row === 0 ? 'inputs' : row === rows.length - 1 ? 'outputs' : 'layer';
  return messages.text('lab-net-row-of', { kind, number: row });
}

/** @param {Messages} messages @param {Plan} plan @param {Place} place */
export function partName(messages, { rows, inputs, outputs }, { row, number }) {
  if (row === 0) return messages.text('lab-net-input', { ...inputs[number] });
  if (row === rows.length - 1) return messages.text('lab-net-output', { name: outputs[number] });
  return messages.text('lab-net-neuron', { number: number + 1 });
}

/** Return the name of a part with that of its row. @param {Messages} messages @param {Plan} plan @param {Place} place */
export const placeName = (messages, plan, place) =>
  `${rowName(messages, plan, place.row)} · ${partName(messages, plan, place)}`;

/** Say of a changed part that it is. @param {Messages} messages @param {string} name @param {boolean} isChanged */
export const marked = (messages, name, isChanged) =>
  isChanged ? messages.text('lab-net-changed', { name }) : name;

/**
 * Return where a channel that the neurons of a row see comes from.
 * @param {Plan} plan
 * @param {number} row
 * @param {number} channel
 * @returns {Place}
 */
export function sourceOf({ inputs }, row, channel) {
  const isInput = channel < inputs.length;
  return isInput ? { row: 0, number: channel } : { row: row - 1, number: channel - inputs.length };
}

/** Return how much is added and how much is subtracted, such as `+3 −1`. @param {number} plus @param {number} minus */
export const weightsText = (plus, minus) => [plus, -minus].filter(Boolean).map(signed).join(' ') || '0';
