import type { PasswordConfig, contract as passwords } from '../../capabilities/passwords/contract';
import { loadPasswordConfig, requirePassword } from '../../capabilities/passwords/password-rules';
import type { contract as registration } from '../../capabilities/registration/contract';
import type { Api } from '../../core/api';
import { IdentityError, isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readableError, readably } from '../../core/readable-error';
import { typedCode } from '../../core/typed-code';
import { type OnHostEvent, tell } from '../../session/host-events';
import type { AccountLink } from '../../sign-in/account-link';
import { finishSignIn, goOn, type SignInDeps, type SignInOutcome } from '../../sign-in/finish-sign-in';
import { flowFault } from '../../sign-in/flow-errors';
import type { OwnValues } from '../../sign-in/own-fields';

/** Screens of the activation. */
export type ActivateStep = 'activating' | 'activatingForm' | 'success' | 'resend';

/** Time on the screen that says that the account is active, in milliseconds. */
export const ACTIVATION_SUCCESS_DELAY = 1000;

/** What the screens show. */
export interface ActivateContext {
  /** What the form asks for. */
  asksPassword: boolean;
  asksCode: boolean;
  /** The rules for the password; empty until they are loaded. */
  passwordConfig: PasswordConfig;
  /** The host has fields of its own, so there is a form in any case. */
  asksMore?: boolean;
  /** The link was read, and is to be confirmed and nothing else. */
  isReady?: boolean;
  /** Where a new mail was sent to. */
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
  /** Fields of the host; stored with the user once they are signed in. */
  fields?: OwnValues;
}

/** What the activation needs from outside. */
export interface ActivateDeps extends SignInDeps {
  api: {
    registration: Pick<
      Api<typeof registration>,
      'activate' | 'activateWithCode' | 'getActivationStrategy' | 'resendActivation'
    >;
    passwords: Pick<Api<typeof passwords>, 'getPasswordConfig'>;
  };
  /** What the mail's link carries; undefined when it is incomplete. */
  link: AccountLink | undefined;
  /** The mail also holds a code, which the user enters. */
  byCode: boolean;
  /** This browser signed up a few minutes ago: its link needs no press. */
  askedHere?(): boolean;
  /** Signs the current user out without leaving the page. */
  signOut(signal: AbortSignal): Promise<void>;
  /** Keeps the host's fields until the user is signed in. */
  keepFields?(userId: string, fields: OwnValues | undefined): void;
  /** Takes the spent link out of the address. */
  clearLink(): void;
  onEvent?: OnHostEvent;
}

type Args = HandlerArgs<ActivateContext, ActivateDeps>;
type Answer = Transition<ActivateStep, ActivateContext>;

const useless = (): Answer => ({ step: 'resend', error: flowFault('invalid-link') });

/** The provider does not take the link; trying again would not help. */
const isRefused = (error: unknown): boolean =>
  error instanceof IdentityError && [400, 401, 403, 404, 409, 410, 422].includes(error.statusCode);

const activate = async ({ deps, signal }: Args, link: AccountLink, input: ActivateInput = {}): Promise<Answer> => {
  const { activate, activateWithCode } = deps.api.registration;
  const { code, fields, ...others } = input;
  // Otherwise the signed-in user would be mixed up with the one being activated.
  await deps.signOut(signal);
  const response = await (code === undefined
    ? activate({ ...link, ...others }, { signal })
    : activateWithCode({ ...link, ...others, code }, { signal }));
  deps.keepFields?.(link.userId, fields);
  tell(deps.onEvent, 'user_verified', { userId: link.userId });
  deps.clearLink();
  const outcome = await finishSignIn(deps, response);
  return outcome === 'left' ? {} : { step: 'success', context: { outcome } };
};

/** Reads what the link asks for, which spends nothing. */
const look = async ({ context: { asksMore }, deps, signal }: Args, link: AccountLink): Promise<Answer | undefined> => {
  const { shouldSetPassword } = await deps.api.registration.getActivationStrategy(link, { signal });
  if (!shouldSetPassword && !deps.byCode && !asksMore) return undefined;
  const passwordConfig = shouldSetPassword ? await loadPasswordConfig(deps.api.passwords, link.userId, signal) : {};
  const context = { asksPassword: shouldSetPassword, asksCode: deps.byCode, passwordConfig };
  return { step: 'activatingForm', context };
};

/** A refused link leads to a new mail; other failures stay, and can be tried again. */
const orResend = async (run: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await run();
  } catch (error) {
    if (isAbort(error) || !isRefused(error)) throw error;
    return { step: 'resend', error: readableError(error, flowFault('invalid-link')) };
  }
};

/**
 * A form is shown at once. Elsewhere a link is not spent by being opened, since scanners of mail servers run the page too,
 * but in the browser that signed up.
 */
const begin = async (args: Args): Promise<Answer> => {
  const { deps } = args;
  const { link } = deps;
  if (!link) return useless();
  return orResend(async () => {
    const form = await look(args, link);
    if (form) return form;
    return deps.askedHere?.() ? activate(args, link) : { context: { isReady: true } };
  });
};

const confirm = async (args: Args): Promise<Answer> => {
  const { link } = args.deps;
  if (!link) return useless();
  // The link could not be read before.
  const form = args.context.isReady ? undefined : () => look(args, link);
  return orResend(async () => (await form?.()) ?? activate(args, link));
};

const submit = async (args: Args, input: ActivateInput): Promise<Answer> => {
  const { context, deps } = args;
  const code = context.asksCode ? typedCode(input.code ?? '') : undefined;
  if (!deps.link || code === '') return useless();
  const password = context.asksPassword ? requirePassword(input.password, context.passwordConfig) : undefined;
  const { recaptchaToken, lastTermsCheck, fields } = input;
  try {
    return await activate(args, deps.link, { code, password, recaptchaToken, lastTermsCheck, fields });
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    const error = readableError(thrown);
    // The fifth wrong code, or another use meanwhile: what was typed cannot help any more.
    if (error.errorCode === 'invalid-link') return { step: 'resend', error };
    throw error;
  }
};

const resend = async ({ deps, signal }: Args, input: { email: string }): Promise<Answer> => {
  const email = input.email.trim();
  await readably(deps.api.registration.resendActivation({ email }, { signal }));
  return { context: { sentTo: email } };
};

const proceed = ({ context, deps }: Args) => goOn(deps, context.outcome);
const toLogin = ({ deps }: Args) => deps.toLogin();

/** Activating an account with the link of a mail, or with its link and its code. */
export const activateFlow = defineFlow<ActivateStep, ActivateContext, ActivateDeps>()({
  name: 'activate',
  initial: 'activating',
  context: { asksPassword: false, asksCode: false, passwordConfig: {} },
  steps: {
    activating: { on: { confirm, toLogin }, after: { ms: 0, run: begin } },
    activatingForm: { on: { submit, requestNew: (): Answer => ({ step: 'resend' }), toLogin } },
    resend: {
      on: {
        submit: resend,
        back: ({ context, deps }: Args): Answer =>
          deps.link && (context.asksCode || context.asksPassword || context.asksMore) ? { step: 'activatingForm' } : {},
        toLogin,
      },
    },
    success: { on: { continue: proceed }, after: { ms: ACTIVATION_SUCCESS_DELAY, run: proceed } },
  },
});
