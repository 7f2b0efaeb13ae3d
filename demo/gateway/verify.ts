import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type infer as Infer, maxLength, minLength, number, object, optional, refine, string } from 'zod/mini';
import type { Person } from '../research/user-sync';
import type { Clock } from './clock';
import { Problem, problems } from './problem';

const LEEWAY_SECONDS = 30;
const LONGEST_TOKEN = 8192;
const CAPACITY = 10_000;

const id = string().check(minLength(1), maxLength(4096));

const Claims = object({
  sub: id,
  tenantId: id,
  // JSON can spell infinity as 1e400, which would never expire.
  exp: number().check(refine(Number.isFinite)),
  email: optional(string()),
  name: optional(string()),
});

interface VerifierOptions {
  issuer: string;
  audience: string;
  /** Media type that the token's header must carry, so that ID tokens do not pass as access tokens. */
  tokenType: string;
  findKey: JWTVerifyGetKey;
  clock: Clock;
}

interface Caller {
  person: Person;
  token: string;
}

/** Turns a bearer token into the person it was issued to, or throws the one refusal there is. */
export type Verifier = (authorization: string | null) => Promise<Caller>;

const personOf = (claims: Infer<typeof Claims>): Person => ({
  userId: claims.sub,
  tenantId: claims.tenantId,
  email: claims.email ?? '',
  name: claims.name ?? '',
});

export const createVerifier = ({ issuer, audience, tokenType, findKey, clock }: VerifierOptions): Verifier => {
  /** Checking a signature costs more than everything else here, so a header that passed is known until its token ends. */
  const checked = new Map<string, { caller: Caller; until: number }>();

  const remember = (header: string, caller: Caller, until: number) => {
    checked.set(header, { caller, until });
    const oldest = checked.keys().next();
    if (checked.size > CAPACITY && !oldest.done) checked.delete(oldest.value);
  };

  const check = async (token: string) => {
    try {
      const { payload } = await jwtVerify(token, findKey, {
        issuer,
        audience,
        typ: tokenType,
        algorithms: ['RS256', 'ES256'],
        clockTolerance: LEEWAY_SECONDS,
        currentDate: new Date(clock.now()),
        requiredClaims: ['exp', 'sub'],
      });
      return Claims.parse(payload);
    } catch (error) {
      throw error instanceof Problem ? error : problems.unauthenticated();
    }
  };

  return async (authorization) => {
    const header = authorization ?? '';
    const known = checked.get(header);
    if (known && clock.now() < known.until) return known.caller;
    checked.delete(header);
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    if (token === undefined || token.length > LONGEST_TOKEN) throw problems.unauthenticated();
    const claims = await check(token);
    const caller = { person: personOf(claims), token };
    remember(header, caller, (claims.exp + LEEWAY_SECONDS) * 1000);
    return caller;
  };
};
