/**
 * The few commands of WebDriver (W3C) that the tests need. Commands concern the window that was chosen last, so they go
 * one after another.
 */
import type { Tab } from './tab';

/** Milliseconds that a script in the page may take. */
const PATIENCE = 120_000;

/** CSS pixels, frame and toolbar included. */
const WINDOW = { width: 1280, height: 800 };

interface Refusal {
  error: string;
  message: string;
}

const send = async (address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> => {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as Refusal;
  throw new Error(`${error}: ${message}`);
};

/** Waits until the driver at this address takes commands. */
export const driverIsReady = async (server: string): Promise<void> => {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const status = await send(`${server}/status`, 'GET').catch(() => undefined);
    if ((status as { ready?: boolean } | undefined)?.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No driver answers at ${server}.`);
};

/** Runs a function in the page and tells what became of it as text, since WebDriver makes `null` of `undefined`. */
const script = (run: string) => `
  const [input, tell] = arguments;
  Promise.resolve(input).then(${run}).then(
    (value) => tell(JSON.stringify({ value })),
    (error) => tell(JSON.stringify({ error: String(error) })),
  );`;

interface Session {
  version: string;
  open: () => Promise<Tab>;
  dialogs: readonly string[];
  stop: () => Promise<void>;
}

/** Starts a browser by its driver. */
export const startSession = async (server: string, capabilities: object): Promise<Session> => {
  const started = await send(`${server}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: given } = started as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const base = `${server}/session/${sessionId}`;
  await send(`${base}/timeouts`, 'POST', { script: PATIENCE, pageLoad: PATIENCE });
  const first = await send(`${base}/window`, 'GET');
  const dialogs: string[] = [];

  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run, run);
    last = turn.catch((error: Error) => {
      // The driver dismisses a dialog and tells of it by refusing the next command.
      if (error.message.startsWith('unexpected alert open')) dialogs.push(error.message);
    });
    return turn;
  };

  const tabOf = (handle: string): Tab => {
    const inWindow = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      inTurn(async () => {
        await send(`${base}/window`, 'POST', { handle });
        return send(`${base}/${path}`, method, body);
      });
    return {
      goto: async (url) => void (await inWindow('POST', 'url', { url })),
      evaluate: async <T, A>(run: (input: A) => T | Promise<T>, input?: A) => {
        const args = [input ?? null];
        const response = await inWindow('POST', 'execute/async', { script: script(String(run)), args });
        const { value, error } = JSON.parse(String(response)) as { value: T; error?: string };
        if (error !== undefined) throw new Error(error);
        return value;
      },
      address: async () => String(await inWindow('GET', 'url')),
      picture: async () => Buffer.from(String(await inWindow('GET', 'screenshot')), 'base64'),
      close: async () => void (await inWindow('DELETE', 'window')),
    };
  };

  return {
    version: given.browserVersion,
    dialogs,
    open: () =>
      inTurn(async () => {
        // The window that was chosen last may have been closed since.
        await send(`${base}/window`, 'POST', { handle: first });
        const { handle } = (await send(`${base}/window/new`, 'POST', { type: 'window' })) as { handle: string };
        await send(`${base}/window`, 'POST', { handle });
        await send(`${base}/window/rect`, 'POST', WINDOW);
        return tabOf(handle);
      }),
    stop: async () => {
      await inTurn(() => send(base, 'DELETE'));
    },
  };
};
