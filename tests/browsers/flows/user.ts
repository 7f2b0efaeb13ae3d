import type { Tab } from '../tab';
import type { FinderRequest, FinderResult } from './finder-protocol';
import { describeQuery, type Query } from './query';

/** Milliseconds after which a page that does not load is a failure. */
const PATIENCE = 60_000;
const PAUSE = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Polls until there is a value. */
const poll = async <T>(look: () => Promise<T | undefined>, failure: () => Promise<string>): Promise<T> => {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await pause();
  }
  throw new Error(await failure());
};

const respond = (request: FinderRequest) => window.gatehouseFinder?.(request);

/** A user at a tab, who finds elements on the page, clicks and types. */
export interface User {
  tab: Tab;
  /** Errors of the pages while they were used. */
  errors: readonly string[];
  /** Opens an address. */
  open: (address: string) => Promise<void>;
  /** Waits until the tab is at an address, or at one that matches. */
  isAt: (address: string | RegExp) => Promise<void>;
  /** Waits until such an element exists. */
  sees: (query: Query) => Promise<void>;
  /** Waits until no such element exists. */
  seesNoMore: (query: Query) => Promise<void>;
  /** Waits until one of these exists, and returns it. */
  seesOneOf: (...queries: readonly Query[]) => Promise<Query>;
  /** Clicks. */
  press: (query: Query) => Promise<void>;
  /** Clicks a field and replaces its content by typing. */
  fill: (query: Query, text: string) => Promise<void>;
  /** Clicks a checkbox and waits until it is checked. */
  check: (query: Query) => Promise<void>;
  /** Selects an option of a native list. */
  choose: (query: Query, label: string) => Promise<void>;
  /** Reads the value of a field, or the text of an element. */
  read: (query: Query) => Promise<string>;
  pressEscape: () => Promise<void>;
}

/**
 * Lets a user operate a tab.
 * @param finder script of the page that finds elements; it has to be loaded again with each page
 */
export const userAt = (tab: Tab, finder: string): User => {
  const errors: string[] = [];
  const ask = async (request: FinderRequest): Promise<FinderResult> => {
    try {
      const response = await tab.evaluate(respond, request);
      if (response) {
        errors.push(...response.errors);
        return response;
      }
      await tab.runScript(finder);
    } catch (error) {
      // A page that is leaving does not respond.
      return { ok: false, why: error instanceof Error ? error.message : String(error) };
    }
    return { ok: false, why: 'the page has just been loaded' };
  };

  const wait = async (request: FinderRequest, isEnough: (response: FinderResult) => boolean = ({ ok }) => ok) => {
    let why: string | undefined;
    return poll(
      async () => {
        const response = await ask(request);
        why = response.why;
        return isEnough(response) ? response : undefined;
      },
      async () => `${request.kind} ${describeQuery(request.query)}: ${why}; at ${await tab.address()}`,
    );
  };

  const sees = async (query: Query) => void (await wait({ kind: 'see', query }));

  /** Clicks once; returns whether the click hit the element, which may move at the last moment. */
  const click = async (query: Query): Promise<boolean> => {
    let before = '';
    let since = 0;
    // A moving element is not clicked before it has stopped: it is in one place in two frames, since menus get their
    // place in a frame, which a busy browser renders late.
    const { point } = await wait({ kind: 'point', query }, ({ ok, point: found, frame = 0 }) => {
      const here = ok ? JSON.stringify(found) : '';
      if (here !== '' && here === before) return frame > since;
      before = here;
      since = frame;
      return false;
    });
    if (!point) return false;
    await tab.click(point);
    // A page that was left because of the click reports nothing more.
    const { why } = await wait({ kind: 'aim', query }, (response) => response.ok || response.why !== undefined);
    return why !== 'missed';
  };

  const press = async (query: Query) =>
    void (await poll(
      async () => ((await click(query)) ? true : undefined),
      async () => `press ${describeQuery(query)}: always missed; at ${await tab.address()}`,
    ));

  return {
    tab,
    errors,
    open: tab.goto,
    isAt: async (address) => {
      const isThere = (here: string) => (typeof address === 'string' ? here === address : address.test(here));
      const look = async () => (isThere(await tab.address().catch(() => '')) ? true : undefined);
      await poll(look, async () => `the tab is at ${await tab.address()}, not at ${address}`);
    },
    sees,
    seesNoMore: async (query) => {
      await wait({ kind: 'see', query }, ({ ok, why }) => !ok && why === 'not there');
    },
    seesOneOf: (...queries) =>
      poll(
        async () => {
          for (const query of queries) if ((await ask({ kind: 'see', query })).ok) return query;
          return undefined;
        },
        async () => `none of ${queries.map(describeQuery).join(', ')} at ${await tab.address()}`,
      ),
    press,
    fill: async (query, text) => {
      await press(query);
      await wait({ kind: 'select-content', query });
      await tab.type(text);
    },
    check: async (query) => {
      await press(query);
      await wait({ kind: 'checked', query });
    },
    choose: async (query, label) => void (await wait({ kind: 'choose', query, label })),
    read: async (query) => (await wait({ kind: 'content', query })).content ?? '',
    pressEscape: tab.pressEscape,
  };
};
