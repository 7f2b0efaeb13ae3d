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
import type { Credentials } from '../../core/webauthn/webauthn';
import type { contract as session } from '../../session/contract';
import type { SignInDeps } from '../../sign-in/finish-sign-in';
import type { MfaApi } from '../mfa/context';
import type { MfaStart } from '../mfa/start';
import type { LoginStep, PasswordlessStrategy, QuickLogin, SecondaryStrategy } from './rules';

/** Context of the login. */
export interface LoginContext {
  email: string;
  /** Authorization URL of the user's IdP connection. */
  ssoAddress?: string;
  /** Error of a single sign-on that led back to the login. */
  ssoFailure?: IdentityError;
  /** Masked number that the code was sent to. */
  phoneNumber?: string;
  /** Secondary sign-in strategies of the policy; absent until they are loaded. */
  strategies?: readonly SecondaryStrategy[];
  /** Secondary strategies that replace the password by a code or a link. */
  instead?: readonly PasswordlessStrategy[];
  /** Whether the vendor has no sign-in of its own: the password step then takes no password. */
  withoutPassword?: boolean;
  /** Whether this step offers a passkey. */
  passkeys?: boolean;
  /** Whether this device turned out to have a passkey of the user already. */
  hasPasskey?: boolean;
  /** Whether a user stored on this device can request a code without entering an email address. */
  quick?: QuickLogin;
  /** How the last user of this browser signed in, as `SignInMethod` names it. */
  lastMethod?: string | null;
  /** Sent with the sign-in of an invited user. */
  invitationToken?: string;
  /** Initial state of the second factor. */
  mfa?: MfaStart;
  /** Notice of the first screen. */
  notice?: 'mfa-recovered';
}

/** The calls of the login, by contract. */
export interface LoginApi {
  session: Pick<Api<typeof session>, 'login'>;
  ssoLogin: Pick<Api<typeof ssoLogin>, 'preLoginV2'>;
  passwordless: Pick<Api<typeof passwordless>, 'preLogin' | 'postLogin'>;
  passkeys: Pick<Api<typeof passkeys>, 'preLogin' | 'postLogin'>;
  configurations: Pick<Api<typeof configurations>, 'getVendorConfig' | 'getPublicAuthStrategies'>;
  flags: Pick<Api<typeof flags>, 'load'>;
  mfa: MfaApi & Pick<Api<typeof mfa>, 'recoverMfa'>;
}

/** Dependencies of the login. */
export interface LoginDeps extends Omit<SignInDeps, 'toLogin'> {
  api: LoginApi;
  isAuthenticated(): boolean;
  /** Returns whether the user who opens the login is signed in already, and continues at once. Default: no. */
  isSignedIn?(): Promise<boolean>;
  /** Returns the id of the signed-in user. */
  userId(): string | undefined;
  storage: KeyValue;
  /** WebAuthn API; passkeys are offered only with it. */
  credentials?: Credentials;
  /** Returns the account that the page is for. */
  tenantId?(): string | undefined;
  /** Returns the redirect URI of single sign-on over OpenID Connect. */
  oidcCallback?(): string | undefined;
  /** Returns the error of a single sign-on that failed before the user arrived here, once. */
  ssoFailure?(): IdentityError | undefined;
  /** Keeps the address for the return from single sign-on. */
  storeEmail?(email: string): void;
  /** Records that this browser requested a link, which then needs no confirmation here. */
  storeRequestedLink?(): void;
  /**
   * Opens the account's own login page if the tenant resolver names an account that has one; returns false otherwise.
   */
  leaveForOwnLogin?(): Promise<boolean>;
  /** Starts single sign-on of a native shell; returns false when it does not handle it. */
  launchSso?(email: string): boolean;
  /** Offers a correct password to a native shell to save. */
  suggestSavePassword?(email: string, password: string): void;
  /** Returns the response of the host's CAPTCHA, when the vendor requires one. */
  captcha?(): Promise<string | undefined>;
  /** Opens the sign-up page, with the typed address. */
  toSignUp?(email: string): void;
  /** Opens the password reset page, with the entered address. */
  toForgotPassword?(email: string): void;
  /** Opens the page that replaces a lost phone number, with the entered address. */
  toResetPhone?(email: string): void;
  /** Sends a password reset email. Without it, breached passwords are not replaced. */
  resetPassword?(email: string): Promise<void>;
  /** Returns the number of the user's passkeys. Without it, users are not prompted to add one. */
  countPasskeys?(): Promise<number>;
  addPasskey?(signal: AbortSignal): Promise<void>;
}

/** Arguments of a step of the login. */
export type Args = HandlerArgs<LoginContext, LoginDeps>;
/** Result of a step of the login. */
export type Result = Transition<LoginStep, LoginContext>;
