import type { Contracts, Endpoint } from '@gatehouse/sdk/contracts';
import type { Answer } from '../call';
import type { Answered } from '../not-implemented';

/** The answers of one capability: all but those that stand in the list of the unanswered. */
export type AnswersOf<C extends keyof Contracts> = {
  readonly [Name in Answered<C>]: Contracts[C][Name] extends Endpoint ? Answer<Contracts[C][Name]> : never;
};
