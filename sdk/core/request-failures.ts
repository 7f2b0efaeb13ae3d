/** Loads without which a whole screen cannot be right. Source: the record of blocking errors in the wire facts. */
export type RequestName =
  | 'LOAD_FEATURE_FLAGS'
  | 'LOAD_ADMIN_BOX_METADATA'
  | 'LOAD_SSO_PUBLIC_CONFIGURATION'
  | 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY'
  | 'LOAD_ALLOW_SIGNUPS'
  | 'LOAD_CUSTOM_LOGIN_ROUTES'
  | 'LOAD_PASSWORD_CONFIGURATION';

/** That a load failed, and where support finds it. */
export interface RequestFailure {
  isError: true;
  /** The provider's trace id for support, when it sent one. */
  traceId: string | null;
}

/** Loads that failed last time because of the provider or the network, by name; a success takes its name out. */
export type RequestFailures = Readonly<Partial<Record<RequestName, RequestFailure>>>;

/** The records after one more outcome. Refusals below 500 are answers, not failures: they are not recorded. */
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
