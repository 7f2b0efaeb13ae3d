import { endAll } from './end-all';
import { startScreen } from './screen';
import type { Profile, StartBrowser, StartedBrowser, Viewport } from './tab';
import { startWebKitSession } from './webkit-session';

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
