import type { contract as configurations, VendorConfig } from '../../capabilities/configurations/contract';
import type { contract as inviteLinks } from '../../capabilities/invite-links/contract';
import type { PasswordConfig, contract as passwords } from '../../capabilities/passwords/contract';
import { loadPasswordConfig, requirePassword } from '../../capabilities/passwords/password-rules';
import type { contract as registration } from '../../capabilities/registration/contract';
import type { Api } from '../../core/api';
import { isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readableError, withReadableError } from '../../core/readable-error';
import { canonicalEmail } from '../../core/text/email-address';
import { phoneNumberToSend } from '../../core/text/phone-number';
import { tolerated } from '../../core/tolerated';
import { emitHostEvent, type OnHostEvent } from '../../session/host-events';
import type { SessionUser } from '../../session/user';
import { finishSignIn, navigateAfterOutcome, type SignInDeps, type SignInOutcome } from '../../sign-in/finish-sign-in';
import { flowError } from '../../sign-in/flow-errors';

/** Sign-in strategies without a password. */
const passwordless = new Set(['MagicLink', 'Code', 'SmsCode', 'NoLocalAuthentication']);

/** Returns whether users choose a password when they sign up. */
const requiresPassword = ({ authStrategy = '' }: VendorConfig): boolean => !passwordless.has(authStrategy);

/** Returns whether a user may sign up; always true with an invitation, which the provider checks. */
const maySignUp = ({ allowSignups }: VendorConfig, invitationToken: string | undefined): boolean =>
  allowSignups !== false || invitationToken !== undefined;

/** Steps of the sign-up. */
export type SignUpStep = 'SignUp' | 'SignUpSuccess';

/** Delay before the page changes after a sign-up that signed in, in milliseconds. */
export const AFTER_SIGN_UP_DELAY = 200;

/** Fields of the sign-up form. */
export interface SignUpInput {
  email: string;
  companyName: string;
  name?: string;
  password?: string;
  phoneNumber?: string;
  /** Custom fields of the host; stored with the user. */
  metadata?: Readonly<Record<string, unknown>>;
  recaptchaToken?: string;
}

/** Context of the sign-up. */
export interface SignUpContext {
  email: string;
  /** Whether sign-up is allowed. */
  allowed: boolean;
  /** Whether the form asks for a password. */
  requiresPassword: boolean;
  /** Requirements for the password; empty until they are loaded. */
  passwordConfig: PasswordConfig;
  /** Name or email of the user who is signed in on this page. */
  signedInAs?: string;
  /** Name of the account that the page's invitation link belongs to. */
  account?: string;
  /** Token of the invitation link, which a social provider's sign-in carries too. */
  invitationToken?: string;
  /** Whether an activation email was sent, or how the sign-in ended. */
  outcome?: 'mailSent' | SignInOutcome;
}

/** Dependencies of the sign-up. */
export interface SignUpDeps extends SignInDeps {
  api: {
    registration: Pick<Api<typeof registration>, 'signUp' | 'resendActivation'>;
    configurations: Pick<Api<typeof configurations>, 'getVendorConfig'>;
    passwords: Pick<Api<typeof passwords>, 'getPasswordConfig'>;
    inviteLinks: Pick<Api<typeof inviteLinks>, 'verify'>;
  };
  /** Token of the invitation link that opened the page. */
  invitationToken?: string;
  /** Returns the user who is signed in on this page. */
  signedIn?(): Promise<Pick<SessionUser, 'email' | 'name'> | undefined>;
  /** Signs the current user out without leaving the page. */
  signOut?(signal: AbortSignal): Promise<void>;
  onEvent?: OnHostEvent;
  /** Returns the response of the host's CAPTCHA, when the vendor requires one. */
  captcha?(): Promise<string | undefined>;
  /** Records that this browser waits for the email. */
  storeRequestedLink?(): void;
}

type Args = HandlerArgs<SignUpContext, SignUpDeps>;
type Result = Transition<SignUpStep, SignUpContext>;

