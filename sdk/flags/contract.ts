import { string } from 'zod/mini';
import { dictionary, get } from '../core/contract';

export const contract = {
  /** Only the exact value `on` counts as on. */
  load: get('/flags', { auth: 'none', output: dictionary(string()) }),
};
