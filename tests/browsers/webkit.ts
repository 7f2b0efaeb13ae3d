import { freePort } from '../support/free-port';
import { startChild } from './child';
import { findExecutable, places } from './find-executable';
import { startScreen } from './screen';
import type { StartBrowser, StartedBrowser } from './tab';
import { makeTemporaryFolder } from './temporary-folder';
import { driverIsReady, startSession } from './web-driver';

/** Ends what was started, last one first. */
const endAll = async (ends: (() => Promise<unknown>)[]) => {
  for (const end of ends.toReversed()) await end().catch(() => undefined);
};

/** Starts the minimal browser that WebKitGTK brings, on a virtual display. */
export const startWebKit = async ({ proxy }: StartBrowser = {}): Promise<StartedBrowser> => {
  const file = findExecutable(places.webKitDriver);
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const { path: home, remove } = makeTemporaryFolder('gatehouse-webkit');
    ends.push(async () => remove());
    const screen = await startScreen();
    ends.push(screen.stop);

    const port = await freePort();
    const folders = { HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home };
    const driver = startChild(file, {
      args: ['--host=127.0.0.1', `--port=${port}`],
      env: { ...process.env, ...folders, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
    });
    ends.push(driver.stop);
    const server = `http://127.0.0.1:${port}`;
    await driverIsReady(server);

    // The proxy of the WebDriver protocol is one for http only here; the browser's own option is for everything.
    const args = ['--automation', ...(proxy ? [`--proxy=http://127.0.0.1:${proxy}`] : [])];
    const session = await startSession(server, {
      acceptInsecureCerts: proxy !== undefined,
      unhandledPromptBehavior: 'dismiss and notify',
      'webkitgtk:browserOptions': { args },
    });
    ends.push(session.stop);
    return { ...session, version: `WebKitGTK ${session.version}`, stop: () => endAll(ends) };
  } catch (error) {
    await endAll(ends);
    throw error;
  }
};
