import type { Environment } from '../core/environment';
import { type EarlyErrorCode, fault } from '../core/error-texts';

/** What an address keeps when its callback was read: neither is part of an answer. */
const KEPT = new Set(['redirectUrl', 'tenantId']);

/** What an error of OAuth means here; what is unknown failed. */
const codes: Readonly<Record<string, EarlyErrorCode>> = {
  access_denied: 'callback-denied',
  // LinkedIn's names for it.
  user_cancelled_login: 'callback-denied',
  user_cancelled_authorize: 'callback-denied',
  temporarily_unavailable: 'provider-unavailable',
};

/**
 * Values that the address of a callback carries.
 * @throws IdentityError when it carries an error instead: `callback-denied`, `provider-unavailable` or `sign-in-failed`;
 * `callback-refused` when a value is there twice
 */
export const callbackValues = <Name extends string>(
  page: URL,
  names: readonly Name[],
): { readonly [N in Name]?: string } => {
  const query = page.searchParams;
  for (const name of [...names, 'error']) {
    if (query.getAll(name).length > 1) throw fault('callback-refused', { errorContext: { duplicate: name } });
  }
  const error = query.get('error');
  if (error) {
    const code = (Object.hasOwn(codes, error) && codes[error]) || 'sign-in-failed';
    throw fault(code, { errorContext: { error, description: query.get('error_description') } });
  }
  return Object.fromEntries(names.map((name) => [name, query.get(name) || undefined])) as { [N in Name]?: string };
};

const withoutAnswer = (page: URL): URL => {
  const clean = new URL(page);
  for (const name of [...clean.searchParams.keys()]) if (!KEPT.has(name)) clean.searchParams.delete(name);
  clean.hash = '';
  return clean;
};

/**
 * Hands in what the address of the page carries, once, however often it is called: a screen that is mounted twice must
 * not spend a code twice. The address is cleaned before anything is sent, so that no history and no referrer keeps it.
 */
export const exchangeOnce = <T>(
  { page: current, replacePage }: Pick<Environment, 'page' | 'replacePage'>,
  exchange: (page: URL) => Promise<T>,
): (() => Promise<T>) => {
  let known: { href: string; answer: Promise<T> } | undefined;
  return async () => {
    const page = current();
    if (!page) throw fault('callback-refused');
    const clean = withoutAnswer(page);
    if (!known || (page.href !== clean.href && page.href !== known.href)) {
      known = { href: page.href, answer: exchange(page) };
      if (page.href !== clean.href) replacePage(clean);
    }
    return known.answer;
  };
};
