import { nothing, type SamplesOf } from './sample';

export const flags: SamplesOf<'flags'> = { load: nothing };
