import type { AnswersOf } from './answers-of';
import { wireRole } from './profile';

export const roles: AnswersOf<'roles'> = {
  list: ({ db }) => db.roles.list().map(wireRole),
};
