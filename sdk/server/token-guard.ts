import type { StepUpOptions } from '../session/step-up';
import { createOptionChecks, type OptionNames } from './option-checks';
import { TokenError, TokenRefusedError } from './token-error';
import { headerOf, type TokenSource } from './token-source';
import type { VerifiedToken } from './verified-token';
import type { TokenVerifier } from './verify-token';

/** Options of {@link createTokenGuard}, and of the middleware of the frameworks. */
export interface TokenGuardOptions {
  /** Lets requests without a token through; one that is there must be valid. Default: false. */
  isOptional?: boolean;
  /** What of the request names an account, which the token must be for. Default: any account. */
  tenant?: RequestTenant;
  /** Permission that the token must have. Default: none. */
  permission?: string;
  /** Requires a second factor, at most this old. Default: not required. */
  stepUp?: StepUpOptions;
}

/** What of a request names an account: a parameter of its route, or a header. */
export type RequestTenant = { readonly param: string } | { readonly header: string };

/** Parameters of a route, as the framework has them. */
export type RouteParams = Readonly<Record<string, unknown>>;

/** What a guard decides: the token, or the response to send. */
export type TokenDecision = { token: VerifiedToken | undefined; refusal?: undefined } | { refusal: TokenRefusal };

/** Response to a request whose token was refused. */
export interface TokenRefusal {
  status: 401 | 403 | 503;
  headers: Readonly<Record<string, string>>;
  body: { error: string };
}

/** One verifier, or several for different headers: the first one that finds a token decides. */
export type TokenVerifiers = TokenVerifier | readonly TokenVerifier[];

const optionNames: OptionNames<TokenGuardOptions> = { isOptional: true, tenant: true, permission: true, stepUp: true };
const stepUpNames: OptionNames<StepUpOptions> = { maxAge: true, now: true };
const checks = createOptionChecks('createTokenGuard');

/** Returns a refusal as a response of the Fetch API. */
export const refusalResponse = ({ status, headers, body }: TokenRefusal): Response =>
  Response.json(body, { status, headers });

const checkOptions = (options: TokenGuardOptions): void => {
  checks.names(options, optionNames);
  const { isOptional, stepUp, tenant, permission } = options;
  if (isOptional !== undefined && typeof isOptional !== 'boolean') checks.refuse('"isOptional" must be true or false.');
  if (permission !== undefined) checks.text('permission', permission);
  if (stepUp !== undefined) {
    if (typeof stepUp !== 'object' || stepUp === null)
      checks.refuse('"stepUp" must be an object, such as { maxAge: 300 }.');
    checks.names(stepUp, stepUpNames);
    if (stepUp.maxAge !== undefined) checks.notNegative('stepUp.maxAge', stepUp.maxAge);
  }
  if (tenant === undefined) return;
  if (typeof tenant !== 'object' || tenant === null)
    checks.refuse('"tenant" must be { param: name } or { header: name }.');
  if ('param' in tenant) checks.text('tenant.param', tenant.param);
  else checks.text('tenant.header', tenant.header);
};

/** @throws TypeError when the route has no such parameter, since the guard would protect nothing. */
const tenantOf = (tenant: RequestTenant, source: TokenSource, params: RouteParams): string => {
  if ('header' in tenant)
    return (typeof source === 'string' ? undefined : headerOf(source, tenant.header.toLowerCase())) ?? '';
  const value = params[tenant.param];
  if (value === undefined) {
    checks.refuse(
      `the route has no parameter "${tenant.param}". Use the guard on the route itself, or name another one.`,
    );
  }
  return typeof value === 'string' ? value : '';
};

/** Returns what the first verifier says that finds a token. */
const verifyFirst = async (
  [verify, ...others]: readonly TokenVerifier[],
  source: TokenSource,
): Promise<VerifiedToken> => {
  if (!verify) throw new TokenError('missing');
  try {
    return await verify(source);
  } catch (error) {
    if (others.length === 0 || !(error instanceof TokenError) || error.reason !== 'missing') throw error;
    return verifyFirst(others, source);
  }
};

/**
 * Creates the decision about the token of a request: the verified token, or the status and `WWW-Authenticate` header to
 * respond with.
 *
 * @throws TypeError for an option that is undefined or unknown, since a check would be turned off.
 */
export const createTokenGuard = (verify: TokenVerifiers, options: TokenGuardOptions = {}) => {
  checkOptions(options);
  const { isOptional = false, tenant, permission, stepUp } = options;
  const verifiers = typeof verify === 'function' ? [verify] : verify;
  if (!verifiers?.length || verifiers.some((one) => typeof one !== 'function'))
    checks.refuse('there is no verifier. Create one with createTokenVerifier.');
  return async (source: TokenSource, params: RouteParams = {}): Promise<TokenDecision> => {
    const wanted = tenant && tenantOf(tenant, source, params);
    try {
      const token = await verifyFirst(verifiers, source);
      // First, so that nobody is told what another account requires.
      if (wanted !== undefined) token.requireTenant(wanted);
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
