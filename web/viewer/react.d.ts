import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ErrorDetail, KropkiBoard, MoveDetail, PlayDetail, ReadyDetail } from './kropki-board.js';

/** The attributes of the element, beside those of every element, and its events. */
interface BoardAttributes {
  sgf?: string;
  src?: string;
  puzzle?: string;
  at?: number | string;
  theme?: 'light' | 'dark';
  head?: 'off' | 'players';
  controls?: 'off';
  interactive?: boolean | '' | 'off';
  coordinates?: 'on' | 'off';
  hints?: 'off';
  width?: number | string;
  height?: number | string;
  'onkropki-ready'?: (event: CustomEvent<ReadyDetail>) => void;
  'onkropki-move'?: (event: CustomEvent<MoveDetail>) => void;
  'onkropki-play'?: (event: CustomEvent<PlayDetail>) => void;
  'onkropki-error'?: (event: CustomEvent<ErrorDetail>) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kropki-board': DetailedHTMLProps<HTMLAttributes<KropkiBoard>, KropkiBoard> & BoardAttributes;
    }
  }
}
