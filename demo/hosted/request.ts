const ID = /^[\w-]{1,128}$/;

/** What the address of a page of the provider says of its surroundings; it stays in the address from page to page. */
export interface HostedRequest {
  /** The sign-in that an application waits for; undefined for links from mails. */
  id: string | undefined;
  /** The application that the user came from. */
  app: string | undefined;
}

const idOf = (page: URL, name: string): string | undefined => {
  const value = page.searchParams.get(name) ?? '';
  return ID.test(value) ? value : undefined;
};

/** Reads the page's address. */
export const readRequest = (page: URL): HostedRequest => ({ id: idOf(page, 'request'), app: idOf(page, 'app') });

const KEY = 'hosted-request';
/** Pages that other services send the user back to, at an address that holds nothing else. */
const isReturn = ({ pathname }: URL): boolean => /\/(?:social\/success|oidc\/callback|saml\/callback)$/.test(pathname);

/** Reads the page's address; after a sign-in at another service, what this tab left with. */
export const rememberedRequest = (page: URL, storage: Pick<Storage, 'getItem' | 'setItem'>): HostedRequest => {
  const request = readRequest(page);
  if (isReturn(page)) return readRequest(new URL(`?${storage.getItem(KEY) ?? ''}`, page));
  const { id, app } = request;
  if (id ?? app) storage.setItem(KEY, new URLSearchParams({ request: id ?? '', app: app ?? '' }).toString());
  return request;
};

/** The next page of the provider, which then knows the same of its surroundings. */
export const withRequest = (address: string, { id, app }: HostedRequest, page: URL): URL => {
  const url = new URL(address, page);
  if (id) url.searchParams.set('request', id);
  if (app) url.searchParams.set('app', app);
  return url;
};

/** Where a user goes who is signed in: back to the sign-in that waits, else to where the application starts one. */
export const resumeUrl = (request: HostedRequest, page: URL): URL =>
  request.id
    ? withRequest('/frontegg/oauth/authorize/resume', { ...request, app: undefined }, page)
    : withRequest('/account/login', request, page);
