import type { contracts } from '@gatehouse/sdk/contracts';
import type { Answers } from '../answers';
import { wireRole } from './users';

export const roles: Answers<(typeof contracts)['roles']> = {
  list: ({ db }) => db.roles.list().map(wireRole),
};
