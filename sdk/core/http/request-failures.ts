/** Reads that a whole screen depends on. Source: blocking errors of the specification. */
export type RequestName =
  | 'LOAD_FEATURE_FLAGS'
  | 'LOAD_ADMIN_BOX_METADATA'
  | 'LOAD_SSO_PUBLIC_CONFIGURATION'
  | 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY'
  | 'LOAD_ALLOW_SIGNUPS'
  | 'LOAD_CUSTOM_LOGIN_ROUTES'
  | 'LOAD_PASSWORD_CONFIGURATION';

/** A failed read, with what support needs to find it. */
export interface RequestFailure {
  isError: true;
  /** The provider's trace id for support; null when it sent none. */
  traceId: string | null;
}

/** Reads that failed last time because of the provider or the network, by name; a success removes the entry. */
export type RequestFailures = Readonly<Partial<Record<RequestName, RequestFailure>>>;

/** Returns the records after another outcome. Refusals below 500 are responses, not failures, and are not recorded. */
export const afterOutcome = (
  failures: RequestFailures,
  name: RequestName,
  failed?: { statusCode: number; traceId: string | null },
): RequestFailures => {
  const { [name]: before, ...others } = failures;
  const blocking = failed && (failed.statusCode >= 500 || failed.statusCode === 0);
  if (blocking) return { ...others, [name]: { isError: true, traceId: failed.traceId } };
  return before ? others : failures;
};
