import { nothing, type SamplesOf } from './sample';

export const entitlements: SamplesOf<'entitlements'> = { load: nothing };
