import type { Page } from '@playwright/test';

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

/** A visible element with a text, in the page or in a frame of it. */
export interface Shown {
  selector: string;
  text?: string;
  isInFrame?: boolean;
}

export interface Subject {
  what: string;
  url(places: Places): string;
  /** Who is signed in before the measured load. */
  signedInAt?: (places: Places) => string;
  /** What the page shows once it can be used. */
  shows: Shown;
  /** Resolves when a first use succeeded. */
  until?: (page: Page) => Promise<void>;
  /** A peer without a budget of its own, or our page beside it. */
  peer?: true;
  /** At most so many milliseconds, or so many times the median of a peer in the same run. */
  time?: number | { times: number; of: string };
  requests?: number;
}

const FIELD = 'input:not([type=hidden]):not([type=checkbox])';
const firstField: Shown = { selector: FIELD };
const users: Shown = { selector: 'tbody tr', text: '@acme.test' };

/** The first field takes a letter, and keeps it. */
const typed = async (page: Page): Promise<void> => {
  await page.locator(FIELD).first().pressSequentially('a');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=email],input')?.value === 'a');
};

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
  {
    what: 'Supabase auth-ui: first letter typed',
    url: ({ app }) => app('supabase'),
    shows: firstField,
    until: typed,
    peer: true,
  },
  { what: STYTCH, url: ({ app }) => app('stytch'), shows: firstField, until: typed, peer: true },
  {
    what: 'login box in a Vite host: first letter typed',
    url: ({ app }) => app('login-box'),
    shows: firstField,
    until: typed,
    time: { times: 1, of: STYTCH },
    requests: 12,
  },
  {
    what: "README's application in Vite: first letter typed",
    url: ({ app }) => `${app('readme')}/account/login`,
    shows: firstField,
    until: typed,
    time: { times: 1.25, of: STYTCH },
    requests: 16,
  },
  {
    what: 'hosted login of the packed provider: first letter typed',
    url: ({ provider }) => authorize(provider),
    shows: firstField,
    until: typed,
    time: { times: 1.25, of: STYTCH },
    requests: 12,
  },
  { what: WORKOS, url: ({ app }) => app('workos'), shows: users, peer: true },
  {
    what: 'AdminPortal in Vite: users listed',
    url: ({ app }) => app('users'),
    signedInAt: ({ app }) => app('users'),
    shows: users,
    time: { times: 1, of: WORKOS },
    requests: 25,
  },
  {
    what: 'portal: users listed',
    url: ({ portal }) => `${portal}/administration/users`,
    signedInAt: ({ portal }) => portal,
    shows: users,
    time: { times: 1.25, of: WORKOS },
    requests: 25,
  },
  {
    what: 'hosted portal: users listed',
    url: ({ portalProvider }) => `${portalProvider}/oauth/portal#/users`,
    signedInAt: ({ portal }) => portal,
    shows: users,
    time: { times: 1.25, of: WORKOS },
    requests: 25,
  },
  {
    what: 'portal: home, signed in',
    url: ({ portal }) => portal,
    signedInAt: ({ portal }) => portal,
    shows: { selector: 'main h1' },
    time: 2500,
    requests: 16,
  },
  {
    what: 'builder preview: first screen',
    url: ({ portal }) => `${portal}/preview`,
    shows: { selector: 'h1', isInFrame: true },
    time: 5000,
    requests: 40,
  },
];
