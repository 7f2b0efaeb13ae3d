import type { KeyValue } from '../../core/environment';

/** Steps of the login. */
export type LoginStep =
  | 'preLogin'
  | 'magicLinkPreLoginSuccess'
  | 'loginWithSmsOtc'
  | 'loginWithQuickSmsOtc'
  | 'loginWithOtc'
  | 'loginWithPassword'
  | 'loginWithTwoFactor'
  | 'redirectToSSO'
  | 'loginWithSSOFailed'
  | 'success'
  | 'forceTwoFactor'
  | 'recoverTwoFactor'
  | 'promptPasskeys'
  | 'breachedPassword'
  | 'breachedPasswordSuccess';

/** Sign-in methods of a vendor. Source: the public configuration's `authStrategy`. */
export type AuthStrategy = 'EmailAndPassword' | 'MagicLink' | 'Code' | 'NoLocalAuthentication' | 'SmsCode';

type StrategyStep = 'loginWithPassword' | 'magicLinkPreLoginSuccess' | 'loginWithOtc' | 'loginWithSmsOtc';

interface StrategyRule {
  step: StrategyStep;
  /** The strategy sends a link or code first: the type in its path. */
  passwordless?: 'magiclink' | 'code' | 'smscode';
}

const passwordRule: StrategyRule = { step: 'loginWithPassword' };

const rules: Record<AuthStrategy, StrategyRule> = {
  EmailAndPassword: passwordRule,
  NoLocalAuthentication: passwordRule,
  MagicLink: { step: 'magicLinkPreLoginSuccess', passwordless: 'magiclink' },
  Code: { step: 'loginWithOtc', passwordless: 'code' },
  SmsCode: { step: 'loginWithSmsOtc', passwordless: 'smscode' },
};

const isStrategy = (value: string): value is AuthStrategy => Object.hasOwn(rules, value);

/** Returns the rule for a strategy, when the user has no single sign-on; unknown strategies use the password. */
export const ruleForStrategy = (strategy: string | undefined): StrategyRule =>
  strategy !== undefined && isStrategy(strategy) ? rules[strategy] : passwordRule;

/** Returns the step after the email for a strategy; unknown strategies use the password. */
export const stepForStrategy = (strategy: string | undefined): StrategyStep => ruleForStrategy(strategy).step;

/** A secondary sign-in strategy, and whether it is enabled. */
export interface SecondaryStrategy {
  strategy: string;
  isActive: boolean;
}

/** A strategy that sends a code or a link. */
export type PasswordlessStrategy = 'Code' | 'MagicLink' | 'SmsCode';

const passwordlessStrategies: readonly PasswordlessStrategy[] = ['Code', 'MagicLink', 'SmsCode'];

/** Returns the secondary strategies that send a code or a link, in the order they are offered. */
export const passwordlessAmong = (strategies: readonly SecondaryStrategy[]): readonly PasswordlessStrategy[] =>
  passwordlessStrategies.filter((name) => strategies.some(({ strategy, isActive }) => isActive && strategy === name));

/** Returns whether a policy allows passkeys. */
export const allowsPasskeys = (strategies: readonly SecondaryStrategy[]): boolean =>
  strategies.some(({ strategy, isActive }) => strategy === PASSKEYS && isActive);

/** Storage key of the method of the last sign-in. */
export const PREFERRED_METHOD_KEY = 'preferred-login-method';
/** Storage key of the wish to sign in by text message on this device from now on, until the sign-in is complete. */
export const REGISTER_QUICK_KEY = 'register-quick-login';
/** The passkey method, as stored under {@link PREFERRED_METHOD_KEY}. */
export const PASSKEYS = 'Passkeys';

/** Returns whether the last sign-in of this browser was by passkey. */
export const prefersPasskeys = ({ getItem }: Pick<KeyValue, 'getItem'>): boolean =>
  getItem(PREFERRED_METHOD_KEY) === PASSKEYS;

/** Inputs that decide whether a user is prompted to add a passkey. */
export interface PasskeyFacts {
  /** Whether the flag `show-passkeys-new` is on. */
  flag: boolean;
  /** The policy's secondary strategies. */
  strategies: readonly SecondaryStrategy[];
  /** Stored under `preferred-login-method`. */
  preferredMethod: string | null;
  /** Stored under `dont-show-again-prompt-passkeys`. */
  dontShowAgain: string | null;
  devices: number;
}

/** Returns whether a user is prompted to add a passkey after signing in. */
export const shouldPromptPasskeys = ({
  flag,
  strategies,
  preferredMethod,
  dontShowAgain,
  devices,
}: PasskeyFacts): boolean =>
  flag && allowsPasskeys(strategies) && preferredMethod !== PASSKEYS && dontShowAgain !== 'true' && devices === 0;

/** The user of a quick sign-in. Exactly one of the two is sent. */
export type QuickLogin = { userId: string; phoneNumber?: undefined } | { phoneNumber: string; userId?: undefined };

/**
 * Returns the authorization URL of an IdP connection. OpenID Connect needs a redirect URI, unless the URL has one
 * already.
 */
export const ssoAuthorizationUrl = (address: string, idpType: string | null | undefined, callback?: string): string => {
  if (idpType !== 'oidc' || !callback || /[?&]redirect_uri=/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}redirect_uri=${encodeURIComponent(callback)}`;
};

export interface BreachFacts {
  isBreachedPassword?: boolean;
  /** Whether the flag `security-center-show-login-flows` is on. */
  flag: boolean;
  /** Whether a session existed before this sign-in. */
  authenticated: boolean;
}

/** Returns whether a user has to replace a breached password before continuing. */
export const mustReplacePassword = ({ isBreachedPassword, flag, authenticated }: BreachFacts): boolean =>
  isBreachedPassword === true && flag && !authenticated;

/** Returns the step after a successful sign-in. Replacing a breached password comes before the passkey prompt. */
export const afterLogin = ({ breached, promptPasskeys }: { breached: boolean; promptPasskeys: boolean }) => {
  if (breached) return 'breachedPassword';
  return promptPasskeys ? 'promptPasskeys' : 'success';
};
