import { contract } from '../capabilities/account-settings/contract';
import type { Identity } from '../identity';
import { webAddress } from '../session/open-id/redirects';
import { afterAuthTarget } from './after-auth';

/** URLs of an account with a login of its own. Invalid URLs are left out. */
export interface CustomLogin {
  tenantId?: string;
  loginUrl?: URL;
  applicationUrl?: URL;
  /** Name of the account. */
  name?: string;
}

/**
 * Returns the login of the account that the tenant resolver names; undefined, without a call, when it names none.
 * @throws IdentityError when the provider does not know the account or cannot be reached.
 * @example
 * const login = await findCustomLogin(identity);
 * if (login?.loginUrl) identity.environment.redirect(login.loginUrl);
 */
export const findCustomLogin = async (
  identity: Pick<Identity, 'call' | 'environment' | 'tenantAlias'>,
): Promise<CustomLogin | undefined> => {
  if (!(await identity.tenantAlias())) return undefined;
  const { tenantId, loginUrl, applicationUrl, name } = await identity.call(contract).getPublic();
  const page = identity.environment.page();
  return {
    tenantId,
    name: name ?? undefined,
    loginUrl: webAddress(loginUrl, page),
    applicationUrl: webAddress(applicationUrl, page),
  };
};

/**
 * Opens the tenant's own login page, with the page after the sign-in and the invitation; returns false when there is
 * none, or it is this page.
 */
export const goToCustomLogin = async (
  identity: Pick<Identity, 'call' | 'environment' | 'routes' | 'safeRedirect' | 'tenantAlias'>,
): Promise<boolean> => {
  const page = identity.environment.page();
  const custom = await findCustomLogin(identity);
  // The account's own page comes first, then the host's page for such accounts.
  const loginUrl = custom && (custom.loginUrl ?? webAddress(identity.routes.customLoginUrl, page));
  if (!loginUrl || !page || loginUrl.origin + loginUrl.pathname === page.origin + page.pathname) return false;
  const target = afterAuthTarget(identity);
  if (target) loginUrl.searchParams.set('redirectUrl', target.href);
  const invitationToken = page.searchParams.get('invitationToken');
  if (invitationToken) loginUrl.searchParams.set('invitationToken', invitationToken);
  identity.environment.redirect(loginUrl);
  return true;
};
