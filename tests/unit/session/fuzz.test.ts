import { randomInt } from 'node:crypto';
import { decodeToken, IdentityError, MULTI_FACTOR } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { readIdToken } from '../../../sdk/session/tokens/jwt';
import { buildToken, tokenCases } from '../../support/token-recipes';

/** `FUZZ_RUNS=200000` is the complete run; the seed is printed on failure, and `FUZZ_SEED` repeats it. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 5_000);
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
/** Milliseconds per token from which it counts as a hang; measured, not asserted: machines pause. */
const SLOW = 5;
/** Characters; a few tokens of the table are megabytes, which take proportionally longer. */
const ORDINARY = 10_000;

/** mulberry32: small, and the same on every machine. */
const createDice = (seed: number) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T };
};
type Dice = ReturnType<typeof createDice>;

const now = 1_768_478_400;
const fixture = {
  issuer: 'http://localhost:4500',
  clientId: 'portal',
  nonce: 'nOnce-Of-This-Transaction-0123456',
  multiFactor: MULTI_FACTOR,
  now,
};
const seeds = tokenCases.map((entry) => buildToken(entry, fixture)).filter((token) => typeof token === 'string');

const bytes = (random: Dice, length: number) => Uint8Array.from({ length }, () => random.below(256));
const latin = (data: Uint8Array) => String.fromCharCode(...data);
const segment = (data: Uint8Array | string) => Buffer.from(data as string).toString('base64url');
const lengths = [0, 1, 2, 3, 7, 16, 64, 255, 1_024];

/** Values that JSON can encode and that code seldom expects. */
const malformed = [
  'null',
  'true',
  '0',
  '-0',
  '1e400',
  '""',
  '[]',
  '{}',
  '"\\ud800"',
  '{"__proto__":1}',
  '[[[[]]]]',
  '1e-400',
];
const claims = ['iss', 'aud', 'sub', 'exp', 'iat', 'nonce', 'azp', 'auth_time', 'acr', 'amr', '__proto__', 'toString'];
const oddClaims = (random: Dice) =>
  `{${Array.from({ length: random.below(6) }, () => `"${random.pick(claims)}":${random.pick(malformed)}`).join()}}`;

const kinds: readonly ((random: Dice) => string)[] = [
  // Any bytes.
  (random) => latin(bytes(random, random.pick(lengths))),
  // Any code units, including unpaired surrogates.
  (random) => String.fromCharCode(...Array.from({ length: random.below(40) }, () => random.below(0x10000))),
  // The structure of a token around any bytes.
  (random) => [0, 1, 2].map(() => segment(bytes(random, random.pick(lengths)))).join('.'),
  // Real JSON with claims of every type.
  (random) => [oddClaims(random), oddClaims(random), random.pick(malformed)].map(segment).join('.'),
  // A token of the table with one byte changed, dropped, doubled, or truncated there.
  (random) => {
    const token = random.pick(seeds);
    const at = random.below(token.length + 1);
    const [head, tail] = [token.slice(0, at), token.slice(at)];
    const char = String.fromCharCode(random.below(256));
    return random.pick([head + char + tail.slice(1), head + tail.slice(1), head + tail.slice(0, 1) + tail, head]);
  },
  // Parts of several tokens.
  (random) =>
    Array.from({ length: 1 + random.below(4) }, () => random.pick(random.pick(seeds).split('.'))).join(
      random.pick(['.', '.', '.', '', '..', ' .']),
    ),
];

/** Returns the type of a thrown value when it is the wrong one. */
const wrongly = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof IdentityError && error.errorCode === 'invalid-token') return undefined;
    return error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  }
};

const timed = (run: () => unknown): number => {
  const start = performance.now();
  wrongly(run);
  return performance.now() - start;
};

const expectations = {
  issuer: fixture.issuer,
  clientId: fixture.clientId,
  nonce: fixture.nonce,
  maxAge: 60,
};

describe(`${RUNS} tokens that no issuer signed`, () => {
  it.each([
    ['decoder', (token: string) => decodeToken(token)],
    ['check of a sign-in', (token: string) => readIdToken(token, expectations)],
  ])(
    '%s throws its own error type only',
    (name, read) => {
      const random = createDice(SEED);
      const slowest = { ordinary: 0, huge: 0 };
      let slow = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const token = random.pick(kinds)(random);
        const start = performance.now();
        const wrong = wrongly(() => read(token));
        if (wrong !== undefined) expect.fail(`${wrong} for ${JSON.stringify(token)} (FUZZ_SEED=${SEED})`);
        let took = performance.now() - start;
        // A slow token is measured again: a pause of the machine does not repeat.
        for (let again = 0; took > SLOW && again < 3; again += 1)
          took = Math.min(
            took,
            timed(() => read(token)),
          );
        const kind = token.length <= ORDINARY ? 'ordinary' : 'huge';
        slowest[kind] = Math.max(slowest[kind], took);
        if (kind === 'ordinary' && took > SLOW) slow += 1;
      }
      if (process.env.FUZZ_RUNS) {
        const [ordinary, huge] = [slowest.ordinary, slowest.huge].map((ms) => `${ms.toFixed(2)} ms`);
        console.log(
          `${name}: ${RUNS} runs, ${slow} over ${SLOW} ms, slowest ${ordinary}, of megabytes ${huge}, seed ${SEED}`,
        );
      }
    },
    600_000,
  );

  it('inputs are of every kind, and some of them are valid', () => {
    const random = createDice(SEED);
    const read = kinds.map((make) => {
      const tokens = Array.from({ length: 500 }, () => make(random));
      return tokens.filter((token) => {
        try {
          return decodeToken(token) !== undefined;
        } catch {
          return false;
        }
      }).length;
    });
    // Random bytes are never a token; real JSON and slightly changed tokens often are.
    expect(read[3]).toBeGreaterThan(50);
    expect(read[4]).toBeGreaterThan(50);
    expect(read[0]).toBe(0);
  });
});
