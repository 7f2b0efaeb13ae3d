import type { Identity } from '../identity';

/** Where the provider's own portal is shown. */
export interface HostedPortalOptions {
  /** `tab` (default) opens a new tab that knows nothing of this one, `page` replaces the current page. */
  target?: 'tab' | 'page';
}

/** Address of the provider's own account portal: it stands right at the base address, without the path prefix. */
export const hostedPortalUrl = ({ baseUrl }: Pick<Identity, 'baseUrl'>): URL => {
  const url = baseUrl('/oauth/portal');
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/oauth/portal`;
  return url;
};

/** Opens the provider's own account portal. */
export const openHostedPortal = (
  identity: Pick<Identity, 'baseUrl' | 'environment'>,
  { target = 'tab' }: HostedPortalOptions = {},
): void => {
  const url = hostedPortalUrl(identity);
  if (target === 'page') identity.environment.redirect(url);
  else identity.environment.open(url);
};
