import type { Finder, FinderRequest, FinderResult } from '../flows/finder-protocol';
import { aimAt, aimOutcome } from './aim';
import { elementsOf, pointOf } from './elements';

const errors: string[] = [];

const { error: report } = console;
console.error = (...values: unknown[]) => {
  errors.push(values.map(String).join(' '));
  report.apply(console, values);
};
addEventListener('error', ({ message }) => void errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => void errors.push(`unhandled: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  errors.push(`refused by the policy: ${violatedDirective} ${blockedURI}`);
});

/** Returns the errors of the page since the last call. Not all drivers report them. */
const takeErrors = (): string[] => errors.splice(0);

let frames = 0;
let isPending = false;

const countFrame = () => {
  frames += 1;
  isPending = false;
};

/** Returns how many frames were painted since they were first counted, and asks for the next one. */
const paintedFrames = (): number => {
  // A hidden page is not painted.
  if (document.hidden) countFrame();
  if (!isPending) requestAnimationFrame(countFrame);
  isPending = true;
  return frames;
};

const missing: FinderResult = { ok: false, why: 'not there' };

const isControl = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The point at which the first clickable element can be clicked. */
const point = (elements: readonly Element[]): FinderResult => {
  let why: string | undefined;
  for (const element of elements) {
    const found = pointOf(element);
    if (typeof found !== 'string') {
      aimAt(element);
      return { ok: true, point: found, frame: paintedFrames() };
    }
    why ??= found;
  }
  return { ok: false, why: why ?? missing.why };
};

const selectContent = (elements: readonly Element[]): FinderResult => {
  const focused = elements.find((element) => element === document.activeElement);
  if (!focused) return { ok: false, why: 'not focused' };
  if (isControl(focused)) focused.select();
  return { ok: true };
};

const contentOf = (element: Element): string =>
  isControl(element) ? element.value : element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');

/** A driver cannot open a native list: its option is selected as with the keyboard. */
const choose = (list: Element | undefined, label: string): FinderResult => {
  if (!(list instanceof HTMLSelectElement)) return missing;
  const index = [...list.options].findIndex((option) => option.label.trim() === label);
  if (index < 0) return { ok: false, why: `without the option "${label}"` };
  list.focus();
  list.selectedIndex = index;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  return { ok: true };
};

const respond = (request: FinderRequest): FinderResult => {
  if (request.kind === 'aim') return { ok: aimOutcome() === 'hit', why: aimOutcome() };
  const elements = elementsOf(request.query);
  const [first] = elements;
  switch (request.kind) {
    case 'see':
      return first ? { ok: true } : missing;
    case 'point':
      return point(elements);
    case 'select-content':
      return selectContent(elements);
    case 'checked':
      return first?.matches(':checked, [aria-checked=true]') ? { ok: true } : { ok: false, why: 'not checked' };
    case 'content':
      return first ? { ok: true, content: contentOf(first) } : missing;
    case 'choose':
      return choose(first, request.label);
  }
};

const finder: Finder = (request) => ({ ...respond(request), errors: takeErrors() });
window.gatehouseFinder = finder;
