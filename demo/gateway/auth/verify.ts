import { createTokenVerifier, TokenError, type TokenErrorReason, type VerifiedToken } from '@gatehouse/sdk/server';
import { LRUCache } from 'lru-cache';
import type { VerifiedUser } from '../../research/user-sync';
import type { Budget } from '../runtime/budget';
import type { Clock } from '../runtime/clock';
import { problems } from '../runtime/problem';
import type { Keys } from './keys';

const LEEWAY_SECONDS = 30;
const CAPACITY = 10_000;

/** Reasons that are known only after the signature check. */
const AFTER_SIGNATURE = new Set<TokenErrorReason>(['signature', 'expired', 'claim']);

interface VerifierOptions {
  issuer: string;
  audience: string;
  /** Media type that the token's header must carry, so that ID tokens do not pass as access tokens. */
  tokenType: string;
  keys: Pick<Keys, 'find' | 'wrongSignature'>;
  clock: Clock;
}

interface Caller {
  user: VerifiedUser;
  /** Bearer for the identity provider's API. */
  token: string;
}

/** The user of a request according to the verified token, and the budget of the request. */
export interface Principal extends Caller {
  budget: Budget;
}

/**
 * Returns the principal of a bearer token.
 * @throws Problem the same 401 for every invalid token.
 */
export type Verifier = (authorization: string | null) => Promise<Caller>;

// Rows are matched by email address: an unverified one counts as missing.
const userOf = ({ userId, tenantId, email = '', name = '' }: VerifiedToken): VerifiedUser => ({
  userId,
  tenantId,
  email,
  name,
});

export const createVerifier = ({ issuer, audience, tokenType, keys, clock }: VerifierOptions): Verifier => {
  const { now } = clock;
  const verifyToken = createTokenVerifier({
    issuer,
    audience,
    type: tokenType,
    keys: keys.find,
    clockTolerance: LEEWAY_SECONDS,
    now,
  });
  /** A signature check costs more than everything else here, so a verified header is cached until its token expires. */
  const checked = new LRUCache<string, Caller>({ max: CAPACITY, ttlResolution: 0, perf: clock });

  /** Checks one signature, so that a refusal without a check takes as long as one with a check. */
  const simulateSignatureCheck = async () => {
    const wrongSignature = keys.wrongSignature();
    if (wrongSignature !== undefined) await verifyToken(wrongSignature).catch(() => {});
  };

  const refuse = async (error: unknown): Promise<never> => {
    if (!(error instanceof TokenError)) throw error;
    if (error.reason === 'keys-unavailable') throw error.cause;
    if (!AFTER_SIGNATURE.has(error.reason)) await simulateSignatureCheck();
    throw problems.unauthenticated(error.claim === undefined ? error.reason : `claim ${error.claim}`);
  };

  return async (authorization) => {
    const header = authorization ?? '';
    const cached = checked.get(header);
    if (cached) return cached;
    const verified = await verifyToken({ headers: { authorization: header } }).catch(refuse);
    const caller = { user: userOf(verified), token: header.slice('Bearer '.length) };
    checked.set(header, caller, { ttl: Math.max(1, verified.expiresAt + LEEWAY_SECONDS * 1000 - now()) });
    return caller;
  };
};
