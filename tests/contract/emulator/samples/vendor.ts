import { none, type SamplesOf } from './sample';

export const vendor: SamplesOf<'vendor'> = { getPublicInfo: none };
