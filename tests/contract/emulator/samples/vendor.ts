import { nothing, type SamplesOf } from './sample';

export const vendor: SamplesOf<'vendor'> = { getPublicInfo: nothing };
