/** The emulator has a handler for every call of every contract, with typed responses. */
import type { Contracts } from '@gatehouse/sdk/contracts';
import type { Handlers } from '../../emulator/call';
import { handlers } from '../../emulator/handlers/registry';

type Roles = Handlers<Pick<Contracts['roles'], 'list'>>;
type Flags = Handlers<Contracts['flags']>;

export const roles: Roles = { list: () => [] };
// @ts-expect-error a handler is missing
export const missing: Roles = {};
// @ts-expect-error this operation is in no contract
export const invented: Roles = { list: () => [], rename: () => undefined };
// @ts-expect-error a flag is a text on the wire
export const misshapen: Flags = { load: () => ({ sso: true }) };

/** Every capability has handlers. */
export const everyCapability: Record<keyof Contracts, unknown> = handlers;
