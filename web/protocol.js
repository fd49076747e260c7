// Made from the messages in kropki/protocol by `make protocol`.
export const VERSION = 1;
export const MAX_NAME = 100;
export const MAX_COMMENT = 20000;
export const MAX_FILE = 32000000;
export const MAX_NUMBER = 9999;
export const MAX_KEPT = 8;
export const CHARSETS = [
  'utf-8',
  'cp1250',
  'iso8859-2',
  'cp852',
  'cp1251',
  'koi8-r',
  'koi8-u',
  'cp866',
  'iso8859-5',
  'cp1252',
  'iso8859-1',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
];
export const END_OPTIONS = ['passing', 'stop', 'lead', 'first_to', 'komi'];
export const OPENING_OPTIONS = ['middle'];
export const MOVE_KINDS = ['play', 'declare', 'pass', 'stop', 'time_up', 'follow_link', 'resign', 'finish'];
export const STEP_KINDS = ['undo', 'redo', 'go', 'go_to', 'walk'];
export const EDIT_KINDS = [
  'annotate',
  'promote',
  'cut',
  'paste',
  'graft',
  'set_up',
  'revert',
  'repeat',
  'set_info',
];
export const OFFER_KINDS = ['offer_draw', 'offer_settlement', 'accept', 'decline'];
