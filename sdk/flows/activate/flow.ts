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
  /** Requirements for the password; empty until they are loaded. */
  passwordConfig: PasswordConfig;
  /** Whether the host adds custom fields, so that the form is always shown. */
  hasCustomFields?: boolean;
  /** Whether the link was checked and only needs to be confirmed. */
  isReady?: boolean;
  /** Address of the new activation email. */
  sentTo?: string;
  outcome?: SignInOutcome;
}

/** Fields of the activation form; those that are not required may be absent. */
export interface ActivateInput {
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
  /** Keeps the host's custom fields until the user is signed in. */
  storeFields?(userId: string, fields: CustomFieldValues | undefined): void;
  /** Removes the used link from the URL. */
  clearLink(): void;
  onEvent?: OnHostEvent;
}

type Args = HandlerArgs<ActivateContext, ActivateDeps>;
type Result = Transition<ActivateStep, ActivateContext>;

const invalidLink = (): Result => ({ step: 'resend', error: flowError('invalid-link') });

/** The provider refuses the link; a retry would not help. */
const isRefused = (error: unknown): boolean =>
  error instanceof IdentityError && [400, 401, 403, 404, 409, 410, 422].includes(error.statusCode);

const activate = async ({ deps, signal }: Args, link: AccountLink, input: ActivateInput = {}): Promise<Result> => {
  const { activate, activateWithCode } = deps.api.registration;
  const { code, fields, ...others } = input;
  // Otherwise the session would mix the signed-in user with the user being activated.
  await deps.signOut(signal);
  const response = await (code === undefined
    ? activate({ ...link, ...others }, { signal })
    : activateWithCode({ ...link, ...others, code }, { signal }));
  deps.storeFields?.(link.userId, fields);
  emitHostEvent(deps.onEvent, 'user_verified', { userId: link.userId });
  deps.clearLink();
  const outcome = await finishSignIn(deps, response);
  return outcome === 'left' ? {} : { step: 'success', context: { outcome } };
};

/** Reads what the link requires, without spending it. */
const readForm = async (
  { context: { hasCustomFields }, deps, signal }: Args,
  link: AccountLink,
): Promise<Result | undefined> => {
  const { shouldSetPassword } = await deps.api.registration.getActivationStrategy(link, { signal });
  if (!shouldSetPassword && !deps.byCode && !hasCustomFields) return undefined;
  const passwordConfig = shouldSetPassword ? await loadPasswordConfig(deps.api.passwords, link.userId, signal) : {};
  const context = { requiresPassword: shouldSetPassword, requiresCode: deps.byCode, passwordConfig };
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
    const form = await readForm(args, link);
    if (form) return form;
    return deps.isRequestedHere?.() ? activate(args, link) : { context: { isReady: true } };
  });
};

const confirm = async (args: Args): Promise<Result> => {
  const { link } = args.deps;
  if (!link) return invalidLink();
  // The link could not be read before.
  const form = args.context.isReady ? undefined : () => readForm(args, link);
  return orResend(async () => (await form?.()) ?? activate(args, link));
};

const submit = async (args: Args, input: ActivateInput): Promise<Result> => {
  const { context, deps } = args;
  const code = context.requiresCode ? typedCode(input.code ?? '') : undefined;
  if (!deps.link || code === '') return invalidLink();
  const password = context.requiresPassword ? requirePassword(input.password, context.passwordConfig) : undefined;
  const { recaptchaToken, lastTermsCheck, fields } = input;
  try {
    return await activate(args, deps.link, { code, password, recaptchaToken, lastTermsCheck, fields });
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
