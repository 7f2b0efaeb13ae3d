import type { Contracts, Endpoint, Input } from '@gatehouse/sdk/contracts';
import type { Emulator } from '../../../../emulator/emulator';
import type { CallOf } from '../../../../emulator/operations/operation';
import { codeAt } from '../../../../emulator/rules/factors/one-time-passwords';
import { secured } from '../../../../emulator/seed/users';
import type { Browser } from '../support';

export interface Fixture {
  emulator: Emulator;
  browser: Browser;
  /** Bearer token of the administrator. */
  token: string;
}

type Sample<I> = (fixture: Fixture) => I | Promise<I>;

type SampleOf<E> = E extends Endpoint ? Sample<Input<E>> : never;

/** The calls of a capability that need no input. */
type FreeOf<C extends keyof Contracts> = {
  [E in CallOf<C>]: Contracts[C][E] extends Endpoint ? (undefined extends Input<Contracts[C][E]> ? E : never) : never;
}[CallOf<C>];

/** A valid input for each call of a capability, where it needs one. */
export type SamplesOf<C extends keyof Contracts> = {
  [E in Exclude<CallOf<C>, FreeOf<C>>]: SampleOf<Contracts[C][E]>;
} & { [E in FreeOf<C>]?: SampleOf<Contracts[C][E]> };

export const secret = secured.authenticators[0]?.secret ?? '';

export const code = ({ emulator }: Fixture) => codeAt(secret, emulator.clock.now());

export const createdAt = '2026-01-01T00:00:00.000Z';
