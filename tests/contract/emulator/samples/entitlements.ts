import { none, type SamplesOf } from './sample';

export const entitlements: SamplesOf<'entitlements'> = { load: none };
