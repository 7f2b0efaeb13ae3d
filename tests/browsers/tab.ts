/** A point in the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** One tab of a browser, independent of its driver. */
export interface Tab {
  /** Goes to an address and waits until the page is loaded. */
  goto: (address: string) => Promise<void>;
  /** Runs a function in the page: it has access to its input only, and returns what JSON can represent. */
  evaluate: <T, A = undefined>(run: (input: A) => T | Promise<T>, input?: A) => Promise<T>;
  /** Runs a classic script in the page. */
  runScript: (source: string) => Promise<void>;
  /** Clicks with the mouse. */
  click: (point: Point) => Promise<void>;
  /** Presses the keys of a text, one after another. */
  type: (text: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** URL of the tab according to the browser. */
  address: () => Promise<string>;
  /** Screenshot of the viewport as PNG. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Size of the viewport, in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
  /** Whether the browser emulates a phone, where supported. */
  isMobile: boolean;
}

/** Cookies and storage of their own within a browser. */
export interface Profile {
  open: () => Promise<Tab>;
  /** Console errors of its pages, as far as the driver reports them. */
  errors: readonly string[];
  /** Closes its tabs and deletes their data. */
  stop: () => Promise<void>;
}

/** A started browser with a profile of its own. */
export interface StartedBrowser {
  version: string;
  open: () => Promise<Tab>;
  /** Adds a profile, whose tabs all have the viewport. */
  addProfile: (viewport: Viewport) => Promise<Profile>;
  /** Texts of the dialogs that pages opened; each was dismissed. */
  dialogs: readonly string[];
  /** Ends the browser and everything started for it. */
  stop: () => Promise<void>;
}

/** Options of a browser's start. */
export interface StartBrowser {
  /** Port of a proxy on this machine that receives every request; certificate errors are ignored then. */
  proxy?: number;
}

const PAUSE = 20;
const PATIENCE = 120_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Waits until a function in the page returns a value, at most two minutes; returns it. */
export const until = async <T, A = undefined>(
  tab: Tab,
  run: (input: A) => T | undefined,
  input?: A,
): Promise<NonNullable<T>> => {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    // A page that is being left does not respond.
    const response = await tab.evaluate(run, input).catch(() => undefined);
    if (response) return response;
    await pause();
  }
  throw new Error(`The tab did not reach the page; it is at ${await tab.address()}.`);
};
