/** @file Codes of progress: the pupil's own, and the teacher's table of many. */

import { drawQr } from '../../files/qr.js';
import { copyText } from '../../files/saving.js';
import { plain, rowsOf } from '../../model/plain.js';
import { parsePoints, pointName } from '../../model/points.js';
import { MAX_WRONG, progressOf } from '../../model/progresscode.js';
import { make, makeSvg } from '../../ui/element.js';
/** @import { ClassProgress, StepProgress } from '../../model/classprogress.js' */
/** @import { OpenClass } from './openclass.js' */

const MAX_CODES = 200;

/** Return the reader's progress as a code, which a teacher reads. @param {OpenClass} opened */
export function codePanel(opened) {
  const { messages, progress } = opened;
  const name = make('input', { type: 'text', id: 'class-name', maxLength: 30, value: progress.name });
  const code = make('output', { id: 'class-my-code' });
  const told = make('p', { role: 'status' });
  const qr = makeSvg('svg', { class: 'class-qr', role: 'img', 'aria-label': messages.text('class-qr') });
  const show = () => {
    code.textContent = opened.code;
    void drawQr(qr, code.textContent);
  };
  name.autocomplete = 'off';
  name.oninput = () => {
    progress.name = name.value;
    opened.keep();
    show();
  };
  const copy = make('button', { type: 'button', className: 'main' }, messages.text('class-copy'));
  copy.onclick = async () => {
    const isCopied = await copyText(code.value);
    told.textContent = messages.text(isCopied ? 'class-copied' : 'told-not-copied');
  };
  show();
  return make(
    'div',
    { className: 'class-code' },
    make('p', {}, messages.text('class-code-help')),
    make('label', { htmlFor: name.id }, messages.text('class-name')),
    name,
    code,
    /** @type {any} */ (qr),
    make('p', { className: 'actions' }, copy),
    told,
  );
}

/** Return the teacher's panel, which reads the codes of pupils. @param {OpenClass} opened */
export function deskPanel(opened) {
  const { messages, info } = opened;
  const field = make('textarea', { id: 'class-codes', rows: 5, spellcheck: false });
  const faults = make('p', { role: 'status', className: 'fault' });
  // It scrolls sideways, by the keyboard too.
  const result = make('div', { className: 'class-table', role: 'region', tabIndex: 0, hidden: true });
  result.setAttribute('aria-label', messages.text('class-pupils'));
  field.autocapitalize = 'characters';
  field.oninput = () => {
    const lines = rowsOf(field.value).map((line) => plain(line).trim());
    /** @type {ClassProgress[]} */
    const found = [];
    /** @type {string[]} */
    const wrong = [];
    lines.slice(0, MAX_CODES).forEach((line, place) => {
      if (!line) return;
      const read = progressOf(info, line);
      const fault = typeof read === 'string' ? read : read.isOld ? 'old' : '';
      if (fault) wrong.push(messages.text('class-fault', { line: place + 1, fault }));
      if (typeof read !== 'string') found.push(read);
    });
    faults.textContent = wrong.join(' ');
    result.hidden = !found.length;
    result.replaceChildren(tableOf(opened, found));
  };
  return make(
    'div',
    { className: 'class-desk' },
    make('label', { htmlFor: field.id }, messages.text('class-codes')),
    field,
    make('p', { className: 'help' }, messages.text('class-desk-help')),
    faults,
    result,
  );
}

/** @param {OpenClass} opened @param {ClassProgress[]} pupils */
function tableOf(opened, pupils) {
  const { messages, steps } = opened;
  const head = steps.map((_, number) => {
    const cell = make('th', { scope: 'col', title: opened.title(number) }, String(number + 1));
    cell.setAttribute('aria-label', `${number + 1}: ${opened.title(number)}`);
    return cell;
  });
  const rows = pupils.map(({ name, steps: reached }, place) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, name || messages.text('class-pupil', { number: place + 1 })),
      ...reached.map((step) => cellOf(opened, step)),
    ),
  );
  const sums = steps.map((_, number) => {
    const of = pupils.map((pupil) => pupil.steps[number]);
    const done = of.filter((step) => step.done).length;
    const wrong = of.reduce((sum, step) => sum + step.wrong, 0);
    return make('td', {}, messages.text('class-sum', { done, wrong }));
  });
  return make(
    'table',
    {},
    make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, messages.text('class-pupils')), ...head)),
    make('tbody', {}, ...rows),
    make('tfoot', {}, make('tr', {}, make('th', { scope: 'row' }, messages.text('class-all')), ...sums)),
  );
}

/** @param {OpenClass} opened @param {StepProgress} step */
function cellOf({ messages }, { done, wrong, point }) {
  const [place] = parsePoints(point).map(pointName);
  const many = wrong >= MAX_WRONG ? `${MAX_WRONG}+` : String(wrong);
  const cell = make(
    'td',
    {},
    [done ? '✓' : '–', place ?? '', wrong ? `✗${many}` : ''].filter(Boolean).join(' '),
  );
  const words = [
    messages.text(done ? 'class-done' : 'class-open'),
    ...(place ? [place] : []),
    ...(wrong ? [messages.text('class-wrong', { count: wrong })] : []),
  ];
  cell.setAttribute('aria-label', words.join(', '));
  return cell;
}
