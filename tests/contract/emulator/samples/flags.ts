import { none, type SamplesOf } from './sample';

export const flags: SamplesOf<'flags'> = { load: none };
