/** @file Shows a code to another device, and reads one from it: as a picture, by the camera, or as text. */

import { canShare, share } from '../../base/browser.js';
import { drawQr } from '../../files/qr.js';
import { copyText } from '../../files/saving.js';
import { IS_FILE } from '../../host.js';
import { friendFragment } from '../../model/friendlink.js';
import { make, makeSvg } from '../../ui/element.js';
import { hasCamera, scan } from './camera.js';
/** @import { Messages } from '../../ui/messages.js' */

/**
 * Return a view of a code: the picture, and the text to copy.
 * @param {Messages} messages
 * @param {string} code
 * @param {string} help the id of the words that say what to do with it
 */
export function codeView(messages, code, help) {
  const text = IS_FILE ? code : location.href.replace(/[?#].*/s, '') + friendFragment(code);
  const picture = makeSvg('svg', {
    class: 'friend-qr',
    role: 'img',
    'aria-label': messages.text('friend-qr'),
  });
  void drawQr(picture, text);
  const field = make('textarea', {
    id: 'friend-code',
    rows: 3,
    readOnly: true,
    spellcheck: false,
    value: text,
  });
  field.setAttribute('aria-label', messages.text('friend-code'));
  field.onfocus = () => field.select();
  const told = make('span', { role: 'status' });
  const copy = make('button', { type: 'button', id: 'friend-copy' }, messages.text('friend-copy'));
  copy.onclick = async () => {
    const isCopied = await copyText(text);
    if (!isCopied) field.focus();
    told.textContent = messages.text(isCopied ? 'friend-copied' : 'told-not-copied');
  };
  const handOn = make(
    'button',
    { type: 'button', hidden: !canShare() || IS_FILE },
    messages.text('friend-share'),
  );
  handOn.onclick = () => void share({ url: text });
  return make(
    'div',
    { className: 'friend-code' },
    /** @type {any} */ (picture),
    make(
      'div',
      {},
      make('p', {}, messages.text(help)),
      field,
      make('p', { className: 'actions' }, copy, handOn, told),
    ),
  );
}

/**
 * Return a field for a code from another device, and a button for the camera.
 * @param {Messages} messages
 * @param {string} id of the button that uses the code
 * @param {(text: string) => void} use
 * @param {object} frame
 * @param {() => AbortSignal} frame.signal ends the camera
 * @param {(fault: string) => void} frame.fail says what is wrong
 */
export function codeField(messages, id, use, { signal, fail }) {
  const field = make('textarea', { id: 'friend-read', rows: 3, spellcheck: false });
  field.autocapitalize = 'characters';
  field.setAttribute('aria-label', messages.text('friend-read'));
  field.placeholder = messages.text('friend-read');
  const go = make('button', { type: 'button', id, className: 'main' }, messages.text(id));
  go.onclick = () => use(field.value);
  const video = make('video', { hidden: true, muted: true, playsInline: true });
  video.setAttribute('aria-label', messages.text('friend-camera-view'));
  const camera = make(
    'button',
    { type: 'button', id: 'friend-camera', hidden: !hasCamera() },
    messages.text('friend-camera'),
  );
  /** @type {AbortController | null} */
  let scanning = null;
  camera.onclick = async () => {
    if (scanning) return scanning.abort();
    const own = (scanning = new AbortController());
    const end = signal();
    end.addEventListener('abort', () => own.abort());
    camera.textContent = messages.text('friend-camera-end');
    video.hidden = false;
    try {
      const text = await scan(video, own.signal);
      if (text) {
        field.value = text;
        use(text);
      }
    } catch {
      fail('camera');
    }
    scanning = null;
    video.hidden = true;
    camera.textContent = messages.text('friend-camera');
  };
  return make('div', {}, video, field, make('p', { className: 'actions' }, go, camera));
}
