import { withBilling } from './billing';
import { demoSeed, largeSeed } from './demo';
import { type Seed, seed } from './seed';
import { admin } from './users';

/**
 * Built-in seeds: `empty` has an account and its administrator, `small` six users, `demo` about 250 in every state,
 * `large` ten thousand.
 */
export const seedNames = ['empty', 'small', 'demo', 'large'] as const;
/** One of {@link seedNames}. */
export type SeedName = (typeof seedNames)[number];

const empty: Seed = { ...seed, users: [admin], apiTokens: [], features: [], plans: [] };

const seeds: Readonly<Record<SeedName, (now: number) => Seed>> = {
  empty: () => empty,
  small: (now) => withBilling(seed, now),
  demo: (now) => withBilling(demoSeed(now), now),
  large: (now) => withBilling(largeSeed(now), now),
};

/** A seed by its name, as rows, or as a function of the start time in milliseconds. */
export type SeedSource = SeedName | Seed | ((now: number) => Seed);

/** Returns the rows of a seed. Dates of the demo count back from `now`, in milliseconds. */
export const readSeed = (given: SeedSource, now: number): Seed => {
  if (typeof given === 'function') return given(now);
  return typeof given === 'string' ? seeds[given](now) : given;
};
