import { nothing, type SamplesOf } from './sample';

export const securityCenter: SamplesOf<'securityCenter'> = { getRecommendations: nothing, getInsights: nothing };
