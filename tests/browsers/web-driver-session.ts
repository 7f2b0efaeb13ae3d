import { resizePage, type Size, WINDOW } from './resize-page';
import type { Tab } from './tab';
import { type Method, sendCommand } from './web-driver';
import { tabOf } from './web-driver-tab';

/** Timeout of a script in the page, in milliseconds. */
const PATIENCE = 120_000;

export interface Session {
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