/**
 * Reads the account of an invitation link. A refused link disables sign-up; when the read fails, the provider decides
 * on submit.
 */
const readInvitation = async ({ deps, signal }: Args): Promise<Pick<Result, 'error'> & { account?: string }> => {
  const { invitationToken } = deps;
  if (invitationToken === undefined) return {};
  try {
    return { account: await deps.api.inviteLinks.verify({ token: invitationToken }, { signal }) };
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    const error = readableError(thrown, flowError('invalid-link'));
    return [400, 403, 404, 410].includes(error.statusCode) ? { error } : {};
  }
};

const prepare = async (args: Args): Promise<Result> => {
  const { deps, signal } = args;
  const [vendor = {}, passwordConfig, { account, error }, user] = await Promise.all([
    tolerated(deps.api.configurations.getVendorConfig(undefined, { signal })),
    loadPasswordConfig(deps.api.passwords, undefined, signal),
    readInvitation(args),
    deps.signedIn && tolerated(deps.signedIn()),
  ]);
  const isOpen = maySignUp(vendor, deps.invitationToken);
  const signedInAs = user && (user.name || user.email);
  const context = {
    account,
    invitationToken: deps.invitationToken,
    signedInAs,
    allowed: isOpen && !error,
    passwordConfig,
    requiresPassword: requiresPassword(vendor),
  };
  return { context, error: error ?? (isOpen ? undefined : flowError('signups-disabled')) };
};

/** Signs the current user out, so that another one can sign up. */
const useOther = async ({ deps, signal }: Args): Promise<Result> => {
  await deps.signOut?.(signal);
  return { context: { signedInAs: undefined } };
};

const submit = async ({ context, deps, signal }: Args, input: SignUpInput): Promise<Result | undefined> => {
  if (!context.allowed) throw flowError('signups-disabled');
  const { metadata, name, phoneNumber, recaptchaToken } = input;
  const email = canonicalEmail(input.email);
  const account = {
    email,
    companyName: input.companyName.trim(),
    name: name?.trim() || undefined,
    password: context.requiresPassword ? requirePassword(input.password, context.passwordConfig) : input.password,
    phoneNumber: phoneNumberToSend(phoneNumber ?? '') || undefined,
    metadata: metadata && JSON.stringify(metadata),
    recaptchaToken: recaptchaToken ?? (await deps.captcha?.()),
    invitationToken: deps.invitationToken,
  };
  const response = await withReadableError(deps.api.registration.signUp(account, { signal }));
  emitHostEvent(deps.onEvent, 'signup_completed', { email, userId: response.userId, tenantId: response.tenantId });
  if (response.shouldActivate) {
    deps.storeTarget?.();
    deps.storeRequestedLink?.();
    return { step: 'SignUpSuccess', context: { email, outcome: 'mailSent' } };
  }
  const outcome = await finishSignIn(deps, response.authResponse ?? {});
  return outcome === 'left' ? undefined : { step: 'SignUpSuccess', context: { email, outcome } };
};

/** Signs a user up and creates their account. */
export const signUpFlow = defineFlow<SignUpStep, SignUpContext, SignUpDeps>()({
  name: 'signUp',
  initial: 'SignUp',
  context: { email: '', allowed: true, requiresPassword: true, passwordConfig: {} },
  steps: {
    SignUp: {
      on: {
        submit,
        toLogin: ({ deps }: Args) => deps.toLogin(),
        proceed: ({ deps }: Args) => deps.navigate(),
        useOther,
      },
      after: { ms: 0, run: prepare },
    },
    SignUpSuccess: {
      on: {
        resend: async ({ context, deps, signal }: Args) => {
          if (context.outcome !== 'mailSent') return;
          await withReadableError(deps.api.registration.resendActivation({ email: context.email }, { signal }));
        },
        toLogin: ({ deps }: Args) => deps.toLogin(),
      },
      after: {
        ms: AFTER_SIGN_UP_DELAY,
        run: ({ context, deps }: Args) => {
          if (context.outcome !== 'mailSent') navigateAfterOutcome(deps, context.outcome);
        },
      },
    },
  },
});
