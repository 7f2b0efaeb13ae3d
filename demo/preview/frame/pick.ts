import { builderBridge, type PickedElement } from '../bridge';
import { colorTokens } from '../theme/theme';

/** An unusual color: a value that changes with it depends on the token. */
const PROBE = '#010203';
const MAX_NAME = 40;
const FRAME =
  'pointer-events-none fixed z-2147483647 rounded-[4px] shadow-[0_0_0_4px_#fff] outline-2 outline-offset-1 outline-[#d6006c]';

const isTransparent = (color: string) => /^rgba\(.*, 0\)$/.test(color);

/** Returns the closest element with a background of its own. */
const groundOf = (element: Element): Element => {
  const parent = element.parentElement;
  return parent && isTransparent(getComputedStyle(element).backgroundColor) ? groundOf(parent) : element;
};

/** Returns the colors with which an element is painted. */
const colorsOf = (element: Element, ground: Element): string => {
  const { color, fill, stroke, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element);
  const { backgroundColor } = getComputedStyle(ground);
  const isSvg = element instanceof SVGElement;
  return [
    color,
    backgroundColor,
    boxShadow,
    borderTopWidth !== '0px' && borderTopColor,
    isSvg && `${fill} ${stroke}`,
  ].join();
};

/** Returns the color tokens of an element: those whose value changes its colors. */
const tokensOf = (element: Element): string[] => {
  const root = element.closest<HTMLElement>('.gh-root');
  if (!root) return [];
  const ground = groundOf(element);
  const painted = [element, ground].filter((part) => part instanceof HTMLElement);
  const transitions = painted.map((part) => part.style.transition);
  for (const part of painted) part.style.transition = 'none';
  const before = colorsOf(element, ground);
  const tokens = colorTokens.filter((token) => {
    const name = `--gh-${token}`;
    const original = root.style.getPropertyValue(name);
    root.style.setProperty(name, PROBE);
    const isUsed = colorsOf(element, ground) !== before;
    root.style.setProperty(name, original);
    return isUsed;
  });
  for (const [at, part] of painted.entries()) part.style.transition = transitions[at] ?? '';
  return tokens;
};

const nameOf = (element: Element): string => {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.localName;
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1)}…` : text;
};

/** Resolves with the next element that the user presses, which does nothing else; undefined after Escape. */
const pickElement = (signal: AbortSignal): Promise<PickedElement | undefined> =>
  new Promise((resolve) => {
    const frame = Object.assign(document.createElement('div'), { className: FRAME, hidden: true });
    document.body.append(frame);
    const controller = new AbortController();
    const finish = (picked?: PickedElement) => {
      controller.abort();
      frame.remove();
      resolve(picked);
    };
    const listen = (names: readonly string[], run: (event: Event) => void) => {
      for (const name of names) window.addEventListener(name, run, { capture: true, signal: controller.signal });
    };
    signal.addEventListener('abort', () => finish(), { signal: controller.signal });
    listen(['pointerover', 'focusin'], ({ target }) => {
      if (!(target instanceof Element)) return;
      const { x, y, width, height } = target.getBoundingClientRect();
      frame.hidden = false;
      Object.assign(frame.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    });
    listen(['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'], (event) =>
      event.stopImmediatePropagation(),
    );
    listen(['click'], (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { target } = event;
      finish(target instanceof Element ? { name: nameOf(target), tokens: tokensOf(target) } : undefined);
    });
    listen(['keydown'], (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') finish();
    });
  });

/** Lets the builder start and end the choice of an element. */
export const offerPicking = (): void => {
  let current = new AbortController();
  builderBridge.onPick((isOn) => {
    current.abort();
    if (!isOn) return;
    current = new AbortController();
    const { signal } = current;
    void pickElement(signal).then(
      (picked) => signal.aborted || builderBridge.picked(picked ?? { name: '', tokens: [] }),
    );
  });
};
