import * as openid from 'openid-client';

/** The provider could not be reached, or failed: the session is kept, and the request should get this status. */
export class SessionUnavailableError extends Error {
  override readonly name = 'SessionUnavailableError';
  readonly status = 503;
  constructor(cause: unknown, advice = 'Try again later.') {
    super(`The identity provider could not be reached, so it is not known who is signed in. ${advice}`, { cause });
  }
}

/** The provider refused a refresh token or a code: only a new sign-in helps. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** Codes of responses that were read and are wrong: their ID token is not the provider's, or not for this client. */
const INVALID = /^OAUTH_(?:JWT_|INVALID_RESPONSE|KEY_SELECTION)/;

/** Returns the status of a response that was no success, in the words of the standard or not. */
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof openid.ResponseBodyError) return error.status;
  return error instanceof Error && error.cause instanceof Response ? error.cause.status : undefined;
};

const refusals = new Set<number | undefined>([400, 401, 403]);

/** The provider does not know this application, which says nothing about the session of a user. */
const isClientRefusal = (error: unknown): boolean =>
  error instanceof openid.ResponseBodyError && error.error === 'invalid_client';

const isRefusal = (error: unknown): boolean =>
  error instanceof openid.WWWAuthenticateChallengeError || refusals.has(statusOf(error));

/** What helps, by the code of openid-client. */
const advice: Readonly<Record<string, string>> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED:
    'The option issuer is another one than that of the discovery document at its address: copy it from there.',
  OAUTH_RESPONSE_IS_NOT_JSON:
    'There is no discovery document below the option issuer: is it the address of the provider?',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED:
    'The times of its ID token do not fit the clock of this server: set one of the clocks.',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'A claim of its ID token is not the expected one: compare issuer and clientId.',
};

const adviceOf = (error: unknown): string | undefined => {
  if (isClientRefusal(error)) return 'The provider refused this application: compare clientId and clientSecret.';
  const code = error instanceof openid.ClientError ? (error.code ?? '') : '';
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && statusOf(error) === 404) return advice.OAUTH_RESPONSE_IS_NOT_JSON;
  return advice[code];
};

/** Returns what an error of openid-client means for a session: it has ended, or that is not known. */
export const sessionErrorOf = (error: unknown): Error => {
  if (error instanceof SessionEndedError) return error;
  const isInvalid = error instanceof openid.ClientError && INVALID.test(error.code ?? '');
  const help = adviceOf(error);
  if (isClientRefusal(error) || !(isInvalid || isRefusal(error))) return new SessionUnavailableError(error, help);
  const message = ['The provider refused, or its response was not valid.', help].filter(Boolean).join(' ');
  return new SessionEndedError(message, { cause: error });
};
