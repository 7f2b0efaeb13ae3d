import type { Contracts, Endpoint } from '@gatehouse/sdk/contracts';
import type { CallOf } from '../browser-pages';
import type { Answer } from '../call';

/** The handlers of one capability; a missing one does not compile. */
export type AnswersOf<C extends keyof Contracts> = {
  readonly [Name in CallOf<C>]: Contracts[C][Name] extends Endpoint ? Answer<Contracts[C][Name]> : never;
};
