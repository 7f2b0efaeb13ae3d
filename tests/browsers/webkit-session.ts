import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { startChild } from './child';
import { endAll } from './end-all';
import { findExecutable, places } from './find-executable';
import type { StartBrowser } from './tab';
import { makeTemporaryFolder } from './temporary-folder';
import { driverIsReady } from './web-driver';
import { startSession } from './web-driver-session';

/** Without it the toolbar is wider than a phone. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/**
 * Starts a driver with the minimal browser of WebKitGTK, in a folder of its own: a driver has one browser, and a
 * browser one profile.
 */
export const startWebKitSession = async (display: string, { proxy }: StartBrowser = {}) => {
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
