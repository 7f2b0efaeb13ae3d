/** The protocol of WebDriver (W3C): commands go to a driver over HTTP. */

import type { Point, Tab } from './tab';

type Method = 'GET' | 'POST' | 'DELETE';

interface Refusal {
  error: string;
  message: string;
}

/**
 * Sends a command and returns its value.
 * @throws Error with the code and the message of the driver
 */
const sendCommand = async (address: string, method: Method, body?: object): Promise<unknown> => {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as Refusal;
  throw new Error(`${error}: ${message}`);
};

/** Waits until the driver at this address accepts commands. */
export const driverIsReady = async (server: string): Promise<void> => {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const status = await sendCommand(`${server}/status`, 'GET').catch(() => undefined);
    if ((status as { ready?: boolean } | undefined)?.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No driver responds at ${server}.`);
};

/** Escape, as WebDriver names it. */
const ESCAPE = '\uE00C';

/** Body of the command that clicks with the mouse. */
const clickAt = ({ x, y }: Point) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});

/** Body of the command that presses the keys of a text. */
const typeText = (text: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});

/** Sends a command to one window. */
export type SendToWindow = (method: Method, path: string, body?: object) => Promise<unknown>;

/** Runs a function in the page and returns its outcome as text, since WebDriver converts `undefined` to `null`. */
const script = (run: string) => `
  const [input, tell] = arguments;
  Promise.resolve(input).then(${run}).then(
    (value) => tell(JSON.stringify({ value })),
    (error) => tell(JSON.stringify({ error: String(error) })),
  );`;

/** A window of WebDriver as a tab. */
const tabOf = (send: SendToWindow): Tab => ({
  goto: async (url) => void (await send('POST', 'url', { url })),
  evaluate: async <T, A>(run: (input: A) => T | Promise<T>, input?: A) => {
    const args = [input ?? null];
    const response = await send('POST', 'execute/async', { script: script(String(run)), args });
    const { value, error } = JSON.parse(String(response)) as { value: T; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  },
  runScript: async (source) => void (await send('POST', 'execute/sync', { script: source, args: [] })),
  click: async (point) => void (await send('POST', 'actions', clickAt(point))),
  type: async (text) => void (await send('POST', 'actions', typeText(text))),
  pressEscape: async () => void (await send('POST', 'actions', typeText(ESCAPE))),
  address: async () => String(await send('GET', 'url')),
  picture: async () => Buffer.from(String(await send('GET', 'screenshot')), 'base64'),
  close: async () => void (await send('DELETE', 'window')),
});

export interface Size {
  width: number;
  height: number;
}

/** CSS pixels, frame and toolbar included. */
const WINDOW: Size = { width: 1280, height: 800 };
const ATTEMPTS = 10;

/** Size of the page once it is the wanted one, or after a second. */
const settledSize = async ({ width, height }: Size): Promise<Size> => {
  for (let wait = 0; wait < 20; wait += 1) {
    if (innerWidth === width && innerHeight === height) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { width: innerWidth, height: innerHeight };
};

/**
 * Resizes a window so that its page has the given size, and corrects it until it has: what is measured in a new window may
 * be the frame that it had before.
 * @throws Error with the last size of the page
 */
export const resizePage = async (send: SendToWindow, tab: Tab, page: Size): Promise<void> => {
  await send('POST', 'window/rect', WINDOW);
  const frame = await tab.evaluate(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
  let window: Size = { width: page.width + frame.width, height: page.height + frame.height };
  let seen = WINDOW;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await send('POST', 'window/rect', window);
    seen = await tab.evaluate(settledSize, page);
    if (seen.width === page.width && seen.height === page.height) return;
    window = {
      width: window.width + page.width - seen.width,
      height: window.height + page.height - seen.height,
    };
  }
  throw new Error(`The page is ${seen.width} by ${seen.height} pixels, not ${page.width} by ${page.height}.`);
};

/** Timeout of a script in the page, in milliseconds. */
const PATIENCE = 120_000;

interface Session {
  version: string;
  /** Opens a window, with the given size of its page if any. */
  open: (page?: Size) => Promise<Tab>;
  dialogs: readonly string[];
  stop: () => Promise<void>;
}

/** Starts a browser by its driver. Commands apply to the selected window, so they are sent one after another. */
export const startSession = async (server: string, capabilities: object): Promise<Session> => {
  const started = await sendCommand(`${server}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: given } = started as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const base = `${server}/session/${sessionId}`;
  await sendCommand(`${base}/timeouts`, 'POST', { script: PATIENCE, pageLoad: PATIENCE });
  const first = await sendCommand(`${base}/window`, 'GET');
  const dialogs: string[] = [];

  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run, run);
    last = turn.catch((error: Error) => {
      // The driver dismisses a dialog and reports it by refusing the next command.
      if (error.message.startsWith('unexpected alert open')) dialogs.push(error.message);
    });
    return turn;
  };

  const openWindow = () =>
    inTurn(async () => {
      // The selected window may have been closed since.
      await sendCommand(`${base}/window`, 'POST', { handle: first });
      const { handle } = (await sendCommand(`${base}/window/new`, 'POST', { type: 'window' })) as { handle: string };
      return handle;
    });

  return {
    version: given.browserVersion,
    dialogs,
    open: async (page) => {
      const handle = await openWindow();
      const send = (method: Method, path: string, body?: object) =>
        inTurn(async () => {
          await sendCommand(`${base}/window`, 'POST', { handle });
          return sendCommand(`${base}/${path}`, method, body);
        });
      const tab = tabOf(send);
      if (page) await resizePage(send, tab, page);
      else await send('POST', 'window/rect', WINDOW);
      return tab;
    },
    stop: async () => {
      await inTurn(() => sendCommand(base, 'DELETE'));
    },
  };
};
