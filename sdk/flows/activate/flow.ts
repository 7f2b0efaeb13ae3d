import type { PasswordConfig, contract as passwords } from '../../capabilities/passwords/contract';
import { loadPasswordConfig, requirePassword } from '../../capabilities/passwords/password-rules';
import type { contract as registration } from '../../capabilities/registration/contract';
import type { Api } from '../../core/api';
import { IdentityError, isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readableError, withReadableError } from '../../core/readable-error';
import { canonicalEmail } from '../../core/text/email-address';
import { typedCode } from '../../core/text/typed-code';
import { emitHostEvent, type OnHostEvent } from '../../session/host-events';
import type { AccountLink } from '../../sign-in/account-link';
import type { CustomFieldValues } from '../../sign-in/custom-fields';
import { finishSignIn, navigateAfterOutcome, type SignInDeps, type SignInOutcome } from '../../sign-in/finish-sign-in';
import { flowError } from '../../sign-in/flow-errors';

/** Steps of the activation. */
export type ActivateStep = 'activating' | 'activatingForm' | 'success' | 'resend';

/** Duration of the success screen, in milliseconds. */
export const ACTIVATION_SUCCESS_DELAY = 1000;

/** Context of the activation. */
export interface ActivateContext {
  /** Which fields the form requires. */
  requiresPassword: boolean;
  requiresCode: boolean;
  /** Name of the account that invited the user, who then chooses a name too. */
  account?: string;
  /** Requirements for the password; empty until they are loaded. */
  passwordConfig: PasswordConfig;
  /** Whether the host adds custom fields, so that the form is always shown. */
  hasCustomFields?: boolean;
  /** Whether the link was checked and only needs to be confirmed. */
  isReady?: boolean;
  /** Address of the new activation email. */
  sentTo?: string;
  outcome?: SignInOutcome;
  /** Address of the user who was signed in, if the provider tells it. */
  email?: string;
}

/** Fields of the activation form; those that are not required may be absent. */
export interface ActivateInput {
  /** Name of the user; saved once the user is signed in. */
  name?: string;
  password?: string;
  code?: string;
  recaptchaToken?: string;
  /** ISO date on which the user accepted the terms. */
  lastTermsCheck?: string;
  /** Custom fields of the host; saved once the user is signed in. */
  fields?: CustomFieldValues;
}

/** Dependencies of the activation. */
export interface ActivateDeps extends SignInDeps {
  api: {
    registration: Pick<
      Api<typeof registration>,
      'activate' | 'activateWithCode' | 'getActivationStrategy' | 'resendActivation'
    >;
    passwords: Pick<Api<typeof passwords>, 'getPasswordConfig'>;
  };
  /** Parameters of the link; undefined when they are incomplete. */
  link: AccountLink | undefined;
  /** Whether the email also contains a code, which the user enters. */
  byCode: boolean;
  /** Whether this browser signed up a few minutes ago, so that its link needs no confirmation. */
  isRequestedHere?(): boolean;
  /** Signs the current user out without leaving the page. */
  signOut(signal: AbortSignal): Promise<void>;
  /** Returns the name of the account to which the link invites; undefined when it is not known. */
  invitedTo?(signal: AbortSignal): Promise<string | undefined>;
  /** Keeps the host's custom fields, and the user's name, until the user is signed in. */
  storeFields?(userId: string, fields: CustomFieldValues | undefined, name: string | undefined): void;
  /** Removes the used link from the URL. */
  clearLink(): void;
  onEvent?: OnHostEvent;
}

type Args = HandlerArgs<ActivateContext, ActivateDeps>;
type Result = Transition<ActivateStep, ActivateContext>;

const invalidLink = (): Result => ({ step: 'resend', error: flowError('invalid-link') });

/** Refusals of the account, which may end; the link stays valid. */
const accountCodes = new Set(['ER-01239', 'ER-01240', 'domain-refused']);

/** The provider refuses the link; a retry would not help. */
const isRefused = (error: unknown): boolean =>
  error instanceof IdentityError &&
  [400, 401, 403, 404, 409, 410, 422].includes(error.statusCode) &&
  !accountCodes.has(error.errorCode);

