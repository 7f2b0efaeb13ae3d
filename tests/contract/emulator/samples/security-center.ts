import { none, type SamplesOf } from './sample';

export const securityCenter: SamplesOf<'securityCenter'> = { getRecommendations: none, getInsights: none };
