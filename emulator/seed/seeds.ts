import { demoRoles, roles } from './roles';
import { type Seed, seed } from './seed';
import { admin } from './users';

/** Ready-made seeds. `small` has six users, `empty` an administrator and nothing else. */
export type SeedName = 'small' | 'empty' | 'demo';

const empty: Seed = { ...seed, users: [admin], apiTokens: [], features: [], plans: [] };

const seeds: Readonly<Record<SeedName, (now: number) => Seed>> = {
  small: () => seed,
  empty: () => empty,
  demo: () => ({ ...seed, roles: [...roles, ...demoRoles] }),
};

/** The rows of a seed; those that name no dates of their own are counted back from `now`. */
export const readSeed = (given: SeedName | Seed, now: number): Seed =>
  typeof given === 'string' ? seeds[given](now) : given;
