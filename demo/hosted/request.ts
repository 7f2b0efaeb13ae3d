const ID = /^[\w-]{1,128}$/;

/** The sign-in that an application asked for, as the address of this page names it. */
export interface HostedRequest {
  id: string;
  /** Address that the application already knows. */
  email: string;
}

/** Reads the page's address; undefined when no client waits for this sign-in. */
export const readRequest = (page: URL): HostedRequest | undefined => {
  const id = page.searchParams.get('request') ?? '';
  if (page.pathname !== '/account/login' || !ID.test(id)) return undefined;
  return { id, email: page.searchParams.get('login_hint') ?? '' };
};

/** Where the provider takes over again. */
export const resumeUrl = ({ id }: HostedRequest, page: URL): URL => {
  const url = new URL('/frontegg/oauth/authorize/resume', page);
  url.searchParams.set('request', id);
  return url;
};
