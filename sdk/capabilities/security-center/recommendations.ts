import type { ReportedRecommendation } from './contract';

/** Most urgent first. */
export const severities = ['SEVERE', 'WARNING', 'INFO'] as const;
/** One of {@link severities}. */
export type Severity = (typeof severities)[number];

/** Categories of findings. */
export const securityCategories = ['MFA', 'SESSIONS', 'PASSWORD', 'INACTIVITY', 'IP', 'DOMAIN', 'SSO'] as const;
/** One of {@link securityCategories}. */
export type SecurityCategory = (typeof securityCategories)[number];

/** Category of each recommendation: the section of the security page that addresses it. */
const categories = {
  FORCE_MFA: 'MFA',
  BREACHED_PASSWORDS_EXIST: 'PASSWORD',
  ENABLE_USER_LOCKOUT: 'PASSWORD',
  STRENGTHEN_USER_LOCKOUT: 'PASSWORD',
  ENABLE_PASSWORD_HISTORY: 'PASSWORD',
  STRENGTHEN_PASSWORD_HISTORY: 'PASSWORD',
  ENABLE_FORCE_RELOGIN: 'SESSIONS',
  SET_FORCE_RELOGIN: 'SESSIONS',
  ENABLE_SESSION_CONCURRENCY: 'SESSIONS',
  SET_SESSION_CONCURRENCY: 'SESSIONS',
  ENABLE_IDLE_SESSION: 'SESSIONS',
  SET_IDLE_SESSION: 'SESSIONS',
  ENABLE_IP_RESTRICTIONS: 'IP',
  CHANGE_IP_TO_ALLOWLIST: 'IP',
  ENABLE_DOMAIN_RESTRICTIONS: 'DOMAIN',
  CHANGE_DOMAIN_TO_ALLOWLIST: 'DOMAIN',
  CONFIGURE_SSO: 'SSO',
} as const satisfies Record<string, SecurityCategory>;

/** Code of a recommendation that this version knows. */
export type RecommendationCode = keyof typeof categories;

/** A recommendation that improves the account's security. */
export interface Recommendation extends Omit<ReportedRecommendation, 'category' | 'severity'> {
  severity: Severity;
  /** Absent for an unknown recommendation with an unknown category. */
  category?: SecurityCategory;
}

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((candidate) => candidate === value);

/** Returns the category that the provider sends, else that of the code. */
export const categoryOf = ({
  code,
  category,
}: Pick<ReportedRecommendation, 'code' | 'category'>): SecurityCategory | undefined => {
  const byCode: Readonly<Record<string, SecurityCategory>> = categories;
  return oneOf(securityCategories, category) ?? (Object.hasOwn(byCode, code) ? byCode[code] : undefined);
};

/** Returns recommendations with severity and category, most urgent first, then in the provider's order. */
export const sortRecommendations = (reported: readonly ReportedRecommendation[]): Recommendation[] =>
  reported
    .map((recommendation) => ({
      ...recommendation,
      severity: oneOf(severities, recommendation.severity) ?? 'INFO',
      category: categoryOf(recommendation),
    }))
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
