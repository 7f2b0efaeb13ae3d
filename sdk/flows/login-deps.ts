import { contract as configurations } from '../configurations/contract';
import { contract as flags } from '../flags/contract';
import type { Identity } from '../identity';
import { contract as mfa } from '../mfa/contract';
import { contract as passwordless } from '../passwordless/contract';
import { contract as session } from '../session/contract';
import type { LoginDeps } from './login';

const AFTER_AUTH_KEY = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL';

/** What the login flow needs of an identity. */
export type LoginIdentity = Pick<Identity, 'call' | 'environment' | 'routes' | 'safeRedirect'> & {
  session: Pick<Identity['session'], 'get' | 'accept' | 'forget'>;
};

/** Where a person goes after signing in: `redirectUrl` of the page, else what was stored before, else the home page. */
export const afterAuthTarget = ({ environment, routes, safeRedirect }: LoginIdentity): URL | undefined => {
  const page = environment.page();
  if (!page) return undefined;
  return (
    safeRedirect(page.searchParams.get('redirectUrl')) ??
    safeRedirect(environment.local.getItem(AFTER_AUTH_KEY)) ??
    new URL(routes.authenticatedUrl, page)
  );
};

/** An address given by the provider, which may be of any origin: only http(s), and no credentials in it. */
const outside = (address: string, page: URL | undefined): URL | undefined => {
  try {
    const url = new URL(address, page);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Connects the login flow to an identity.
 *
 * @example
 * const flow = createFlow(loginFlow, loginDeps(identity));
 * await flow.send('submit', { email });
 */
export const loginDeps = (identity: LoginIdentity, overrides: Partial<LoginDeps> = {}): LoginDeps => {
  const { environment } = identity;
  return {
    api: {
      session: identity.call(session),
      passwordless: identity.call(passwordless),
      configurations: identity.call(configurations),
      flags: identity.call(flags),
      mfa: identity.call(mfa),
    },
    accept: (response) => identity.session.accept(response),
    clear: () => void identity.session.forget(),
    isAuthenticated: () => identity.session.get().status === 'authenticated',
    redirect: (address) => {
      const url = outside(address, environment.page());
      if (url) environment.redirect(url);
      return url !== undefined;
    },
    navigate: () => {
      const target = afterAuthTarget(identity);
      environment.local.removeItem(AFTER_AUTH_KEY);
      if (target) environment.redirect(target);
    },
    storage: environment.local,
    ...overrides,
  };
};
