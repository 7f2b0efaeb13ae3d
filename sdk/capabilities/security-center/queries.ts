import { capability } from '../../core/queries';
import { contract, type Insight } from './contract';
import { type Recommendation, sortRecommendations } from './recommendations';

export type { Insight } from './contract';
export {
  categoryOf,
  type Recommendation,
  type RecommendationCode,
  type SecurityCategory,
  type Severity,
  securityCategories,
  severities,
} from './recommendations';

const { query } = capability('securityCenter', contract);

/** Security score and recommendations of the account. */
export interface SecurityReport {
  /** Null when the provider returned none. */
  score: number | null;
  /** Most urgent first. */
  recommendations: Recommendation[];
}

/** Returns the security score and recommendations. */
export const report = query(async (api): Promise<SecurityReport> => {
  const { scoring, recommendations } = await api.getRecommendations();
  return { score: scoring?.score ?? null, recommendations: sortRecommendations(recommendations?.items ?? []) };
});

/** Returns the insights, in the provider's order. */
export const insights = query(async (api): Promise<Insight[]> => (await api.getInsights())?.items ?? []);
