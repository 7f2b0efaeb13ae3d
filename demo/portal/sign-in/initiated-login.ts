/**
 * Removes `iss` from the page's URL, with which a provider initiates a login (OpenID Connect Core 1.0, section 4), and
 * returns whether it names this provider, whose user may be another than the one who is signed in here.
 */
export const takeInitiatedLogin = (page: Window, provider: URL): boolean => {
  const url = new URL(page.location.href);
  const issuer = url.searchParams.get('iss');
  if (issuer === null) return false;
  url.searchParams.delete('iss');
  page.history.replaceState(page.history.state, '', url);
  return URL.canParse(issuer) && new URL(issuer).origin === provider.origin;
};
