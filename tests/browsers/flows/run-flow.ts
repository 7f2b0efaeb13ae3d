import type { Profile, StartedBrowser, Viewport } from '../tab';
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

/** Runs one flow in new profiles, with a freshly seeded provider. */
export const runFlow = async ({ run }: Flow, { browser, fixture, viewport, finder }: Place): Promise<Outcome> => {
  const { controls, server, openId, saml } = fixture;
  const profiles: Profile[] = [];
  const users: User[] = [];
  const openIn = async (profile: Profile): Promise<User> => {
    const user = userAt(await profile.open(), finder);
    users.push(user);
    return user;
  };
  const openElsewhere = async (): Promise<User> => {
    const profile = await browser.addProfile(viewport);
    profiles.push(profile);
    return openIn(profile);
  };

  await controls.reset();
  const start = performance.now();
  const wrong: string[] = [];
  const pictures: Uint8Array[] = [];
  try {
    const user = await openElsewhere();
    const [own] = profiles;
    const openTab = () => (own ? openIn(own) : openElsewhere());
    await run({ user, portal: server.portal, server, controls, openId, saml, openTab, openElsewhere });
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
    for (const { tab } of users) {
      const picture = await tab.picture().catch(() => undefined);
      if (picture) pictures.push(picture);
    }
  }
  const errors = [...profiles, ...users].flatMap((source) => source.errors).filter((text) => !isExpectedError(text));
  wrong.push(...errors.map((text) => `in the console: ${text}`));
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(profiles.map((profile) => profile.stop()));
  return { seconds, wrong, pictures };
};
