import type { BrowserContext, Frame, Page } from '@playwright/test';
import { texts } from '../../demo/portal/texts/en/shell';
import file from '../payloads/xss.json' with { type: 'json' };
import { expect } from './fixtures';
import { expectNoSideways } from './measures';

export const payloads: readonly string[] = Object.values(file.payloads).flatMap((ofKind) =>
  Object.values<string>(ofKind),
);

const isShort = ({ length }: string) => length < 200;

/** Without those that are only long: laying out one of these takes longer than all others together. */
export const shortPayloads = payloads.filter(isShort);

/** Number of places of a row or form that show a payload: long ones are in the first only. */
export const placesOf = (payload: string, places: number): number => (isShort(payload) ? places : Math.min(places, 1));

/** Pictures and links: placeholders of addresses. */
export const addresses: readonly string[] = Object.values({ ...file.payloads.url, ...file.payloads.avatar });

/** Markup that swallows the following text goes last, so that it hides no other payload from the parser. */
const swallows = (payload: string) => Number(/<(iframe|noscript|math|style|object)/.test(payload));

/** Several payloads as one text. */
export const joined = (texts: readonly string[] = payloads): string =>
  [...texts].sort((one, other) => swallows(one) - swallows(other)).join(' ');

/** Divides a list into parts of a size. */
export const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size));

declare global {
  interface Window {
    __xss?: unknown;
    /** Injected elements and policy violations. */
    oracle: { intruders: string[]; refused: string[] };
  }
}

/** Runs in every document before its own scripts and observes every added element. */
const observe = () => {
  const oracle: Window['oracle'] = { intruders: [], refused: [] };
  window.oracle = oracle;
  const isOwn = (address: string) => new URL(address, location.href).origin === location.origin;
  const isBad = (element: Element): boolean => {
    const [tag, address] = [element.localName, element.getAttribute('src') ?? element.getAttribute('href') ?? ''];
    if (/^(iframe|object|embed|base|x)$/.test(tag)) return true;
    // Data of the sign-in page, which runs nothing.
    if (element.matches('head > script#answers[type="application/json"]')) return false;
    if (/^(script|link)$/.test(tag)) return !address || !isOwn(address);
    if (tag === 'meta') return element.hasAttribute('http-equiv');
    if (tag === 'form') return element.hasAttribute('action');
    if (tag === 'a') return /^\s*(javascript|data|vbscript):/i.test(address) || address.includes('evil.test');
    return tag === 'img' && address === 'x';
  };
  const look = (element: Element) => {
    const handler = element.getAttributeNames().find((name) => name.startsWith('on'));
    if (handler || isBad(element)) oracle.intruders.push(element.outerHTML.slice(0, 120));
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes' && target instanceof Element) look(target);
      for (const node of addedNodes)
        if (node instanceof Element) for (const descendant of [node, ...node.querySelectorAll('*')]) look(descendant);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    oracle.refused.push(`${violatedDirective} ${blockedURI}`);
  });
};

const POLICY = 'content-security-policy';

/**
 * Makes the policy of a page report-only. A payload can then do anything, and the policy reports it too:
 * one round sees what two would, with the policy and without it.
 */
export const reportOnly = async (context: BrowserContext): Promise<void> => {
  // A page with an intercepted response counts as public, which may not call localhost without permission.
  await context.grantPermissions(['local-network-access']);
  await context.route('http://localhost:*/**', async (route) => {
    const request = route.request();
    // Frames of other pages keep their policy, which says who may embed them.
    if (request.resourceType() !== 'document' || request.frame().parentFrame()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { [POLICY]: policy, ...headers } = response.headers();
    expect(policy, 'the policy of the page').toContain("script-src 'self'");
    await route.fulfill({ response, headers: { ...headers, [`${POLICY}-report-only`]: policy ?? '' } });
  });
};

export interface ForeignRequest {
  url: string;
  type: string;
  referrer: string | undefined;
}

/** Whether scripts may run in a frame. Where they may not, there is nothing in which a test could evaluate either. */
const isScripted = async (frame: Frame): Promise<boolean> => {
  if (!frame.parentFrame()) return true;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox === null || sandbox.split(' ').includes('allow-scripts');
};

/** Whether a script of a payload ran in a frame. One that is removed meanwhile was noted when it was inserted. */
const isMarked = async (frame: Frame): Promise<boolean> => {
  try {
    return (await isScripted(frame)) && (await frame.evaluate(() => window.__xss !== undefined));
  } catch (error) {
    if (frame.isDetached()) return false;
    // A frame begins with an empty document, which its own one replaces.
    if (/context was destroyed/.test(String(error))) return isMarked(frame);
    throw error;
  }
};

/** Titles of the portal. */
const portalTitle = new RegExp(`^(.+ · )?(${texts.portalName}|Administration)$`);

/**
 * The seven checks for payloads: `check` reports what they found on a page, which should be nothing.
 * @param widths at which nothing may be wider than the window
 * @param title of the pages
 */
export const createOracles = async (context: BrowserContext, widths: readonly number[], title = portalTitle) => {
  const foreign: ForeignRequest[] = [];
  const dialogs: string[] = [];

  await context.addInitScript(observe);
  // Requests to other hosts are blocked and recorded.
  await context.route(
    ({ protocol, hostname }) => /^https?:$/.test(protocol) && hostname !== 'localhost',
    (route) => {
      const request = route.request();
      foreign.push({ url: request.url(), type: request.resourceType(), referrer: request.headers().referer });
      return route.abort();
    },
  );
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });

  const findings = async (
    page: Page,
    origin: string,
    mayAsk: (request: ForeignRequest) => boolean = () => false,
  ): Promise<string[]> => {
    const marks = await Promise.all(page.frames().map(isMarked));
    const { intruders, refused, at, name } = await page.evaluate(() => ({
      ...window.oracle,
      at: location.origin,
      name: document.title,
    }));
    return [
      ...(marks.includes(true) ? ['a script ran'] : []),
      ...dialogs.map((message) => `a dialog: ${message}`),
      ...foreign.filter((request) => !mayAsk(request)).map(({ type, url }) => `a request: ${type} ${url}`),
      ...intruders.map((element) => `an element: ${element}`),
      ...refused.map((what) => `refused by the policy: ${what}`),
      ...(at === origin ? [] : [`another origin: ${at}`]),
      ...(title.test(name) ? [] : [`another title: ${name}`]),
      ...(context.pages().length === 1 ? [] : ['another window']),
      ...(page.frames().length === 1 ? [] : ['another frame']),
    ];
  };

  return {
    foreign,
    findings,
    /** @param mayAsk whether a request to another site is as it should be */
    check: async (page: Page, origin: string, mayAsk?: (request: ForeignRequest) => boolean) => {
      // Widths are changed without a reload.
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSideways(page, `the page at ${width} px`);
      }
      expect(await findings(page, origin, mayAsk)).toEqual([]);
    },
  };
};
export type Oracles = Awaited<ReturnType<typeof createOracles>>;
