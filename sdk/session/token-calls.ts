import type { CallOptions, Client } from '../core/api';
import type { Environment } from '../core/environment';
import { fault } from '../core/error-texts';
import { contract, type LoginResponse, type TokenResponse } from './contract';
import { type IdTokenExpectations, lifetime, readClaims, readIdToken } from './jwt';
import type { TokenSet } from './token-store';
import type { Transaction } from './transactions';

const RENEWAL_LIMIT = 10_000;

interface TokenCallsDeps {
  client: Client;
  environment: Environment;
  mode: 'hosted' | 'embedded';
  expectations: () => Pick<IdTokenExpectations, 'issuer' | 'clientId'>;
  signal: AbortSignal;
}

/** Seconds since the epoch by the provider's clock, when its answer lets the page read the date. */
const providerTime = (headers: Headers | undefined): number | undefined => {
  const date = Date.parse(headers?.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date / 1000;
};

/** The calls that yield tokens. What they answer is checked before it becomes a {@link TokenSet}. */
export const createTokenCalls = ({ client, environment, mode, expectations, signal }: TokenCallsDeps) => {
  const { now } = environment;

  const toTokenSet = (sub: unknown, bearer: string, accessToken: string, expiresIn: unknown): TokenSet => {
    const obtainedAt = now();
    const expiresAt = obtainedAt + lifetime(expiresIn) * 1000;
    return { version: 1, sub: String(sub ?? ''), bearer, accessToken, obtainedAt, expiresAt };
  };

  /** Makes a call of the hosted login and checks its ID token by the provider's clock. */
  const hosted = async (
    call: (options: CallOptions) => Promise<TokenResponse>,
    own: Pick<IdTokenExpectations, 'nonce' | 'maxAge' | 'previousSub'>,
  ): Promise<TokenSet> => {
    let providerNow: number | undefined;
    const onHeaders = (headers: Headers) => {
      providerNow = providerTime(headers);
    };
    const answer = await call({ signal, onHeaders });
    const { sub } = readIdToken(answer.id_token, { ...expectations(), ...own, providerNow, deviceNow: now() / 1000 });
    return toTokenSet(sub, answer.id_token, answer.access_token, answer.expires_in);
  };

  /** @throws IdentityError `invalid-token` when a further step is needed, or the token is none. */
  const ofLogin = ({ accessToken, expiresIn }: LoginResponse): TokenSet => {
    const { sub } = readClaims(accessToken);
    return toTokenSet(sub, accessToken ?? '', accessToken ?? '', expiresIn);
  };

  return {
    ofLogin,

    /** Exchanges the code of a callback. */
    exchange: (code: string, { redirectUri, verifier, nonce, maxAge }: Transaction): Promise<TokenSet> => {
      const input = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
      return hosted((options) => client.call(contract.token, input, options), { nonce, maxAge });
    },

    /** New tokens for the refresh cookie. Those of anybody but `previousSub` are refused. */
    async renew(tenantId: string | null, previousSub: string | undefined): Promise<TokenSet> {
      const timeout = RENEWAL_LIMIT;
      if (mode === 'hosted') {
        return hosted((options) => client.call(contract.silentAuthorize, { tenantId }, { ...options, timeout }), {
          previousSub,
        });
      }
      const answer = await client.call(contract.refreshToken, { tenantId }, { signal, timeout });
      if (!answer.accessToken) throw fault('signed-out', { statusCode: 401 });
      const tokens = ofLogin(answer);
      if (previousSub !== undefined && tokens.sub !== previousSub)
        throw fault('invalid-token', { errorContext: { claim: 'sub' } });
      return tokens;
    },
  };
};

export type TokenCalls = ReturnType<typeof createTokenCalls>;
