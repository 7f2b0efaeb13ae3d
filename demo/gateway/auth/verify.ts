import { errors, jwtVerify } from 'jose';
import {
  type infer as Infer,
  maxLength,
  minLength,
  number,
  object,
  optional,
  refine,
  safeParse,
  string,
  unknown,
} from 'zod/mini';
import type { Person } from '../../research/user-sync';
import type { Clock } from '../runtime/clock';
import { Problem, problems } from '../runtime/problem';
import type { Keys } from './keys';

const LEEWAY_SECONDS = 30;
const LONGEST_TOKEN = 8192;
const CAPACITY = 10_000;

/** How jose names the refusals that it comes to only with the signature checked. */
const AFTER_SIGNATURE = new Set<string>([
  errors.JWSSignatureVerificationFailed.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWTExpired.code,
  errors.JWTInvalid.code,
]);

/** A cause in a few words of our own and jose's; nothing of the token is in it. */
const whyOf = (error: unknown): string => {
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)
    return `claim ${error.claim}`;
  return error instanceof errors.JOSEError ? error.code : 'unreadable';
};

const id = string().check(minLength(1), maxLength(4096));

const Claims = object({
  sub: id,
  tenantId: id,
  // JSON can spell infinity as 1e400, which would never expire.
  exp: number().check(refine(Number.isFinite)),
  email: optional(string()),
  email_verified: optional(unknown()),
  name: optional(string()),
});

interface VerifierOptions {
  issuer: string;
  audience: string;
  /** Media type that the token's header must carry, so that ID tokens do not pass as access tokens. */
  tokenType: string;
  keys: Pick<Keys, 'find' | 'wrongSignature'>;
  clock: Clock;
}

interface Caller {
  person: Person;
  token: string;
}

/** Returns the principal of a bearer token, or throws the one refusal there is. */
export type Verifier = (authorization: string | null) => Promise<Caller>;

const personOf = (claims: Infer<typeof Claims>): Person => ({
  userId: claims.sub,
  tenantId: claims.tenantId,
  // Rows are found by it: an address that is not verified may be anybody else's.
  email: claims.email_verified === true ? (claims.email ?? '') : '',
  name: claims.name ?? '',
});

export const createVerifier = ({ issuer, audience, tokenType, keys, clock }: VerifierOptions): Verifier => {
  /** Checking a signature costs more than everything else here, so a header that passed is known until its token ends. */
  const checked = new Map<string, { caller: Caller; until: number }>();

  const remember = (header: string, caller: Caller, until: number) => {
    checked.set(header, { caller, until });
    const oldest = checked.keys().next();
    if (checked.size > CAPACITY && !oldest.done) checked.delete(oldest.value);
  };

  const verify = (token: string) =>
    jwtVerify(token, keys.find, {
      issuer,
      audience,
      typ: tokenType,
      algorithms: ['RS256', 'ES256'],
      clockTolerance: LEEWAY_SECONDS,
      currentDate: new Date(clock.now()),
      requiredClaims: ['exp', 'sub'],
    });

  /** The work of one signature, so that what is refused without one takes as long as what is refused by one. */
  const takeAsLong = async () => {
    const wrongSignature = keys.wrongSignature();
    if (wrongSignature !== undefined) await verify(wrongSignature).catch(() => {});
  };

  const refuse = async (error: unknown): Promise<never> => {
    if (error instanceof Problem) throw error;
    if (!(error instanceof errors.JOSEError && AFTER_SIGNATURE.has(error.code))) await takeAsLong();
    throw problems.unauthenticated(whyOf(error));
  };

  const check = async (token: string) => {
    const { payload } = await verify(token).catch(refuse);
    const claims = safeParse(Claims, payload);
    if (claims.success) return claims.data;
    throw problems.unauthenticated(`claim ${claims.error.issues[0]?.path.join('.')}`);
  };

  return async (authorization) => {
    const header = authorization ?? '';
    const known = checked.get(header);
    if (known && clock.now() < known.until) return known.caller;
    checked.delete(header);
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    if (token === undefined || token.length > LONGEST_TOKEN) {
      await takeAsLong();
      throw problems.unauthenticated(header === '' ? 'no token' : 'unreadable');
    }
    const claims = await check(token);
    const caller = { person: personOf(claims), token };
    remember(header, caller, (claims.exp + LEEWAY_SECONDS) * 1000);
    return caller;
  };
};
