import { get } from '../../core/contract';
import { dictionary, string } from '../../core/schema';

/** Calls for feature flags. */
export const contract = {
  /** Only the exact value `on` counts as on. */
  load: get('/flags', { auth: 'none', recordedAs: 'LOAD_FEATURE_FLAGS', output: dictionary(string()) }),
};
