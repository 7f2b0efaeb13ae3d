import { get } from '../../core/contract';
import { dictionary, string } from '../../core/schema';

const calls = {
  /** Only the exact value `on` counts as on. */
  load: get('/flags', { auth: 'none', recordedAs: 'LOAD_FEATURE_FLAGS', output: dictionary(string()) }),
};

/** Calls for feature flags. */
export type FlagsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link FlagsContract}. */
export const contract: FlagsContract = calls;
