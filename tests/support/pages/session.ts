import { createIdentity } from '@gatehouse/sdk';

declare const PROVIDER: string;

/** Milliseconds that each renewal of this tab took. */
const renewals: number[] = [];

/** Milliseconds by which the device clock of this tab is ahead. */
let ahead = 0;

const identity = createIdentity({
  environment: { now: () => Date.now() + ahead },
  baseUrl: PROVIDER,
  clientId: 'portal',
  requireIssuer: true,
  // A page opened with `?account-per-tab` keeps its account when another tab switches.
  enableSessionPerTenant: new URLSearchParams(location.search).has('account-per-tab'),
  logLevel: 'silent',
  fetch: async (request, init) => {
    if (!request.endsWith('/oauth/authorize/silent')) return fetch(request, init);
    const start = performance.now();
    return fetch(request, init).finally(() => void renewals.push(performance.now() - start));
  },
});
const { session } = identity;

/** Outcome of one token request. */
interface TokenRequest {
  /** Milliseconds from the request to the token. */
  waited: number;
  /** Last characters of the token: its signature distinguishes tokens. */
  token?: string;
  /** Duration of the call in milliseconds, in the tab that made it. */
  call?: number;
  error?: string;
  status: string;
}

/** Requests a token at a time of the wall clock, in milliseconds since the epoch. */
const requestToken = async (at: number): Promise<TokenRequest> => {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())));
  const before = renewals.length;
  const start = performance.now();
  const result = await session.getToken().then(
    (token) => ({ token: token?.slice(-16) }),
    (error: Error) => ({ error: `${error.name}: ${error.message}` }),
  );
  const call = renewals.length > before ? renewals.at(-1) : undefined;
  return { waited: performance.now() - start, call, status: session.get().status, ...result };
};

/** `notRestoredReasons` of a page that was loaded again; missing in the DOM types. */
interface Navigation extends PerformanceEntry {
  notRestoredReasons?: { reasons?: { reason: string }[] } | null;
}

/** Whether the page was restored from the back/forward cache. */
let stored = false;
addEventListener('pageshow', ({ persisted }) => {
  stored = persisted;
});

const sdkPage = {
  /** `kept`, or the reason why the browser did not cache the page. */
  comeBack: () => {
    const [entry] = performance.getEntriesByType('navigation');
    const { reasons } = (entry as Navigation | undefined)?.notRestoredReasons ?? {};
    return stored ? 'kept' : (reasons ?? []).map(({ reason }) => reason).join();
  },
  session,
  requestToken,
  /** Advances the SDK's clock. */
  jump: (ms: number) => {
    ahead += ms;
  },
  open: (address: string) => identity.environment.open(new URL(address)),
  login: (returnTo?: string) => session.login({ returnTo }),
  load: async () => (await session.load()).status,
  signedInEmail: () => {
    const state = session.get();
    return state.status === 'authenticated' ? state.user.email : state.status;
  },
  account: () => {
    const state = session.get();
    return state.status === 'authenticated' ? state.user.tenantId : state.status;
  },
};

declare global {
  interface Window {
    sdkPage: typeof sdkPage;
  }
}
window.sdkPage = sdkPage;

if (location.pathname === '/oauth/callback') {
  void session.handleCallback().then(({ returnTo }) => location.replace(returnTo));
}
