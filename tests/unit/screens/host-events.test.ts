// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { isOurPaste } from '../../../ui/admin/profile/picture-file';
import { mountView } from '../../../ui/embed/mount-view';

afterEach(() => document.body.replaceChildren());

it.each([
  ['.ours button', true],
  ['.ours', true],
  ['.ours input', false],
  ['.ours textarea', false],
  ['.ours [contenteditable] b', false],
  ['.ours [contenteditable=false]', true],
  ['.theirs', false],
  ['.theirs [contenteditable]', false],
  ['body', false],
])('a paste into %s is ours: %s', (selector, isOurs) => {
  document.body.innerHTML = `
    <div class="ours"><button></button><input><textarea></textarea><p contenteditable><b></b></p><i contenteditable="false"></i></div>
    <div class="theirs"><p contenteditable></p></div>`;
  expect(isOurPaste(document.querySelector(selector), document.querySelector('.ours'))).toBe(isOurs);
});

it.each([
  ['the document', document],
  ['nothing', null],
])('a paste into %s is not ours', (_, target) => expect(isOurPaste(target, document.body)).toBe(false));

it('an element in a shadow root is refused with what to do', () => {
  const inside = document.createElement('div');
  document.body.attachShadow({ mode: 'open' }).append(inside);
  expect(() => Reflect.apply(mountView, undefined, [inside])).toThrow(/Shadow roots are not supported: mount into/);
});