const activate = async ({ deps, signal }: Args, link: AccountLink, input: ActivateInput = {}): Promise<Result> => {
  const { activate, activateWithCode } = deps.api.registration;
  const { code, fields, name, ...others } = input;
  // Otherwise the session would mix the signed-in user with the user being activated.
  await deps.signOut(signal);
  const response = await (code === undefined
    ? activate({ ...link, ...others }, { signal })
    : activateWithCode({ ...link, ...others, code }, { signal }));
  deps.storeFields?.(link.userId, fields, name?.trim());
  emitHostEvent(deps.onEvent, 'user_verified', { userId: link.userId });
  deps.clearLink();
  const outcome = await finishSignIn(deps, response);
  return outcome === 'left' ? {} : { step: 'success', context: { outcome, email: response.userEmail ?? undefined } };
};

/** Reads what the link requires, without spending it. */
const readForm = async ({ context: { hasCustomFields }, deps, signal }: Args, link: AccountLink): Promise<Result> => {
  const [{ shouldSetPassword }, account] = await Promise.all([
    deps.api.registration.getActivationStrategy(link, { signal }),
    deps.invitedTo?.(signal),
  ]);
  if (!shouldSetPassword && !deps.byCode && !hasCustomFields) return { context: { account, isReady: true } };
  const passwordConfig = shouldSetPassword ? await loadPasswordConfig(deps.api.passwords, link.userId, signal) : {};
  const context = { account, requiresPassword: shouldSetPassword, requiresCode: deps.byCode, passwordConfig };
  return { step: 'activatingForm', context };
};

/** A refused link leads to a new email; after other errors the step can be retried. */
const orResend = async (run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (isAbort(error) || !isRefused(error)) throw error;
    return { step: 'resend', error: readableError(error, flowError('invalid-link')) };
  }
};

/**
 * A form is shown at once. Without a form, only the browser that signed up uses the link on opening, since scanners
 * of mail servers run the page too.
 */
const begin = async (args: Args): Promise<Result> => {
  const { deps } = args;
  const { link } = deps;
  if (!link) return invalidLink();
  return orResend(async () => {
    const read = await readForm(args, link);
    return !read.step && deps.isRequestedHere?.() ? activate(args, link) : read;
  });
};

const confirm = async (args: Args): Promise<Result> => {
  const { link } = args.deps;
  if (!link) return invalidLink();
  return orResend(async () => {
    // The link could not be read before.
    const read: Result = args.context.isReady ? {} : await readForm(args, link);
    return read.step ? read : activate(args, link);
  });
};

const submit = async (args: Args, input: ActivateInput): Promise<Result> => {
  const { context, deps } = args;
  const code = context.requiresCode ? typedCode(input.code ?? '') : undefined;
  if (!deps.link || code === '') return invalidLink();
  const password = context.requiresPassword ? requirePassword(input.password, context.passwordConfig) : undefined;
  const { name, recaptchaToken, lastTermsCheck, fields } = input;
  try {
    return await activate(args, deps.link, { code, name, password, recaptchaToken, lastTermsCheck, fields });
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    const error = readableError(thrown);
    // Refused after the fifth wrong code, or when it was used meanwhile: entering a code cannot help any more.
    if (error.errorCode === 'invalid-link') return { step: 'resend', error };
    throw error;
  }
};

const resend = async ({ deps, signal }: Args, input: { email: string }): Promise<Result> => {
  const email = canonicalEmail(input.email);
  await withReadableError(deps.api.registration.resendActivation({ email }, { signal }));
  return { context: { sentTo: email } };
};

const proceed = ({ context, deps }: Args) => navigateAfterOutcome(deps, context.outcome);
const toLogin = ({ deps }: Args) => deps.toLogin();

/** Activates an account with the link of an email, or with a link and a code. */
export const activateFlow = defineFlow<ActivateStep, ActivateContext, ActivateDeps>()({
  name: 'activate',
  initial: 'activating',
  context: { requiresPassword: false, requiresCode: false, passwordConfig: {} },
  steps: {
    activating: { on: { confirm, toLogin }, after: { ms: 0, run: begin } },
    activatingForm: { on: { submit, requestNew: (): Result => ({ step: 'resend' }), toLogin } },
    resend: {
      on: {
        submit: resend,
        back: ({ context, deps }: Args): Result =>
          deps.link && (context.requiresCode || context.requiresPassword || context.hasCustomFields)
            ? { step: 'activatingForm' }
            : {},
        toLogin,
      },
    },
    success: { on: { continue: proceed }, after: { ms: ACTIVATION_SUCCESS_DELAY, run: proceed } },
  },
});
