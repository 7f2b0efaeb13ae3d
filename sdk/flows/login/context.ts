import type { contract as configurations } from '../../capabilities/configurations/contract';
import type { contract as flags } from '../../capabilities/flags/contract';
import type { contract as mfa } from '../../capabilities/mfa/contract';
import type { contract as passkeys } from '../../capabilities/passkeys/contract';
import type { contract as passwordless } from '../../capabilities/passwordless/contract';
import type { contract as ssoLogin } from '../../capabilities/sso-login/contract';
import type { Api } from '../../core/api';
import type { KeyValue } from '../../core/environment';
import type { IdentityError } from '../../core/errors';
import type { HandlerArgs, Transition } from '../../core/flow';
import type { Credentials } from '../../core/webauthn';
import type { contract as session } from '../../session/contract';
import type { SignInDeps } from '../../sign-in/finish-sign-in';
import type { MfaApi, MfaStart } from '../mfa/flow';
import type { LoginStep, QuickLogin, SecondaryStrategy } from './rules';

/** What is known during a sign-in. */
export interface LoginContext {
  email: string;
  /** Address of the company's own sign-in. */
  ssoAddress?: string;
  /** Masked number that a code was sent to. */
  phoneNumber?: string;
  /** The policy's ways beside the main one, once they were read. */
  strategies?: readonly SecondaryStrategy[];
  /** A passkey may be used on this step. */
  passkeys?: boolean;
  /** A user stored on this device can have a code sent without entering an e-mail address. */
  quick?: QuickLogin;
  /** How the last user of this browser signed in, as `SignInWay` names it. */
  lastWay?: string | null;
  /** Goes with the sign-in of an invited user. */
  invitationToken?: string;
  /** Where the second factor starts. */
  mfa?: MfaStart;
  /** Notice of the first screen. */
  notice?: 'mfa-recovered';
}

/** The calls of the login flow, by the contract they belong to. */
export interface LoginApi {
  session: Pick<Api<typeof session>, 'login'>;
  ssoLogin: Pick<Api<typeof ssoLogin>, 'preLoginV2'>;
  passwordless: Pick<Api<typeof passwordless>, 'preLogin' | 'postLogin'>;
  passkeys: Pick<Api<typeof passkeys>, 'preLogin' | 'postLogin'>;
  configurations: Pick<Api<typeof configurations>, 'getVendorConfig' | 'getPublicAuthStrategies'>;
  flags: Pick<Api<typeof flags>, 'load'>;
  mfa: MfaApi & Pick<Api<typeof mfa>, 'recoverMfa'>;
}

/** What the login flow needs from outside. */
export interface LoginDeps extends Omit<SignInDeps, 'toLogin'> {
  api: LoginApi;
  isAuthenticated(): boolean;
  /** Id of the signed-in user. */
  userId(): string | undefined;
  storage: KeyValue;
  /** Passkeys of the browser; without them none is offered. */
  credentials?: Credentials;
  /** The tenant that the page is about. */
  tenantId?(): string | undefined;
  /** Where a company's OpenID Connect sign-in comes back to. */
  oidcCallback?(): string | undefined;
  /** Why a sign-in elsewhere failed before the user came here; told once. */
  ssoFailure?(): IdentityError | undefined;
  /** Notes that a link was requested in this browser, where it then works without a confirmation. */
  noteAsked?(): void;
  /** Goes to the account's own login page where the tenant resolver names an account that has one; false when it stays. */
  leaveForOwnLogin?(): Promise<boolean>;
  /** Company sign-in of a native shell; false when it takes no part. */
  launchSso?(email: string): boolean;
  /** Lets a native shell keep a password that was right. */
  suggestSavePassword?(email: string, password: string): void;
  /** Answer of the host's captcha, where the vendor asks for one. */
  captcha?(): Promise<string | undefined>;
  /** Goes to where users sign up by themselves. */
  toSignUp?(): void;
  /** Goes to where a forgotten password is reset; the address that was given goes along. */
  toForgotPassword?(email: string): void;
  /** Goes to where a lost phone number is replaced; the address that was given goes along. */
  toResetPhone?(email: string): void;
  /** Sends a password reset e-mail. Without it no user has to replace a password. */
  resetPassword?(email: string): Promise<void>;
  /** Number of passkeys of the signed-in user. Without it no user is prompted to add one. */
  countPasskeys?(): Promise<number>;
  addPasskey?(signal: AbortSignal): Promise<void>;
}

/** What a step of the login is given. */
export type Args = HandlerArgs<LoginContext, LoginDeps>;
/** Where a step of the login leads. */
export type Answer = Transition<LoginStep, LoginContext>;
