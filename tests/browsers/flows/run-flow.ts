import type { StartedBrowser, Viewport } from '../tab';
import type { Fixture } from './fixture';
import type { Flow } from './flow';
import { type User, userAt } from './user';

/** Browsers and the SDK report failed requests, which flows cause on purpose. */
const isExpectedError = (text: string): boolean => /Failed to load resource|^\[gatehouse\]/.test(text);

export interface Outcome {
  seconds: number;
  /** Errors. */
  wrong: readonly string[];
  /** Screenshot of each open tab after an error. */
  pictures: readonly Uint8Array[];
}

interface Place {
  browser: StartedBrowser;
  fixture: Fixture;
  viewport: Viewport;
  finder: string;
}

/** Runs one flow in a new profile, with a freshly seeded provider. */
export const runFlow = async ({ run }: Flow, { browser, fixture, viewport, finder }: Place): Promise<Outcome> => {
  const { controls, server, openId, saml } = fixture;
  const users: User[] = [];
  await controls.reset();
  const start = performance.now();
  const wrong: string[] = [];
  const pictures: Uint8Array[] = [];
  const profile = await browser.addProfile(viewport);
  const openTab = async (): Promise<User> => {
    const user = userAt(await profile.open(), finder);
    users.push(user);
    return user;
  };
  try {
    await run({ user: await openTab(), portal: server.portal, server, controls, openId, saml, openTab });
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
    for (const { tab } of users) {
      const picture = await tab.picture().catch(() => undefined);
      if (picture) pictures.push(picture);
    }
  }
  const errors = [profile, ...users].flatMap((source) => source.errors).filter((text) => !isExpectedError(text));
  wrong.push(...errors.map((text) => `in the console: ${text}`));
  const seconds = (performance.now() - start) / 1000;
  await profile.stop();
  return { seconds, wrong, pictures };
};
