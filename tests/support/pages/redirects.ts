import { createIdentity } from '@gatehouse/sdk';
import payload from '../../payloads/redirects.json';

declare const PROFILE: keyof typeof payload.profiles;

interface RedirectCase {
  id: string;
  input?: string;
  rawQuery?: string;
  apiValue?: unknown;
}

const cases: RedirectCase[] = payload.cases.filter(({ profile }) => profile === PROFILE);
const { enforceSameSite, allowedOrigins, fallback } = payload.profiles[PROFILE];

const identity = createIdentity({
  baseUrl: 'https://id.example.com',
  clientId: 'portal',
  logLevel: 'silent',
  redirects: { enforceSameSite, allowedOrigins },
});

const candidateOf = ({ input, rawQuery, apiValue }: RedirectCase): unknown =>
  rawQuery === undefined ? (input ?? apiValue) : new URL(`?${rawQuery}`, location.href).searchParams.get('redirectUrl');

const judge = (entry: RedirectCase): string => {
  try {
    return identity.safeRedirect(candidateOf(entry))?.href ?? 'refused';
  } catch (error) {
    return `thrown: ${error}`;
  }
};

const redirectsPage = {
  /** Outcome of every case, by id. */
  judge: (): Record<string, string> => Object.fromEntries(cases.map((entry) => [entry.id, judge(entry)])),
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
