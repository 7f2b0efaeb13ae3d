/** The emulator has an operation for every call of every contract, with typed responses. */
import type { Contracts } from '@gatehouse/sdk/contracts';
import { type OperationsOf, operation, user } from '../../emulator/operations/operation';
import { operations } from '../../emulator/operations/registry';

type Roles = Pick<OperationsOf<'roles'>, 'list'>;
type Groups = Pick<OperationsOf<'groups'>, 'delete'>;
type Flags = OperationsOf<'flags'>;

export const roles: Roles = { list: operation(user, () => []) };
// @ts-expect-error an operation is missing
export const missing: Roles = {};
// @ts-expect-error this operation is in no contract
export const invented: Roles = { list: operation(user, () => []), rename: operation(user, () => undefined) };
// @ts-expect-error a flag is a text on the wire
export const misshapen: Flags = { load: operation(user, () => ({ sso: true })) };
// @ts-expect-error the id is a text on the wire
export const misread: Groups = { delete: operation(user, (_, { groupId }: { groupId: number }) => void groupId) };
// @ts-expect-error the input has no other id
export const unknown: Groups = { delete: operation(user, (_, { id }: { id: string }) => void id) };
// @ts-expect-error no event has this key
operation({ event: 'frontegg.group.invented' }, () => undefined);

/** Every capability has its operations. */
export const everyCapability: Record<keyof Contracts, unknown> = operations;
