import { get } from '../../core/contract';
import { type Infer, maybeNumber, maybeText, nullable, object, optional, rows, string } from '../../core/schema';

/** Counts for a finding, by area; areas that do not apply are absent. */
const figures = optional(
  nullable(
    object({
      totalUsers: maybeNumber,
      mfa: optional(object({ enrolledUsersCount: maybeNumber })),
      inactivity: optional(object({ staleUsersCount: maybeNumber })),
      password: optional(
        object({
          breachedPasswordUsersCount: maybeNumber,
          historyRecommendations: maybeNumber,
          userLockoutRecommendation: maybeNumber,
        }),
      ),
      sessions: optional(
        object({
          configuredSessionSettings: maybeNumber,
          forceReloginRecommendation: maybeNumber,
          concurrencyRecommendation: maybeNumber,
          idleTimeoutRecommendation: maybeNumber,
        }),
      ),
      restrictions: optional(object({ ipsCount: maybeNumber, domainsCount: maybeNumber })),
    }),
  ),
);

const finding = { code: string(), category: maybeText, metadata: figures };

/** A recommendation as the provider sends it. */
export const ReportedRecommendation = object({ ...finding, severity: maybeText });
export type ReportedRecommendation = Infer<typeof ReportedRecommendation>;

/** A security insight about the account. */
export const Insight = object(finding);
export type Insight = Infer<typeof Insight>;

const calls = {
  getRecommendations: get('/security-center/resources/recommendations/v1', {
    output: object({
      scoring: optional(nullable(object({ score: maybeNumber }))),
      recommendations: optional(nullable(object({ items: rows(ReportedRecommendation) }))),
    }),
  }),
  getInsights: get('/security-center/resources/insights/v1', {
    output: optional(nullable(object({ items: rows(Insight) }))),
    unwrap: 'insights',
  }),
};

/** Calls for the security center. */
export type SecurityCenterContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link SecurityCenterContract}. */
export const contract: SecurityCenterContract = calls;
