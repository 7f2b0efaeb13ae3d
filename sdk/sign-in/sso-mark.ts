import type { Environment } from '../core/environment';
import { parseObject } from '../core/guards';

/** Bound to the tab, so that a callback from another user's link requires a confirmation. */
const KEY = 'GATEHOUSE_SSO_LOGIN';
const MAX_AGE = 60 * 60_000;

type Page = Pick<Environment, 'tab' | 'now'>;

/** Returns the state that the identity provider will send back; null when its URL has none. */
const stateOf = ({ searchParams }: URL): string | null => searchParams.get('RelayState') ?? searchParams.get('state');

/** Stores that this tab leaves for the identity provider at a URL. */
export const markSso = ({ tab, now }: Page, target: URL): void => {
  tab.setItem(KEY, JSON.stringify({ at: now(), state: stateOf(target) }));
};

/** Returns whether this tab has begun the single sign-on of a callback within the last hour. */
export const hasBegunSso = ({ tab, now }: Page, callback: URL): boolean => {
  const { at, state } = parseObject(tab.getItem(KEY));
  if (typeof at !== 'number' || Math.abs(now() - at) > MAX_AGE) return false;
  return typeof state !== 'string' || state === stateOf(callback);
};

/** Removes the mark: a sign-in is completed once. */
export const clearSso = ({ tab }: Page): void => tab.removeItem(KEY);
