import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { expect } from './fixtures';

/** Resolves when nothing fades or moves any more: contrast is measured after that. */
const transitionsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Scroll-driven animations never finish.
    const running = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Fails on every violation, whatever its impact. */
export const expectNoViolations = async (page: Page, state = page.url()): Promise<void> => {
  await transitionsEnd(page);
  expect(await violationsOf(page), state).toEqual([]);
};

/** Colors depend on the scheme, layout on the width: two combinations cover every value of both. */
export const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const;

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** Changes the look of a page that stays as it is. */
export const setLook = async (page: Page, { colorScheme, width }: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await transitionsEnd(page);
};

/** axe in {@link looks}, without sideways scroll. */
export const expectAccessible = async (page: Page, state = page.url()): Promise<void> => {
  for (const look of looks) {
    await setLook(page, look);
    const where = `${state}, ${look.colorScheme}, ${look.width} px`;
    await expectNoViolations(page, where);
    await expectNoSideways(page, where);
  }
};

/** Fails when an element is wider than the window, after layout has settled. */
export const expectNoSideways = async (page: Page, state = page.url()): Promise<void> => {
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      return [`${scrollWidth} of ${clientWidth} px`, ...wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 100))];
    });
  await expect.poll(tooWide, { message: `${state} scrolls sideways` }).toEqual([]);
};

/** The focused control if a toast covers it (2.4.11); without a toast, that there is none. */
export const coveredByToasts = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-slot=toast]')].map((toast) => toast.getBoundingClientRect());
    if (toasts.length === 0) return 'no toast is visible';
    const control = document.activeElement;
    if (!control || control === document.body || control.closest('[data-slot=toast]')) return undefined;
    const box = control.getBoundingClientRect();
    const isCovered = toasts.some(
      ({ left, right, top, bottom }) =>
        left <= box.left && box.right <= right && top <= box.top && box.bottom <= bottom,
    );
    return isCovered ? control.outerHTML.slice(0, 120) : undefined;
  });

/** Targets under 24 by 24 px (2.5.8); links within a sentence are the exception that the rule makes. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="radio"], [tabindex="0"]';
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim());
    const boxOf = (element: Element) => {
      // A label extends the target of its control.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const boxes = [element, ...(label ? [label] : [])].map((candidate) => candidate.getBoundingClientRect());
      // The kit's checks and switches take clicks beside them, by a box of theirs that is not seen.
      const around = getComputedStyle(element, element instanceof HTMLInputElement ? '::after' : null);
      return {
        width: Math.max(...boxes.map(({ width }) => width), Number.parseFloat(around.width) || 0),
        height: Math.max(...boxes.map(({ height }) => height), Number.parseFloat(around.height) || 0),
      };
    };
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[href="#main"], [inert], [aria-hidden=true]');
      const { width, height } = boxOf(element);
      // Tolerance for rounding.
      if (!isShown || isInSentence(element) || (width >= 23.5 && height >= 23.5)) return [];
      return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 100)}`];
    });
  });

/** Returns texts clipped by their own box. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY, clipPath, position, textOverflow } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      // An ellipsis says that there is more: ids, with a button beside them that copies the whole.
      const isHidden =
        textOverflow === 'ellipsis' || clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
      if (!hasText || isHidden || !element.checkVisibility() || element.closest('svg, .gh-root [aria-hidden="true"]'))
        return [];
      const cut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const lost =
        (cut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cut(overflowY) && element.scrollHeight > element.clientHeight + 1);
      return lost ? [`${element.className}: ${element.textContent?.slice(0, 60)}`] : [];
    }),
  );

/** The spacing of WCAG 1.4.12, set as a user's own style sheet would. Resolves to what takes it away again. */
export const spaceText = async (page: Page): Promise<() => Promise<void>> => {
  const spacing = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () =>
    spacing.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((candidate) => candidate !== sheet);
    });
};

/** Where the focus is, as a place among the elements of the page, and what is wrong with it; undefined on the page itself. */
const focusNow = (page: Page): Promise<{ place: number; problem?: string } | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const place = [...document.querySelectorAll('*')].indexOf(element);
    const isRing = (candidate: Element | null | undefined) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    };
    const shown = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
    const html = element.outerHTML.slice(0, 100);
    // The boxes of a code lie below its input, which is transparent.
    const boxes = [...(element.parentElement?.querySelectorAll(':scope > span[aria-hidden]') ?? [])];
    const isBox = (candidate: Element) => getComputedStyle(candidate).outlineStyle !== 'none';
    if (![element, shown, element.parentElement].some(isRing) && !boxes.some(isBox))
      return { place, problem: `no ring: ${html}` };
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return { place, problem: `out of view: ${html}` };
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const points = [0.1, 0.5, 0.9].map((part) => top + (bottom - top) * part);
    const there = points.map((y) => document.elementFromPoint(x, y));
    const isSeen = there.some(
      (candidate) => candidate !== null && (shown.contains(candidate) || candidate.contains(shown)),
    );
    return { place, problem: isSeen ? undefined : `covered by ${there[1]?.outerHTML.slice(0, 200)}: ${html}` };
  });

/** Where the focus is, once the browser has scrolled to it; fails where it is not seen. */
const visibleFocus = async (page: Page, press: string): Promise<{ place: number } | undefined> => {
  let focus: Awaited<ReturnType<typeof focusNow>>;
  const problem = async () => {
    focus = await focusNow(page);
    return focus?.problem;
  };
  await expect.poll(problem, { message: `${page.url()}: ${press}`, timeout: 5000 }).toBeUndefined();
  return focus;
};

/** Presses a key again and again and fails where the focus is not seen; gives the number of elements it came to. */
export const stopsOf = async (page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<number> => {
  const stops = new Set<number>();
  for (let press = 1; press <= presses; press += 1) {
    await page.keyboard.press(key);
    const focus = await visibleFocus(page, `${key} ${press}`);
    if (focus) stops.add(focus.place);
  }
  return stops.size;
};

/** Whether the focus is in an element. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(document.activeElement));

/**
 * Goes to an element by Tab alone, or backwards. Fails where the focus is not seen on the way, where it leaves the order
 * of the document other than to begin again, and where it does not come to the element.
 */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  // A press before a view has opened would go to the one that it replaces.
  await target.waitFor({ state: 'attached' });
  let last: number | undefined;
  let beginnings = 0;
  for (let press = 1; press <= 120 && beginnings < 2; press += 1) {
    await page.keyboard.press(key);
    const focus = await visibleFocus(page, `${key} ${press}`);
    if (await hasFocus(target)) return;
    const steps = focus && last !== undefined ? focus.place - last : 0;
    if (key === 'Tab' ? steps < 0 : steps > 0) beginnings += 1;
    last = focus?.place;
  }
  throw new Error(`${key} does not come to ${target}.`);
};
