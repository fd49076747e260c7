import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { KropkiBoard } from './kropki-board.js';

/** The attributes of the element, beside those of every element. */
interface Attributes {
  src?: string;
  puzzle?: string;
  at?: number | string;
  theme?: 'light' | 'dark';
  head?: 'off';
  controls?: 'off';
  interactive?: boolean | '' | 'off';
  coordinates?: 'on' | 'off';
  hints?: 'off';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kropki-board': DetailedHTMLProps<HTMLAttributes<KropkiBoard>, KropkiBoard> & Attributes;
    }
  }
}
