/**
 * @file Tells a learning platform by SCORM 1.2 how far a pupil has come in the class that the frame shows.
 *
 * The page in the frame sends its progress after each change, as a code. The platform keeps it until the next visit.
 * What the platform already knows is never lowered. The page says in words what the platform refuses, and it is tried
 * again where that may help; whatever the platform does, the frame is shown.
 */
(() => {
  const MAX_DEPTH = 50; // windows between this one and that of the platform
  const DELAYS = [250, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]; // milliseconds until it is tried again
  const PATIENCE = 4; // tries until it is said that there is no platform
  const RANKS = ['not attempted', 'browsed', 'incomplete', 'failed', 'completed', 'passed'];
  const ALREADY = '101'; // what platforms answer when they have begun already
  const NOT_BEGUN = '301';
  /** Wrong names and values, and what the platform does not have: the same again is refused again. */
  const FINAL = ['201', '202', '203', '401', '402', '403', '404', '405'];
  const MAX_HOURS = 9999;

  /** What the platform refused: the number of its error, and its words for it. */
  class Refusal extends Error {
    constructor(code, words) {
      super([code, words].filter(Boolean).join(' '));
      this.code = code;
      this.isFinal = FINAL.includes(code);
    }
  }

  const frame = document.querySelector('iframe');
  const started = performance.now();
  let api = null;
  let isOn = false; // whether the platform has begun
  let isOver = false;
  let mode = 'normal';
  let isCounted = true;
  let known = null; // the code that the platform has kept, or null while that is not known
  let unsent = null; // the progress that the platform does not have yet
  let told = { state: 'waits', detail: '' };
  let tries = 0;
  let alarm = 0;

  /** Return the platform's side of the standard, or null. */
  function findApi(from) {
    let place = from;
    for (let depth = 0; place && depth < MAX_DEPTH; depth++) {
      try {
        if (place.API) return place.API;
        if (place === place.parent) return null;
      } catch {
        return null; // a window of another host
      }
      place = place.parent;
    }
    return null;
  }

  function findAnyApi() {
    let opener = null;
    try {
      opener = window.opener ?? window.top.opener;
    } catch {
      // the topmost window is of another host
    }
    return findApi(window) ?? findApi(opener);
  }

  /** Call a function of the platform, and return its answer as a text. */
  function call(name, ...words) {
    try {
      return String(api[name](...words) ?? '');
    } catch (error) {
      throw new Refusal('', String(error?.message ?? error));
    }
  }

  /** Return what the platform says about its last error, or null. */
  function lastRefusal() {
    try {
      const code = call('LMSGetLastError');
      return code === '0' || code === '' ? null : new Refusal(code, call('LMSGetErrorString', code));
    } catch (refusal) {
      return refusal;
    }
  }

  /** Call a function that answers whether it has worked. */
  function act(name, ...words) {
    const answer = call(name, ...words);
    if (!/^(true|1)$/i.test(answer.trim())) throw lastRefusal() ?? new Refusal('', `${name}: ${answer || '–'}`);
  }

  /** Return a value that the platform keeps. */
  function get(name) {
    const value = call('LMSGetValue', `cmi.${name}`);
    const refusal = value ? null : lastRefusal();
    if (refusal) throw refusal;
    return value;
  }

  const set = (name, value) => act('LMSSetValue', `cmi.${name}`, String(value));

  /** Return the code that the platform has kept, or an empty text if it cannot keep any. */
  function getKept() {
    try {
      return get('suspend_data');
    } catch (refusal) {
      if (refusal.isFinal) return '';
      throw refusal;
    }
  }

  /** Return what `get` returns, or an empty text if the platform does not have it. */
  function getAny(name) {
    try {
      return get(name);
    } catch {
      return '';
    }
  }

  /** Do all of these, and then throw the first refusal, or rather one after which it may be tried again. */
  function doAll(acts) {
    let first = null;
    for (const each of acts) {
      try {
        each();
      } catch (refusal) {
        if (!first || (first.isFinal && !refusal.isFinal)) first = refusal;
      }
    }
    if (first) throw first;
  }

  /** Do something that the standard leaves to the platform. */
  function attempt(each) {
    try {
      each();
    } catch {
      // it does without
    }
  }

  /** Begin with the platform, and read what it knows. */
  function begin() {
    api ??= findAnyApi();
    if (!api) throw new Refusal('', '');
    if (!isOn) {
      try {
        act('LMSInitialize', '');
      } catch (refusal) {
        if (refusal.code !== ALREADY) throw refusal;
        get('core.lesson_status');
      }
      isOn = true;
    }
    if (known !== null) return;
    const code = getKept();
    mode = getAny('core.lesson_mode').trim().toLowerCase() || 'normal';
    isCounted = getAny('core.credit').trim().toLowerCase() !== 'no-credit';
    known = code;
    if (unsent && code) unsent = null; // the page joins both, and sends them
    if (isKept() && isCounted) raise('incomplete');
    tell();
  }

  /** Whether the platform takes anything: in a review and a preview nothing may be changed. */
  const isKept = () => mode !== 'review' && mode !== 'browse';

  /** Return the place of a status among them, however the platform writes it; one that it made up is not lowered. */
  function rankOf(status) {
    const letter = status.trim().toLowerCase().charAt(0);
    const rank = RANKS.findIndex((each) => each.startsWith(letter));
    return rank < 0 ? RANKS.length : rank;
  }

  /** Let the status be this one, unless a better one is known. */
  function raise(status) {
    if (rankOf(get('core.lesson_status')) < rankOf(status)) set('core.lesson_status', status);
  }

  const numberOf = (text) => Number.parseFloat(text.replace(',', '.'));

  /** Let the score be this one in percent, unless it is at least as good, on whatever scale, or no number. */
  function raiseScore(share) {
    const raw = get('core.score.raw');
    if (raw) {
      const least = numberOf(getAny('core.score.min')) || 0;
      const most = numberOf(getAny('core.score.max')) || 100;
      const known = (100 * (numberOf(raw) - least)) / (most - least);
      if (!(known < share)) return;
    }
    attempt(() => set('core.score.min', 0));
    attempt(() => set('core.score.max', 100));
    set('core.score.raw', share);
  }

  /** Send the progress. */
  function send({ code, done, count }) {
    const share = count ? Math.floor((100 * done) / count) : 0;
    doAll([
      () => set('suspend_data', code),
      ...(isCounted
        ? [
            () => raiseScore(share),
            () => raise(count && done >= count ? 'completed' : 'incomplete'),
          ]
        : []),
      () => act('LMSCommit', ''),
    ]);
  }

  /** Begin and send what is to be sent. If that fails, say so, and try again later. */
  function work() {
    clearTimeout(alarm);
    if (isOver) return;
    try {
      begin();
      if (unsent && isKept()) send(unsent);
      unsent = null;
      tries = 0;
      told = { state: isKept() ? (isCounted ? 'kept' : 'no-credit') : mode, detail: '' };
    } catch (refusal) {
      const answered = refusal.isFinal ? 'final' : 'refused';
      const state = api ? answered : tries < PATIENCE ? 'waits' : 'none';
      told = { state, detail: refusal.message };
      if (refusal.code === NOT_BEGUN) isOn = false;
      if (refusal.isFinal) {
        unsent = null; // until there is more
      } else {
        alarm = setTimeout(work, DELAYS[Math.min(tries, DELAYS.length - 1)]);
        tries++;
      }
    }
    tell();
  }

  /** Let the page know what the platform knows and says. */
  function tell() {
    attempt(() => frame.contentWindow.postMessage({ kropki: 'platform', code: known ?? '', ...told }, '*'));
  }

  /** End the session, once. */
  function end() {
    if (isOver) return;
    isOver = true;
    clearTimeout(alarm);
    if (!isOn) return;
    if (isKept()) {
      const seconds = Math.round((performance.now() - started) / 1000);
      const parts = [Math.min(MAX_HOURS, seconds / 3600), (seconds / 60) % 60, seconds % 60];
      const time = parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
      if (unsent) attempt(() => send(unsent));
      attempt(() => set('core.session_time', time.padStart(10, '0')));
      attempt(() => set('core.exit', 'suspend'));
      attempt(() => act('LMSCommit', ''));
    }
    attempt(() => act('LMSFinish', ''));
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data?.kropki === 'ready') tell();
    if (data?.kropki !== 'progress') return;
    unsent = data;
    tries = Math.min(tries, PATIENCE);
    work();
  });
  addEventListener('online', work);
  document.addEventListener('visibilitychange', () => document.hidden && unsent && work());
  addEventListener('pagehide', end);
  addEventListener('unload', end);
  addEventListener('pageshow', ({ persisted }) => persisted && isOver && location.reload());

  frame.src = `kropki.html${frame.dataset.link}&progress=`;
  setTimeout(work);
})();
