import type { Environment } from '../../core/environment';
import { type SessionErrorCode, sessionError } from '../errors';

/** Parameters that stay in the URL after the callback was read: they are not part of the response. */
const PRESERVED_PARAMETERS = new Set(['redirectUrl', 'tenantId']);

/** Error codes by OAuth error; an unknown one counts as failed. */
const codes: Readonly<Record<string, SessionErrorCode>> = {
  access_denied: 'callback-denied',
  // LinkedIn's names for it.
  user_cancelled_login: 'callback-denied',
  user_cancelled_authorize: 'callback-denied',
  temporarily_unavailable: 'provider-unavailable',
};

/**
 * Returns the parameters of a callback URL.
 * @throws IdentityError when the URL has an error instead: `callback-denied`, `provider-unavailable` or
 * `sign-in-failed`; `callback-refused` when a parameter is repeated
 */
export const callbackValues = <Name extends string>(
  page: URL,
  names: readonly Name[],
): { readonly [N in Name]?: string } => {
  const query = page.searchParams;
  for (const name of [...names, 'error']) {
    if (query.getAll(name).length > 1) throw sessionError('callback-refused', { errorContext: { duplicate: name } });
  }
  const error = query.get('error');
  if (error) {
    const code = (Object.hasOwn(codes, error) && codes[error]) || 'sign-in-failed';
    throw sessionError(code, { errorContext: { error, description: query.get('error_description') } });
  }
  return Object.fromEntries(names.map((name) => [name, query.get(name) || undefined])) as { [N in Name]?: string };
};

const withoutResponse = (page: URL): URL => {
  const clean = new URL(page);
  for (const name of [...clean.searchParams.keys()])
    if (!PRESERVED_PARAMETERS.has(name)) clean.searchParams.delete(name);
  clean.hash = '';
  return clean;
};

/**
 * Runs the exchange of the page's parameters once, however often it is called: a screen that is mounted twice must not
 * redeem a code twice. The URL is cleaned before the request, so that neither history nor referrer contain the code.
 */
export const exchangeOnce = <T>(
  { page: current, replacePage }: Pick<Environment, 'page' | 'replacePage'>,
  exchange: (page: URL) => Promise<T>,
): (() => Promise<T>) => {
  let cached: { href: string; answer: Promise<T> } | undefined;
  return async () => {
    const page = current();
    if (!page) throw sessionError('callback-refused');
    const clean = withoutResponse(page);
    if (!cached || (page.href !== clean.href && page.href !== cached.href)) {
      cached = { href: page.href, answer: exchange(page) };
      if (page.href !== clean.href) replacePage(clean);
    }
    return cached.answer;
  };
};
