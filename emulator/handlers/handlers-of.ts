import type { Contracts, Endpoint } from '@gatehouse/sdk/contracts';
import type { CallOf } from '../browser-pages';
import type { Handler } from '../call';

/** The handlers of one capability; a missing one does not compile. */
export type HandlersOf<C extends keyof Contracts> = {
  readonly [Name in CallOf<C>]: Contracts[C][Name] extends Endpoint ? Handler<Contracts[C][Name]> : never;
};
