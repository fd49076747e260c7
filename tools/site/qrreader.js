/** @file What the page uses of qr: the reader of QR codes, which loads when the camera is needed. */

export { decodeQR } from 'qr/decode.js';
