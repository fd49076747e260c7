import { IS_FILE } from '../host.js';
import { packagesOf } from '../model/bots.js';
/** @import { Program } from '../model/bots.js' */
/** @import { Messages } from '../ui/messages.js' */

/** The hosts from which micropip takes packages. */
const HOSTS = ['pypi.org', 'files.pythonhosted.org'];

/**
 * Tells whether the packages that bots name can be installed. As it is shipped, the page's policy allows requests to
 * its own host only. Who runs the site may allow those of HOSTS in `connect-src`.
 */
export class Packages {
  /** @param {Messages} messages */
  constructor(messages) {
    this.messages = messages;
  }

  /** Return why these programs lack packages, or ''. @param {Program[]} programs */
  refusal(programs) {
    const wanted = programs.flatMap(({ source }) => packagesOf(source));
    if (!wanted.length) return '';
    const packages = this.messages.list(wanted);
    const reason = IS_FILE ? 'file' : !isAllowed() ? 'policy' : !navigator.onLine ? 'offline' : '';
    return reason && this.messages.text('lab-packages', { reason, packages });
  }
}

/** Return whether the page's own policy allows requests to the hosts of packages. */
function isAllowed() {
  const metas = [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')];
  return metas.every((meta) => {
    const directives = (meta.getAttribute('content') ?? '')
      .split(';')
      .map((each) => each.trim().split(/\s+/));
    const [, ...sources] =
      directives.find(([name]) => name === 'connect-src') ??
      directives.find(([name]) => name === 'default-src') ??
      [];
    const hosts = sources.map((source) => source.replace(/^https:(\/\/)?/, ''));
    return !sources.length || hosts.includes('') || HOSTS.every((host) => hosts.includes(host));
  });
}
