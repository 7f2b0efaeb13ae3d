import { base64url } from 'jose';
import { type infer as Infer, looseObject, number, object, optional, safeParse, string } from 'zod/mini';
import { readClaims } from '../../session/tokens/jwt';
import { type Cookies, createCookieWriter } from './cookies';
import type { CheckedOptions } from './options';
import type { ProviderTokens, SessionProvider } from './provider';
import { SessionEndedError } from './provider-errors';
import { createSealer } from './sealed-value';
import { createQueue } from './store';

const StoredSession = object({
  id: string(),
  /** Milliseconds since 1970. */
  startedAt: number(),
  idToken: string(),
  accessToken: string(),
  refreshToken: optional(string()),
  /** Milliseconds since 1970. */
  expiresAt: number(),
});
export type StoredSession = Infer<typeof StoredSession>;

const SessionName = looseObject({ id: string() });

/** A session of a request, and the `Set-Cookie` headers that its response must have. */
export interface KeptSession {
  session: StoredSession | undefined;
  setCookies: string[];
}

const SESSION_COOKIE = 'gatehouse-session';
/** Milliseconds before its expiry at which a token is renewed: a fifth of its lifetime, at most this. */
const MAX_LEAD = 30_000;
/** Milliseconds for which requests with the cookie from before a renewal get its result. */
const STRAGGLERS = 60_000;

const NOT_RENEWED =
  'The session has to be renewed, which is not possible where no cookie can be set. Let the proxy or middleware of the session run before this page, or keep sessions in a store.';

const randomId = () => base64url.encode(crypto.getRandomValues(new Uint8Array(24)));

export const tokensOf = ({ idToken, accessToken, refreshToken, expiresAt }: StoredSession): ProviderTokens => ({
  idToken,
  accessToken,
  refreshToken,
  expiresAt,
  claims: readClaims(idToken),
});

interface Renewal {
  /** Milliseconds since 1970. */
  startedAt: number;
  result: Promise<StoredSession>;
}

const keyOf = ({ refreshToken, id }: StoredSession) => refreshToken ?? id;

