/** Return a script that loads another one. @param {string} address */
export const imported = (address) => `import ${JSON.stringify(address)};`;

/**
 * Start a worker from a module. Sandboxed frames, and pages of other hosts, may start one only from a `data:` address.
 * @param {URL} module
 * @param {(address: string) => string} [addressOf] returns where all other pages start it from
 */
export function startModule({ href, origin: host }, addressOf = (address) => address) {
  const isOwn = origin === host;
  const address = isOwn ? addressOf(href) : `data:text/javascript,${encodeURIComponent(imported(href))}`;
  return new Worker(address, { type: 'module' });
}
