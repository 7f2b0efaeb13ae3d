import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { findExecutable, places } from './find-executable';
import { makeTemporaryFolder, startChild } from './resources';
import type { Profile, StartBrowser, StartedBrowser, Viewport } from './tab';
import { driverIsReady, startSession } from './web-driver';

/** Ends everything that was started, the last one first. */
const endAll = async (ends: (() => Promise<unknown>)[]): Promise<void> => {
  for (const end of ends.toReversed()) await end().catch(() => undefined);
};

/** File descriptor to which the display writes its number. */
const TOLD_AT = 3;

/** Starts a virtual display; `display` is the value of `DISPLAY`. */
const startScreen = async (): Promise<{ display: string; stop: () => Promise<void> }> => {
  const args = ['-displayfd', String(TOLD_AT), '-screen', '0', '1440x960x24', '-nolisten', 'tcp'];
  const { child, stop } = startChild(findExecutable(places.screen), {
    args,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve) => {
    child.once('exit', () => resolve(''));
    child.stdio[TOLD_AT]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  if (number === '') throw new Error('The screen (Xvfb) did not start.');
  return { display: `:${number}`, stop };
};

/** Without it the toolbar is wider than a phone. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/**
 * Starts a driver with the minimal browser of WebKitGTK, in a folder of its own: a driver has one browser, and a
 * browser one profile.
 */
const startWebKitSession = async (display: string, { proxy }: StartBrowser = {}) => {
  const file = findExecutable(places.webKitDriver);
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const { path: home, remove } = makeTemporaryFolder('gatehouse-webkit');
    ends.push(async () => remove());
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowToolbar);
    const port = await freePort();
    const folders = { HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home };
    const driver = startChild(file, {
      args: ['--host=127.0.0.1', `--port=${port}`],
      // In a new folder all media plugins would be searched again, which takes seconds: this one has none.
      env: { ...process.env, ...folders, GST_PLUGIN_SYSTEM_PATH_1_0: home, DISPLAY: display, GDK_BACKEND: 'x11' },
    });
    ends.push(driver.stop);
    const server = `http://127.0.0.1:${port}`;
    await driverIsReady(server);

    // The WebDriver protocol's proxy applies to http only here; the browser's own option applies to everything.
    const args = ['--automation', ...(proxy ? [`--proxy=http://127.0.0.1:${proxy}`] : [])];
    const session = await startSession(server, {
      acceptInsecureCerts: proxy !== undefined,
      unhandledPromptBehavior: 'dismiss and notify',
      'webkitgtk:browserOptions': { args },
    });
    ends.push(session.stop);
    return { ...session, stop: () => endAll(ends) };
  } catch (error) {
    await endAll(ends);
    throw error;
  }
};

const addProfile = async (display: string, { width, height }: Viewport): Promise<Profile> => {
  const session = await startWebKitSession(display);
  return {
    open: () => session.open({ width, height }),
    // The driver reports none.
    errors: [],
    stop: session.stop,
  };
};

/** Starts WebKit on a virtual display. */
export const startWebKit = async (options: StartBrowser = {}): Promise<StartedBrowser> => {
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const screen = await startScreen();
    ends.push(screen.stop);
    const { version, open, dialogs, stop } = await startWebKitSession(screen.display, options);
    ends.push(stop);
    return {
      version: `WebKitGTK ${version}`,
      open: () => open(),
      addProfile: (viewport) => addProfile(screen.display, viewport),
      dialogs,
      stop: () => endAll(ends),
    };
  } catch (error) {
    await endAll(ends);
    throw error;
  }
};
