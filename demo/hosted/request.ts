const ID = /^[\w-]{1,128}$/;
const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;
/** Maximum number of languages to pass on. */
const MAX_LANGUAGES = 10;

/** Request parameters of the provider's pages; they stay in the URL from page to page. */
export interface HostedRequest {
  /** Pending authorization request of an application; undefined for links from emails. */
  id: string | undefined;
  /** Application that the user came from. */
  app: string | undefined;
  /** Alias of the account to sign in to. */
  organization: string | undefined;
  choosesAccount: boolean;
  /** Languages requested by the application or the user, in order of preference. */
  languages: readonly string[];
}

const idOf = (page: URL, name: string): string | undefined => {
  const value = page.searchParams.get(name) ?? '';
  return ID.test(value) ? value : undefined;
};

export const readRequest = (page: URL): HostedRequest => ({
  id: idOf(page, 'request'),
  app: idOf(page, 'app'),
  organization: idOf(page, 'organization'),
  choosesAccount: (page.searchParams.get('prompt') ?? '').split(' ').includes('select_account'),
  languages: (page.searchParams.get('ui_locales') ?? '')
    .split(' ')
    .filter((tag) => TAG.test(tag))
    .slice(0, MAX_LANGUAGES),
});

/** Storage of this tab; the browser may block it, which the URL's own parameters survive. */
export const tabStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key, value) => {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Only a sign-in at another service would lose the request.
    }
  },
};

const PROBE = 'hosted_probe';

/** Returns whether the browser keeps cookies. `navigator.cookieEnabled` is also true where Chromium blocks all site data. */
export const keepsCookies = (): boolean => {
  const set = (maxAge: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist outside of secure contexts.
    document.cookie = `${PROBE}=1; SameSite=Strict; Max-Age=${maxAge}`;
  };
  set(10);
  const isKept = document.cookie.includes(PROBE);
  set(0);
  return isKept;
};

const KEY = 'hosted-request';
/** Callback pages, whose URLs contain no other parameters. */
const isReturn = ({ pathname }: URL): boolean => /\/(?:social\/success|oidc\/callback|saml\/callback)$/.test(pathname);

/** Returns the URL of another page of the provider with the same request parameters. */
export const withRequest = (
  address: string,
  { id, app, organization, choosesAccount, languages }: HostedRequest,
  page: URL,
): URL => {
  const url = new URL(address, page);
  if (id) url.searchParams.set('request', id);
  if (app) url.searchParams.set('app', app);
  if (organization) url.searchParams.set('organization', organization);
  if (choosesAccount) url.searchParams.set('prompt', 'select_account');
  if (languages.length > 0) url.searchParams.set('ui_locales', languages.join(' '));
  return url;
};

/** Parses the URL of the page; after sign-in at another service, uses the parameters that this tab stored. */
export const rememberedRequest = (page: URL, storage: Pick<Storage, 'getItem' | 'setItem'>): HostedRequest => {
  const request = readRequest(page);
  // An IdP-initiated sign-in names the application: no request of this tab is pending.
  if (isReturn(page) && request.app) return { ...request, id: undefined };
  if (isReturn(page)) return readRequest(new URL(`?${storage.getItem(KEY) ?? ''}`, page));
  if (request.id ?? request.app) storage.setItem(KEY, withRequest('/', request, page).search.slice(1));
  return request;
};

/** Returns the target after sign-in: the pending authorization request, else the application's login URL. */
export const resumeUrl = ({ id, ...request }: HostedRequest, page: URL): URL => {
  if (!id) return withRequest('/account/login', { id, ...request }, page);
  const url = new URL('/frontegg/oauth/authorize/resume', page);
  url.searchParams.set('request', id);
  // The request may expire before the user has signed in: the application then starts another.
  if (request.app) url.searchParams.set('app', request.app);
  // The application continues in the language of the sign-in.
  if (request.languages.length > 0) url.searchParams.set('ui_locales', request.languages.join(' '));
  return url;
};
