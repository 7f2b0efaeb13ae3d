import { capability } from '../core/queries';
import { contract } from './contract';

export { type Flags, isFlagOn } from './is-flag-on';

const { query } = capability('flags', contract);

export const all = query((api) => api.load());