/** Reads, renews, writes and ends the sessions of requests, in their cookies or in the store. */
export const createSessionKeeper = (options: CheckedOptions, provider: Pick<SessionProvider, 'renew'>) => {
  const { store } = options;
  const maxAge = options.maxAge * 1000;
  const sealer = createSealer(options.secrets);
  const writer = createCookieWriter(options.baseUrl);
  const name = writer.nameOf(SESSION_COOKIE);
  /** By the refresh token that was sent: requests that still have it get the result. */
  const renewals = new Map<string, Renewal>();
  const inOrder = createQueue();
  /** Sessions that were signed out while they are kept in cookies: a copied cookie must not bring them back. */
  const ended = new Map<string, number>();

  const endOf = ({ startedAt }: StoredSession) => startedAt + maxAge;
  const isFresh = ({ idToken, expiresAt }: StoredSession) => {
    const { iat } = readClaims(idToken);
    const lifetime = typeof iat === 'number' ? expiresAt - iat * 1000 : MAX_LEAD;
    return Date.now() < expiresAt - Math.min(MAX_LEAD, Math.max(0, lifetime / 5));
  };

  const parse = (value: unknown): StoredSession | undefined => {
    const parsed = safeParse(StoredSession, value);
    if (!parsed.success) return undefined;
    return Date.now() < endOf(parsed.data) && !ended.has(parsed.data.id) ? parsed.data : undefined;
  };

  const readStored = async (id: string): Promise<StoredSession | undefined> => {
    const sealed = await store?.read(id);
    const session = sealed === undefined ? undefined : parse(await sealer.open('session', sealed));
    return session?.id === id ? session : undefined;
  };

  const read = async (cookies: Cookies): Promise<StoredSession | undefined> => {
    const sealed = writer.readParts(name, cookies);
    const value = sealed === undefined ? undefined : await sealer.open('session', sealed);
    if (!store) return parse(value);
    const named = safeParse(SessionName, value);
    return named.success ? readStored(named.data.id) : undefined;
  };

  /** Keeps a session, and returns the headers for its cookies. */
  const write = async (session: StoredSession, cookies: Cookies): Promise<string[]> => {
    const end = endOf(session);
    const inCookie = store ? { id: session.id } : session;
    if (store) await store.write(session.id, await sealer.seal('session', session, end), end);
    return writer.setParts(name, await sealer.seal('session', inCookie, end), (end - Date.now()) / 1000, cookies);
  };

  /** Returns the headers that a renewed session needs: a store has it already, and a sign-out may have removed it since. */
  const writeRenewed = async (session: StoredSession, cookies: Cookies): Promise<string[]> =>
    store ? [] : write(session, cookies);

  const removeOld = () => {
    for (const [key, { startedAt }] of renewals) if (startedAt + STRAGGLERS < Date.now()) renewals.delete(key);
    for (const [id, end] of ended) if (end < Date.now()) ended.delete(id);
  };

  const renewed = async (session: StoredSession): Promise<StoredSession> => {
    const { claims: _, ...tokens } = await provider.renew(tokensOf(session));
    if (ended.has(session.id)) throw new SessionEndedError('The user signed out meanwhile.');
    return { id: session.id, startedAt: session.startedAt, ...tokens };
  };

  const renewStored = (session: StoredSession, isForced: boolean): Promise<StoredSession> => {
    if (!store) return renewed(session);
    return store.withLock(session.id, async () => {
      const current = await readStored(session.id);
      if (!current) throw new SessionEndedError('The session has ended.');
      // Another process was faster.
      const isDone = current.refreshToken !== session.refreshToken;
      if (isDone && !isForced && isFresh(current)) return current;
      const next = await renewed(current);
      const end = endOf(next);
      await store.write(next.id, await sealer.seal('session', next, end), end);
      return next;
    });
  };

  /** Returns what became of the session of a cookie from before one or more renewals. */
  const latestOf = async (session: StoredSession): Promise<StoredSession> => {
    const next = await renewals.get(keyOf(session))?.result;
    if (!next) return session;
    // Not every provider rotates its refresh tokens.
    return keyOf(next) === keyOf(session) ? next : latestOf(next);
  };

  /** Renews a session once, however many requests need it. */
  const renew = (session: StoredSession, isForced = false): Promise<StoredSession> =>
    inOrder(session.id, async () => {
      removeOld();
      const latest = await latestOf(session);
      if (!isForced && isFresh(latest)) return latest;
      const result = renewStored(latest, isForced);
      renewals.set(keyOf(latest), { startedAt: Date.now(), result });
      result.catch(() => renewals.delete(keyOf(latest)));
      return result;
    });

  return {
    writer,
    sealer,
    read,
    renew,
    writeRenewed,

    start: async ({ claims: _, ...tokens }: ProviderTokens, cookies: Cookies): Promise<string[]> => {
      const before = await read(cookies);
      if (before) await store?.remove(before.id);
      return write({ id: randomId(), startedAt: Date.now(), ...tokens }, cookies);
    },

    /**
     * Returns the session of a request, renewed if its token is about to expire.
     * @throws SessionUnavailableError when it had to be renewed and the provider cannot be reached.
     */
    current: async (cookies: Cookies, setsCookies = true): Promise<KeptSession> => {
      const session = await read(cookies);
      if (!session) return { session: undefined, setCookies: writer.removeParts(name, cookies) };
      const mayRenew = setsCookies || store !== undefined;
      if (isFresh(session) || (!mayRenew && Date.now() < session.expiresAt)) return { session, setCookies: [] };
      if (!mayRenew) throw new TypeError(NOT_RENEWED);
      try {
        const next = await renew(session);
        return { session: next, setCookies: await writeRenewed(next, cookies) };
      } catch (error) {
        if (error instanceof SessionEndedError) {
          await store?.remove(session.id);
          return { session: undefined, setCookies: writer.removeParts(name, cookies) };
        }
        // An outage signs nobody out, and a token is valid until it expires.
        if (Date.now() < session.expiresAt) return { session, setCookies: [] };
        throw error;
      }
    },

    end: async (session: StoredSession | undefined, cookies: Cookies): Promise<string[]> => {
      if (session) {
        ended.set(session.id, endOf(session));
        // After a renewal that is running, which would write the session again.
        await store?.withLock(session.id, () => store.remove(session.id));
      }
      return writer.removeParts(name, cookies);
    },
  };
};

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;
