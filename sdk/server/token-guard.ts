import type { StepUpOptions } from '../session/step-up';
import { TokenError, TokenRefusedError } from './token-error';
import type { TokenSource, TokenVerifier, VerifiedToken } from './verify-token';

/** Options of {@link createTokenGuard}, and of the middleware of the frameworks. */
export interface TokenGuardOptions {
  /** Lets requests without a token through; one that is there must be valid. Default: false. */
  isOptional?: boolean;
  /** Permission that the token must have. Default: none. */
  permission?: string;
  /** Requires a second factor, at most this old. Default: not required. */
  stepUp?: StepUpOptions;
}

/** What a guard decides: the token, or the response to send. */
export type TokenDecision = { token: VerifiedToken | undefined; refusal?: undefined } | { refusal: TokenRefusal };

/** Response to a request whose token was refused. */
export interface TokenRefusal {
  status: 401 | 403 | 503;
  headers: Readonly<Record<string, string>>;
  body: { error: string };
}

/** Returns a refusal as a response of the Fetch API. */
export const refusalResponse = ({ status, headers, body }: TokenRefusal): Response =>
  Response.json(body, { status, headers });

/**
 * Creates the decision about the token of a request: the verified token, or the status and `WWW-Authenticate` header to
 * respond with.
 *
 * @throws TypeError for an option that is undefined, since it would turn a check off.
 */
export const createTokenGuard = (verify: TokenVerifier, options: TokenGuardOptions = {}) => {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) throw new TypeError(`The option "${name}" is undefined. Leave it out, or set it.`);
  }
  const { isOptional = false, permission, stepUp } = options;
  return async (source: TokenSource): Promise<TokenDecision> => {
    try {
      const token = await verify(source);
      if (permission !== undefined) token.require(permission);
      if (stepUp) token.requireStepUp(stepUp);
      return { token };
    } catch (error) {
      if (isOptional && error instanceof TokenError && error.reason === 'missing') return { token: undefined };
      if (!(error instanceof TokenError || error instanceof TokenRefusedError)) throw error;
      const { status, challenge, message } = error;
      return {
        refusal: { status, headers: challenge ? { 'www-authenticate': challenge } : {}, body: { error: message } },
      };
    }
  };
};
