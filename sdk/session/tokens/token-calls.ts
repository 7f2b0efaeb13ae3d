import type { CallOptions, Client } from '../../core/api';
import type { Environment } from '../../core/environment';
import { identityError } from '../../core/error-texts';
import { contract, type LoginResponse } from '../contract';
import { sessionError } from '../errors';
import type { ServerCalls } from '../from-server';
import type { StandardTokenResponse } from '../open-id/open-id';
import type { OpenIdProvider } from '../open-id/open-id-provider';
import type { Transaction } from '../open-id/transactions';
import { isRefusal, tabError } from '../refusals';
import { type IdTokenExpectations, lifetime, readClaims, readIdToken } from './jwt';
import { offsetOf } from './provider-clock';
import type { TokenSet } from './token-store';

const RENEWAL_LIMIT = 10_000;

/** What the last response of the hosted login leaves for the next renewal. */
interface StoredToken {
  sub: string;
  token: string;
  idToken: string;
}

interface TokenCallsDeps {
  client: Client;
  environment: Environment;
  mode: 'hosted' | 'embedded';
  openId: Pick<OpenIdProvider, 'token' | 'isStandard'>;
  /** The application's server, which keeps the tokens. */
  server: Pick<ServerCalls, 'tokens'> | undefined;
  expectations: () => Pick<IdTokenExpectations, 'issuer' | 'clientId'>;
  signal: AbortSignal;
}

/** Returns seconds since the epoch by the provider's clock, if CORS exposes the response's date. */
const providerTime = (headers: Headers | undefined): number | undefined => {
  const date = Date.parse(headers?.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date / 1000;
};

/** Creates the calls that return tokens. Their responses are validated before they become a {@link TokenSet}. */
export const createTokenCalls = ({
  client,
  environment,
  mode,
  openId,
  server,
  expectations,
  signal,
}: TokenCallsDeps) => {
  const { now } = environment;
  /**
   * Refresh token of the last response of the hosted login, for one renewal of the same user. It stays in the memory of
   * this tab: other tabs adopt the tokens and have one of their own, or renew by the provider's cookie.
   */
  let held: StoredToken | undefined;
  /** Incremented with every end of a session, so that a late response leaves no refresh token behind. */
  let era = 0;

  /** The last token whose offset to the provider's clock was learned: a renewal may leave it as it was. */
  let learned: Pick<TokenSet, 'bearer' | 'clockOffset'> | undefined;

  const toTokenSet = (bearer: string, accessToken: string, expiresIn: unknown, date?: number): TokenSet => {
    const claims = readClaims(bearer);
    const obtainedAt = now();
    const expiresAt = obtainedAt + lifetime(expiresIn) * 1000;
    const isOld = date === undefined && learned?.bearer === bearer;
    // One that the application's server keeps may be old.
    const shown = date ?? (server ? undefined : claims.iat);
    const clockOffset = isOld ? learned?.clockOffset : offsetOf(shown, obtainedAt);
    learned = { bearer, clockOffset };
    return { version: 1, sub: String(claims.sub ?? ''), bearer, accessToken, obtainedAt, expiresAt, clockOffset };
  };

  /** Makes a call, and reads the time of its response. */
  const timed = async <Result>(call: (options: CallOptions) => Promise<Result>) => {
    let date: number | undefined;
    const onHeaders = (headers: Headers) => {
      date = providerTime(headers);
    };
    const response = await call({ signal, onHeaders });
    return { response, date };
  };

  /** Makes a call of the hosted login and checks its ID token by the provider's clock. */
  const hosted = async (
    call: (options: CallOptions) => Promise<StandardTokenResponse>,
    overrides: Pick<IdTokenExpectations, 'nonce' | 'maxAge' | 'previousSub'>,
    used?: StoredToken,
  ): Promise<TokenSet> => {
    const startEra = era;
    const { response, date } = await timed(call);
    const expected = { ...expectations(), ...overrides, providerNow: date };
    // A renewal without an ID token leaves the user as they were. Source: OpenID Connect Core 1.0, section 12.2.
    const keepsIdToken = response.id_token === undefined && used !== undefined;
    const idToken = keepsIdToken ? used.idToken : (response.id_token ?? '');
    if (!keepsIdToken) readIdToken(idToken, expected);
    const tokens = toTokenSet(idToken, response.access_token, response.expires_in, date);
    // Without a new one the used refresh token stays valid. Source: RFC 6749, section 6.
    const token = response.refresh_token ?? used?.token;
    if (startEra === era) held = token === undefined ? undefined : { sub: tokens.sub, token, idToken };
    return tokens;
  };

  /** @throws IdentityError `invalid-token` when a further step is required, or the token is invalid. */
  const ofLogin = ({ accessToken = '', expiresIn }: LoginResponse): TokenSet =>
    toTokenSet(accessToken ?? '', accessToken ?? '', expiresIn);

  const renewHosted = async (tenantId: string | null, previousSub: string | undefined): Promise<TokenSet> => {
    const timeout = RENEWAL_LIMIT;
    const silent = () => {
      if (openId.isStandard) throw tabError();
      return hosted((options) => client.call(contract.silentAuthorize, { tenantId }, { ...options, timeout }), {
        previousSub,
      });
    };
    const used = held?.sub === previousSub ? held : undefined;
    // Only the silent call can name the account of a tab.
    if (used === undefined || (tenantId !== null && !openId.isStandard)) return silent();
    const input = { grant_type: 'refresh_token', refresh_token: used.token };
    try {
      return await hosted((options) => openId.token(input, { ...options, timeout }), { previousSub }, used);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      held = undefined;
      if (openId.isStandard) throw error;
      return silent();
    }
  };

  return {
    ofLogin,

    /** Exchanges the code of a callback. */
    exchange: (code: string, { redirectUri, verifier, nonce, maxAge }: Transaction): Promise<TokenSet> => {
      const input = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
      return hosted((options) => openId.token(input, options), { nonce, maxAge });
    },

    /** Drops the stored refresh token, and one whose response is still pending. */
    forget(): void {
      era += 1;
      held = undefined;
    },

    /**
     * Renews the tokens with the stored refresh token or the provider's cookie. Tokens of a user other than
     * `previousSub` are refused.
     */
    async renew(tenantId: string | null, previousSub: string | undefined): Promise<TokenSet> {
      if (server) {
        // The server decides who the user is, also after a sign-in in another tab.
        const { response, date } = await timed((options) => server.tokens({ ...options, timeout: RENEWAL_LIMIT }));
        return toTokenSet(response.token, response.accessToken, response.expiresIn, date);
      }
      if (mode === 'hosted') return renewHosted(tenantId, previousSub);
      const timeout = RENEWAL_LIMIT;
      const response = await client.call(contract.refreshToken, { tenantId }, { signal, timeout });
      if (!response.accessToken) throw identityError('signed-out', { statusCode: 401 });
      const tokens = ofLogin(response);
      if (previousSub !== undefined && tokens.sub !== previousSub)
        throw sessionError('invalid-token', { errorContext: { claim: 'sub' } });
      return tokens;
    },
  };
};

export type TokenCalls = ReturnType<typeof createTokenCalls>;
