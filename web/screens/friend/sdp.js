/**
 * @file The few facts of a session description (SDP) that differ between devices, and the description that they make.
 * Everything else in it is the same for each connection of the page.
 *
 * @typedef {{address: string, port: number}} Place where a device can be reached: an address, or a name that only the
 *   local network knows (mDNS)
 *
 * @typedef {object} End of a connection
 * @property {string} ufrag the name and the password of the device for this connection
 * @property {string} pwd
 * @property {number[]} fingerprint 32 bytes: SHA-256 of its certificate
 * @property {Place[]} places
 */

/** Any more places are left out. */
export const MAX_PLACES = 6;
const HOST_PRIORITY = 126 * 2 ** 24 + 255;
const FINGERPRINT = /^a=fingerprint:sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})$/im;
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host\b/gim;

/**
 * Return the facts of a description that this browser has made. Places outside the local network are left out.
 * @param {string} sdp
 * @returns {End}
 * @throws {Error} if something is missing
 */
export function endOf(sdp) {
  const find = (/** @type {RegExp} */ pattern) => {
    const found = pattern.exec(sdp)?.[1];
    if (!found) throw new Error(`a description without ${pattern}`);
    return found;
  };
  const places = [...sdp.matchAll(CANDIDATE)].map(([, address, port]) => ({ address, port: Number(port) }));
  return {
    ufrag: find(/^a=ice-ufrag:(\S+)/m),
    pwd: find(/^a=ice-pwd:(\S+)/m),
    fingerprint: find(FINGERPRINT)
      .split(':')
      .map((byte) => parseInt(byte, 16)),
    places: places.filter(({ address }) => isNear(address)).slice(0, MAX_PLACES),
  };
}

/**
 * Return the description of an end.
 * @param {'offer' | 'answer'} kind
 * @param {End} end
 */
export function sdpOf(kind, { ufrag, pwd, fingerprint, places }) {
  const bytes = fingerprint.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  return [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...places.map(
      ({ address, port }, i) =>
        `a=candidate:${i + 1} 1 udp ${HOST_PRIORITY + 256 * (65_535 - i)} ${address} ${port} typ host`,
    ),
    'a=end-of-candidates',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${bytes.join(':')}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    '',
  ].join('\r\n');
}

/** Return whether an address belongs to the local network, judging by its form. @param {string} address */
export function isNear(address) {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.local$/i.test(address)) return true;
  const four = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(address);
  if (four) {
    const [a, b] = four.slice(1).map(Number);
    return (
      a === 10 ||
      a === 127 ||
      (a === 100 && b >= 64 && b < 128) ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b < 32) ||
      (a === 192 && b === 168)
    );
  }
  return /^(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):/i.test(address) || isLoopback(address);
}

/** @param {string} address */
const isLoopback = (address) => /^(?:0{0,4}:){2,7}0{0,3}1$/.test(address);
