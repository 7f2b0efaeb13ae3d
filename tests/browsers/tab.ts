/** A place in the visible part of a page, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** One tab of a browser, whatever drives the browser. */
export interface Tab {
  /** Goes to an address and waits until the page is loaded. */
  goto: (address: string) => Promise<void>;
  /** Runs a function in the page: it sees nothing of this process but its input, and answers what JSON can carry. */
  evaluate: <T, A = undefined>(run: (input: A) => T | Promise<T>, input?: A) => Promise<T>;
  /** Runs a classic script in the page. */
  runScript: (source: string) => Promise<void>;
  /** Clicks with the mouse. */
  click: (point: Point) => Promise<void>;
  /** Presses the keys of a text, one after another. */
  type: (text: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Where the browser says the tab is. */
  address: () => Promise<string>;
  /** The visible part as a PNG. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Size of the visible part of a page, in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
  /** Whether the browser behaves as that of a phone, where it can. */
  isMobile: boolean;
}

/** Cookies and storage of their own within a browser. */
export interface Profile {
  open: () => Promise<Tab>;
  /** Errors in the consoles of its pages, so far as the driver tells of them. */
  errors: readonly string[];
  /** Closes its tabs and deletes what they stored. */
  stop: () => Promise<void>;
}

/** A browser that was started, with a profile of its own. */
export interface StartedBrowser {
  version: string;
  open: () => Promise<Tab>;
  /** Adds a profile, whose tabs all have the viewport. */
  addProfile: (viewport: Viewport) => Promise<Profile>;
  /** Texts of the dialogs that pages opened; each was dismissed. */
  dialogs: readonly string[];
  /** Ends the browser and all that was started for it. */
  stop: () => Promise<void>;
}

/** How a browser is started. */
export interface StartBrowser {
  /** Port of a proxy on this machine that gets every request; certificates are not looked at then. */
  proxy?: number;
}

const PAUSE = 20;
const PATIENCE = 120_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Waits until a function in the page gives something, at most two minutes; gives that. */
export const until = async <T, A = undefined>(
  tab: Tab,
  run: (input: A) => T | undefined,
  input?: A,
): Promise<NonNullable<T>> => {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    // A page that is leaving does not answer.
    const response = await tab.evaluate(run, input).catch(() => undefined);
    if (response) return response;
    await pause();
  }
  throw new Error(`The tab did not reach the page; it is at ${await tab.address()}.`);
};
