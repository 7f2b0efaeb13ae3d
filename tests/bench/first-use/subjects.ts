import type { Frame, Page } from '@playwright/test';

/** A folder in `apps` that is built as a host would build it. */
export type App = 'login-box' | 'users' | 'supabase' | 'stytch' | 'workos';

/** Addresses of the servers of a run. */
export interface Places {
  /** The packed provider. */
  provider: string;
  /** Portal and provider of `npm start`. */
  portal: string;
  portalProvider: string;
  app(name: App | 'readme'): string;
}

export interface Subject {
  what: string;
  url(places: Places): string;
  /** Who is signed in before the measured load. */
  signedInAt?: (places: Places) => string;
  /** Resolves when the page can be used. */
  until(page: Page): Promise<void>;
  /** A peer without a budget of its own, or our page beside it. */
  peer?: true;
  /** At most so many milliseconds, or so many times the median of a peer in the same run. */
  time?: number | { times: number; of: string };
  requests?: number;
}

/** Looks in every frame: a locator waits up to half a second between two looks, as long as what is measured. */
const shows = async (page: Page | Frame, selector: string, text = ''): Promise<void> => {
  await page.waitForFunction(
    ({ selector, text }) =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(text),
      ),
    { selector, text },
    { polling: 'raf' },
  );
};

const FIELD = 'input:not([type=hidden]):not([type=checkbox])';

/** The first field takes a letter, and keeps it. */
const typed = async (page: Page): Promise<void> => {
  await shows(page, FIELD);
  await page.locator(FIELD).first().pressSequentially('a');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=email],input')?.value === 'a');
};

const listed = (page: Page): Promise<void> => shows(page, 'tbody tr', '@acme.test');

const authorize = (provider: string): string => {
  const query = new URLSearchParams({
    client_id: 'local',
    response_type: 'code',
    redirect_uri: 'http://localhost:4300/oauth/callback',
    scope: 'openid profile email',
    state: 'state-of-the-benchmark',
    nonce: 'nonce-of-the-benchmark',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  return `${provider}/frontegg/oauth/authorize?${query}`;
};

export const STYTCH = 'Stytch: first letter typed';
export const WORKOS = 'WorkOS UsersManagement: users listed';

/** What is loaded cold, and until when. */
export const subjects: readonly Subject[] = [
  { what: 'Supabase auth-ui: first letter typed', url: ({ app }) => app('supabase'), until: typed, peer: true },
  { what: STYTCH, url: ({ app }) => app('stytch'), until: typed, peer: true },
  {
    what: 'login box in a Vite host: first letter typed',
    url: ({ app }) => app('login-box'),
    until: typed,
    time: { times: 1, of: STYTCH },
    requests: 12,
  },
  {
    what: "README's application in Vite: first letter typed",
    url: ({ app }) => `${app('readme')}/account/login`,
    until: typed,
    time: { times: 1.25, of: STYTCH },
    requests: 16,
  },
  {
    what: 'hosted login of the packed provider: first letter typed',
    url: ({ provider }) => authorize(provider),
    until: typed,
    time: { times: 1.25, of: STYTCH },
    requests: 12,
  },
  { what: WORKOS, url: ({ app }) => app('workos'), until: listed, peer: true },
  {
    what: 'AdminPortal in Vite: users listed',
    url: ({ app }) => app('users'),
    signedInAt: ({ app }) => app('users'),
    until: listed,
    time: { times: 1, of: WORKOS },
    requests: 25,
  },
  {
    what: 'portal: users listed',
    url: ({ portal }) => `${portal}/administration/users`,
    signedInAt: ({ portal }) => portal,
    until: listed,
    time: { times: 1.25, of: WORKOS },
    requests: 25,
  },
  {
    what: 'hosted portal: users listed',
    url: ({ portalProvider }) => `${portalProvider}/oauth/portal#/users`,
    signedInAt: ({ portal }) => portal,
    until: listed,
    time: { times: 1.25, of: WORKOS },
    requests: 25,
  },
  {
    what: 'portal: home, signed in',
    url: ({ portal }) => portal,
    signedInAt: ({ portal }) => portal,
    until: (page) => shows(page, 'main h1'),
    time: 2500,
    requests: 16,
  },
  {
    what: 'builder preview: first screen',
    url: ({ portal }) => `${portal}/preview`,
    until: async (page) => {
      const element = await page.waitForSelector('iframe');
      const frame = await element.contentFrame();
      if (frame) await shows(frame, 'h1');
    },
    time: 5000,
    requests: 40,
  },
];
