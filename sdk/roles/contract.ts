import { array } from 'zod/mini';
import { get } from '../core/contract';
import { Role } from '../users/contract';

export const contract = {
  list: get('/identity/resources/roles/v1', { output: array(Role) }),
};
