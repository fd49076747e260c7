import { enterFullScreen, leaveFullScreen } from '../base/browser.js';
import { byId } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */

/** Let a button of the menu show the page on the full screen, where the browser can. @param {Messages} messages */
export function mountFullScreen(messages) {
  const button = byId('full-screen', HTMLButtonElement);
  button.hidden = !document.fullscreenEnabled;
  button.onclick = () => {
    byId('more-menu', HTMLElement).hidePopover();
    if (document.fullscreenElement) void leaveFullScreen();
    else void enterFullScreen();
  };
  document.addEventListener('fullscreenchange', () =>
    messages.label(button, document.fullscreenElement ? 'full-screen-leave' : 'full-screen'),
  );
}
