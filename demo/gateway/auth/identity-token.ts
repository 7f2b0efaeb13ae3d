import { jwtVerify } from 'jose';
import { IDENTITY_TOKEN_HEADER } from '../../research/contract';
import type { VerifiedUser } from '../../research/user-sync';
import type { Clock } from '../runtime/clock';
import { problems } from '../runtime/problem';
import type { Keys } from './keys';

const MAX_TOKEN_LENGTH = 8192;

interface IdentityTokensOptions {
  issuer: string;
  /** Audience of ID tokens. */
  clientId: string;
  keys: Pick<Keys, 'find'>;
  clock: Clock;
}

/**
 * Returns the ID token of a request for calls to the identity provider, undefined without one. It does not authenticate
 * the caller: it must belong to the same user in the same account as the access token.
 * @throws Problem 401 when it does not.
 */
export const createIdentityTokens =
  ({ issuer, clientId, keys, clock }: IdentityTokensOptions) =>
  async (headers: Headers, user: VerifiedUser): Promise<string | undefined> => {
    const token = headers.get(IDENTITY_TOKEN_HEADER);
    if (token === null) return undefined;
    if (token.length > MAX_TOKEN_LENGTH) throw problems.unauthenticated('identity token too long');
    const { payload } = await jwtVerify(token, keys.find, {
      issuer,
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      clockTolerance: 30,
      currentDate: new Date(clock.now()),
      requiredClaims: ['exp', 'sub'],
    }).catch(() => {
      throw problems.unauthenticated('identity token');
    });
    const isOwn = payload.sub === user.userId && payload.tenantId === user.tenantId;
    if (!isOwn) throw problems.unauthenticated('identity token of another user');
    return token;
  };
