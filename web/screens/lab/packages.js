import { IS_FILE, SITE } from '../../host.js';
import { packagesOf } from '../../model/bots.js';
/** @import { Program } from '../../model/bots.js' */
/** @import { Messages } from '../../ui/messages.js' */

/** The index from which micropip takes packages if the page names no other, by micropip's name, and its hosts. */
const PYPI = { index: 'PYPI', hosts: ['pypi.org', 'files.pythonhosted.org'] };

/**
 * Tells whether the packages that bots name can be installed. As it is shipped, the page's policy allows requests to
 * its own host only, which has no packages. Whoever runs the site may put an index there, or allow PyPI's
 * (docs/bots.md).
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
    const { hosts } = packageIndex();
    const reason = IS_FILE ? 'file' : !isAllowed(hosts) ? 'policy' : !navigator.onLine ? 'offline' : '';
    return reason && this.messages.text('lab-packages', { reason, packages, host: hosts[0] ?? '' });
  }
}

/** Return the index of packages as micropip wants it, and the other hosts that must be allowed for it. */
export function packageIndex() {
  const own = document.querySelector('meta[name="kropki-packages"]')?.getAttribute('content');
  if (!own) return PYPI;
  const { href, host, origin } = new URL(own, SITE);
  return { index: href.replace(/\/$/, ''), hosts: origin === SITE.origin ? [] : [host] };
}

/** Return whether the page's own policy allows requests to these hosts. @param {string[]} hosts */
function isAllowed(hosts) {
  const metas = [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')];
  return metas.every((meta) => {
    const directives = (meta.getAttribute('content') ?? '')
      .split(';')
      .map((each) => each.trim().split(/\s+/));
    const [, ...sources] =
      directives.find(([name]) => name === 'connect-src') ??
      directives.find(([name]) => name === 'default-src') ??
      [];
    const allowed = sources.map((source) => source.replace(/^https?:(\/\/)?/, '').replace(/\/.*/, ''));
    return !sources.length || allowed.includes('') || hosts.every((host) => allowed.includes(host));
  });
}
