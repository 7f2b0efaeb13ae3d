import type { Contracts, Endpoint } from '@gatehouse/sdk/contracts';
import type { Answer } from '../call';
import type { Implemented } from '../not-implemented';

/** The answers of one capability: all but those that `not-implemented.ts` lists. */
export type AnswersOf<C extends keyof Contracts> = {
  readonly [Name in Implemented<C>]: Contracts[C][Name] extends Endpoint ? Answer<Contracts[C][Name]> : never;
};
