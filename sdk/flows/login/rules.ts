import type { KeyValue } from '../../core/environment';

/** Screens of the sign-in. */
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
  /** The strategy sends something first: the type of that call. */
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

/** What happens after the e-mail when there is no company sign-in; unknown strategies ask for the password. */
export const ruleForStrategy = (strategy: string | undefined): StrategyRule =>
  strategy !== undefined && isStrategy(strategy) ? rules[strategy] : passwordRule;

/** The step after the e-mail for a strategy; unknown ones ask for the password. */
export const stepForStrategy = (strategy: string | undefined): StrategyStep => ruleForStrategy(strategy).step;

/** One of the policy's ways beside the main one, and whether it is switched on. */
export interface SecondaryStrategy {
  strategy: string;
  isActive: boolean;
}

/** Whether a policy allows passkeys. */
export const allowsPasskeys = (strategies: readonly SecondaryStrategy[]): boolean =>
  strategies.some(({ strategy, isActive }) => strategy === PASSKEYS && isActive);

/** Storage key of the method of the last sign-in. */
export const PREFERRED_METHOD_KEY = 'preferred-login-method';
/** A passkey, as {@link PREFERRED_METHOD_KEY} names it. */
export const PASSKEYS = 'Passkeys';

/** Whether the last sign-in here was by passkey. */
export const prefersPasskeys = ({ getItem }: Pick<KeyValue, 'getItem'>): boolean =>
  getItem(PREFERRED_METHOD_KEY) === PASSKEYS;

/** Inputs that decide whether a user is prompted to add a passkey. */
export interface PasskeyFacts {
  /** The flag `show-passkeys-new` is on. */
  flag: boolean;
  /** The policy's secondary strategies. */
  strategies: readonly SecondaryStrategy[];
  /** Stored under `preferred-login-method`. */
  preferredMethod: string | null;
  /** Stored under `dont-show-again-prompt-passkeys`. */
  dontShowAgain: string | null;
  devices: number;
}

/** Whether a user is prompted to add a passkey after signing in. */
export const shouldPromptPasskeys = ({
  flag,
  strategies,
  preferredMethod,
  dontShowAgain,
  devices,
}: PasskeyFacts): boolean =>
  flag && allowsPasskeys(strategies) && preferredMethod !== PASSKEYS && dontShowAgain !== 'true' && devices === 0;

/** Whom a quick sign-in is for. Exactly one of the two is sent. */
export type QuickLogin = { userId: string; phoneNumber?: undefined } | { phoneNumber: string; userId?: undefined };

/** Suffix of the storage key of the quick sign-in: `<userId>-sms`. */
const QUICK_SMS = '-sms';

/** Local-storage key that marks a user of this device for the quick sign-in by SMS. */
export const quickLoginKey = (userId: string): string => `${userId}${QUICK_SMS}`;

/** Returns the user stored on this device for the quick sign-in; undefined when there are several. */
export const quickLoginUser = ({ keys, getItem }: Pick<KeyValue, 'keys' | 'getItem'>): string | undefined => {
  const [key, ...others] = keys().filter((name) => name.endsWith(QUICK_SMS) && getItem(name) === 'true');
  return key && others.length === 0 ? key.slice(0, -QUICK_SMS.length) || undefined : undefined;
};

/**
 * The address of a company's sign-in as it is gone to: OpenID Connect has to know where to come back to, unless the
 * address says so already.
 */
export const companyAddress = (address: string, idpType: string | null | undefined, callback?: string): string => {
  if (idpType !== 'oidc' || !callback || /[?&]redirect_uri=/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}redirect_uri=${encodeURIComponent(callback)}`;
};

export interface BreachFacts {
  isBreachedPassword?: boolean;
  /** The flag `security-center-show-login-flows` is on. */
  flag: boolean;
  /** A session existed before this sign-in. */
  authenticated: boolean;
}

/** Whether a user has to replace a breached password before continuing. */
export const mustReplacePassword = ({ isBreachedPassword, flag, authenticated }: BreachFacts): boolean =>
  isBreachedPassword === true && flag && !authenticated;

/** Where a successful sign-in leads. A breached password comes before the passkey prompt. */
export const afterLogin = (facts: { breached: boolean; promptPasskeys: boolean }) => {
  if (facts.breached) return 'breachedPassword';
  return facts.promptPasskeys ? 'promptPasskeys' : 'success';
};
