/**
 * Takes `iss` out of the page's URL, with which a provider has an application start a sign-in (OpenID Connect Core 1.0,
 * section 4), and returns whether it was this provider: its user may be another than the one signed in here.
 */
export const takeBegunByProvider = (page: Window, provider: URL): boolean => {
  const url = new URL(page.location.href);
  const issuer = url.searchParams.get('iss');
  if (issuer === null) return false;
  url.searchParams.delete('iss');
  page.history.replaceState(page.history.state, '', url);
  return URL.canParse(issuer) && new URL(issuer).origin === provider.origin;
};
