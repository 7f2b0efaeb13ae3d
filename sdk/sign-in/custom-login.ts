import { contract } from '../capabilities/account-settings/contract';
import type { Identity } from '../identity';
import { webAddress } from '../session/redirects';

/** Where a tenant with a login of its own signs in and works. Addresses that are none are left out. */
export interface CustomLogin {
  tenantId?: string;
  loginUrl?: URL;
  applicationUrl?: URL;
}

/**
 * The login of the tenant that the tenant resolver names; undefined, without a call, when it names none.
 * @throws IdentityError when the provider knows no such tenant or cannot be asked.
 * @example
 * const login = await findCustomLogin(identity);
 * if (login?.loginUrl) identity.environment.redirect(login.loginUrl);
 */
export const findCustomLogin = async (
  identity: Pick<Identity, 'call' | 'environment' | 'tenantAlias'>,
): Promise<CustomLogin | undefined> => {
  if (!(await identity.tenantAlias())) return undefined;
  const { tenantId, loginUrl, applicationUrl } = await identity.call(contract).getPublic();
  const page = identity.environment.page();
  return {
    tenantId,
    loginUrl: webAddress(loginUrl, page),
    applicationUrl: webAddress(applicationUrl, page),
  };
};
