import { capability } from '../../core/queries';
import { contract } from './contract';

export { type Flags, isFlagOn } from './is-flag-on';

const { query } = capability('flags', contract);

/** Returns every flag with its value; only the exact value `on` counts as on. */
export const all = query((api) => api.load(), { auth: 'none' });
