import type { Tab } from './tab';
import type { Method } from './web-driver';
import { clickAt, ESCAPE, typeText } from './web-driver-input';

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
export const tabOf = (send: SendToWindow): Tab => ({
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
