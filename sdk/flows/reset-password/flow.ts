import { contract, type PasswordConfig } from '../../capabilities/passwords/contract';
import { passwordError } from '../../capabilities/passwords/errors';
import { loadPasswordConfig, requirePassword } from '../../capabilities/passwords/password-rules';
import type { Api } from '../../core/api';
import { type IdentityError, isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readableError } from '../../core/readable-error';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import { type AccountLink, clearLink, goToAccountPage, readAccountLink } from '../../sign-in/account-link';
import { flowError } from '../../sign-in/flow-errors';

/** Steps of a password reset. */
export type ResetPasswordStep = 'resetPassword' | 'invalid' | 'success';

/** Duration of the success screen, in milliseconds. */
export const RESET_SUCCESS_DELAY = 1000;

/** Context of a password reset. */
export interface ResetPasswordContext {
  /** Requirements for the new password; empty until they are loaded. */
  passwordConfig: PasswordConfig;
}

/** Dependencies of a password reset. */
export interface ResetPasswordDeps {
  api: Pick<Api<typeof contract>, 'getPasswordConfig' | 'resetPassword'>;
  /** Parameters of the link; undefined when they are incomplete. */
  link: AccountLink | undefined;
  /** Removes the used link from the URL. */
  clearLink(): void;
  toLogin(): void;
  toForgotPassword(): void;
}

type Args = HandlerArgs<ResetPasswordContext, ResetPasswordDeps>;
type Result = Transition<ResetPasswordStep, ResetPasswordContext>;

const invalid = (error = flowError('invalid-link')): Result => ({ step: 'invalid', error });

/**
 * Returns whether the link can no longer succeed. Only the submission tells, and a refused password has the status 400
 * too; then the code decides.
 */
const isLinkEnded = ({ errorCode, statusCode }: IdentityError): boolean =>
  ['reset-link-ended', 'invalid-link'].includes(errorCode) || [401, 404, 410].includes(statusCode);

const prepare = async ({ deps, signal }: Args): Promise<Result> => {
  if (!deps.link) return invalid();
  return { context: { passwordConfig: await loadPasswordConfig(deps.api, deps.link.userId, signal) } };
};

const submit = async ({ context, deps, signal }: Args, input: { password: string }): Promise<Result> => {
  if (!deps.link) return invalid();
  const password = requirePassword(input.password, context.passwordConfig);
  try {
    await deps.api.resetPassword({ ...deps.link, password }, { signal });
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    const error = readableError(thrown, passwordError('reset-failed'));
    if (isLinkEnded(error)) return invalid(error);
    throw error;
  }
  deps.clearLink();
  return { step: 'success' };
};

const toLogin = ({ deps }: Args) => deps.toLogin();
const requestNew = ({ deps }: Args) => deps.toForgotPassword();

/** Sets a new password with the link of an email. */
export const resetPasswordFlow = defineFlow<ResetPasswordStep, ResetPasswordContext, ResetPasswordDeps>()({
  name: 'resetPassword',
  initial: 'resetPassword',
  context: { passwordConfig: {} },
  steps: {
    resetPassword: { on: { submit, requestNew, toLogin }, after: { ms: 0, run: prepare } },
    invalid: { on: { requestNew, toLogin } },
    success: { on: { toLogin }, after: { ms: RESET_SUCCESS_DELAY, run: toLogin } },
  },
});

/** Creates the dependencies of the flow from an identity; the link is read from the page's URL. */
export const resetPasswordDeps = (
  identity: Pick<Identity, 'call' | 'environment' | 'routes'>,
  overrides: Partial<ResetPasswordDeps> = {},
): ResetPasswordDeps => {
  bringEngine();
  return {
    api: identity.call(contract),
    link: readAccountLink(identity),
    clearLink: () => clearLink(identity),
    toLogin: () => goToAccountPage(identity, 'loginUrl'),
    toForgotPassword: () => goToAccountPage(identity, 'forgetPasswordUrl'),
    ...overrides,
  };
};
