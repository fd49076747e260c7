/** @file The links of a class: the pupils' and the teacher's. */

import { addressOfPage } from '../../base/browser.js';
import { copyText } from '../../files/saving.js';
import { classLink, teachersLink } from '../../model/lessonfiles.js';

/**
 * Copy a link of a class. Return the message that says what came of it.
 * @param {string} text of the class
 * @param {boolean} [isTeachers] whether it is the teacher's link
 */
export async function copyClassLink(text, isTeachers = false) {
  const fragment = await classLink.pack(text);
  if (fragment === null) return 'maker-link-long';
  const isCopied = await copyText(addressOfPage() + (isTeachers ? teachersLink(fragment) : fragment));
  return isCopied ? 'learn-link-copied' : 'learn-link-denied';
}
