import type { Environment } from '../../core/environment';
import { parseJson } from '../../core/guards';
import { sessionError } from '../errors';
import { randomText } from './pkce';

/**
 * Local-storage key prefix of the provider's clients; our keys include the state, so that two tabs do not overwrite
 * each other.
 */
const PREFIX = 'HOSTED_LOGIN_VERIFIER_KEY.';
const TAB_KEY = 'GATEHOUSE_TAB';
/** A login page may stay open during a meeting. */
const MAX_AGE = 60 * 60_000;
const MAX_PER_TAB = 9;

/** State of a sign-in that has to survive the redirect to the provider and back. */
export interface Transaction {
  verifier: string;
  nonce: string;
  redirectUri: string;
  returnTo: string;
  /** The tab that started it; a callback opened in another tab does not match. */
  tab: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  maxAge?: number;
}

const isTransaction = (value: unknown): value is Transaction => {
  const { verifier, nonce, redirectUri, returnTo, tab, createdAt } = (value ?? {}) as Record<string, unknown>;
  const texts = [verifier, nonce, redirectUri, returnTo, tab].every((text) => typeof text === 'string');
  return texts && typeof createdAt === 'number';
};

const parse = (text: string | null): Transaction | undefined => {
  const value = parseJson(text);
  return isTransaction(value) ? value : undefined;
};

/** Stores the pending sign-ins of this browser: at most nine per tab, none older than an hour. */
export const createTransactions = ({ local, tab, now, crypto }: Environment) => {
  const tabId = (): string => {
    const stored = tab.getItem(TAB_KEY);
    if (stored) return stored;
    const id = randomText(crypto);
    // If the id were lost during the redirect, the callback would look like that of another tab.
    if (!tab.setItem(TAB_KEY, id)) throw sessionError('storage-blocked');
    return id;
  };

  const isFresh = (entry: Transaction) => Math.abs(now() - entry.createdAt) <= MAX_AGE;

  const removeExpired = (): void => {
    const mine: [key: string, createdAt: number][] = [];
    for (const key of local.keys()) {
      if (!key.startsWith(PREFIX)) continue;
      const entry = parse(local.getItem(key));
      if (!entry || !isFresh(entry)) local.removeItem(key);
      else if (entry.tab === tabId()) mine.push([key, entry.createdAt]);
    }
    mine.sort(([, a], [, b]) => b - a);
    for (const [key] of mine.slice(MAX_PER_TAB - 1)) local.removeItem(key);
  };

  return {
    /** @throws IdentityError `storage-blocked` when nothing would survive the redirect. */
    begin(state: string, entry: Omit<Transaction, 'tab' | 'createdAt'>): void {
      removeExpired();
      const value = JSON.stringify({ ...entry, tab: tabId(), createdAt: now() });
      if (local.setItem(PREFIX + state, value)) return;
      // Storage is full: other pending sign-ins are removed for this one.
      for (const key of local.keys()) if (key.startsWith(PREFIX)) local.removeItem(key);
      if (local.setItem(PREFIX + state, value)) return;
      local.removeItem(PREFIX + state);
      throw sessionError('storage-blocked');
    },

    /**
     * Removes and returns a sign-in, which can be completed once.
     * @throws IdentityError `callback-refused` when it is unknown, used, expired, or of another tab.
     */
    take(state: string): Transaction {
      const entry = parse(local.getItem(PREFIX + state));
      if (!entry || entry.tab !== tabId() || !isFresh(entry)) throw sessionError('callback-refused');
      local.removeItem(PREFIX + state);
      return entry;
    },
  };
};
