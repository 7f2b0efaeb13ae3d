import { capability } from '../core/queries';
import { contract } from './contract';

const { query } = capability('roles', contract);

export const list = query((api) => api.list());
