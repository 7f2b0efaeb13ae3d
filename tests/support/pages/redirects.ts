import { createIdentity } from '@gatehouse/sdk';
import { contract as vendor } from '@gatehouse/sdk/contracts/vendor';
import { afterAuthTarget } from '@gatehouse/sdk/sign-in';
import payload from '../../payloads/redirects.json';
import { casesOf } from '../payload-cases';

declare const PROFILE: keyof typeof payload.profiles;

interface RedirectCase {
  id: string;
  final?: string;
  input?: string;
  rawQuery?: string;
  apiValue?: unknown;
}

const cases = casesOf<Omit<RedirectCase, 'id'>>({ [PROFILE]: payload.cases[PROFILE] });
const { enforceSameSite, allowedOrigins, fallback } = payload.profiles[PROFILE];

const options = {
  baseUrl: 'https://id.example.com',
  clientId: 'portal',
  logLevel: 'silent',
  redirects: { enforceSameSite, allowedOrigins },
} as const;
const identity = createIdentity(options);

const candidateOf = ({ input, rawQuery, apiValue }: RedirectCase): unknown =>
  rawQuery === undefined ? (input ?? apiValue) : new URL(`?${rawQuery}`, location.href).searchParams.get('redirectUrl');

/** Waits for an outcome, and tells of an exception as of one. */
const outcomeOf = async (decide: () => Promise<string | undefined> | string | undefined): Promise<string> => {
  try {
    return (await decide()) ?? 'refused';
  } catch (error) {
    return `thrown: ${error}`;
  }
};

/** The ways in which a candidate comes to the SDK; each returns the address that it would go to. */
const ways = {
  value: (entry: RedirectCase) => identity.safeRedirect(candidateOf(entry))?.href,
  /** Written into a query and read from it, as a link to the login does. */
  query: (entry: RedirectCase) => {
    const candidate = candidateOf(entry);
    if (typeof candidate !== 'string') return undefined;
    const query = new URLSearchParams({ redirectUrl: candidate });
    return identity.safeRedirect(new URL(`?${query}`, location.href).searchParams.get('redirectUrl'))?.href;
  },
  /** Stored before the sign-in and read after it. */
  stored: (entry: RedirectCase) => {
    const candidate = candidateOf(entry);
    if (typeof candidate !== 'string') return undefined;
    localStorage.setItem('FRONTEGG_AFTER_AUTH_REDIRECT_URL', candidate);
    const target = afterAuthTarget(identity)?.href;
    localStorage.removeItem('FRONTEGG_AFTER_AUTH_REDIRECT_URL');
    // Home stands for what was refused.
    return target === new URL('/', location.href).href && entry.final !== target ? undefined : target;
  },
  /** In the body of a response with status 302. */
  body: (entry: RedirectCase) =>
    new Promise<string | undefined>((resolve) => {
      const location = candidateOf(entry) ?? null;
      const client = createIdentity({
        ...options,
        fetch: async () => new Response(JSON.stringify({ location }), { status: 302 }),
        // The call of a page that leaves does not settle.
        environment: { redirect: ({ href }) => resolve(href) },
      });
      client
        .call(vendor)
        .getPublicInfo()
        .catch(() => resolve(undefined));
    }),
};
type Way = keyof typeof ways;

const judge = async (way: Way): Promise<Record<string, string>> => {
  const outcomes = cases.map(async (entry) => [entry.id, await outcomeOf(() => ways[way](entry))] as const);
  return Object.fromEntries(await Promise.all(outcomes));
};

const redirectsPage = {
  /** Outcome of every case, by way and id. */
  judge: async (): Promise<Record<Way, Record<string, string>>> => {
    const [value, query, stored, body] = await Promise.all([
      judge('value'),
      judge('query'),
      judge('stored'),
      judge('body'),
    ]);
    return { value, query, stored, body };
  },
  /** Navigates to the target of the case, or home; returns the URL of the redirect. */
  go: (id: string): string => {
    const entry = cases.find((other) => other.id === id);
    const target = (entry && identity.safeRedirect(candidateOf(entry))) ?? new URL(fallback);
    // After the response: a page cannot respond once it navigates.
    setTimeout(() => identity.environment.redirect(target));
    return target.href;
  },
};

declare global {
  interface Window {
    redirectsPage: typeof redirectsPage;
  }
}
window.redirectsPage = redirectsPage;
