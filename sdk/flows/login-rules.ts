/** How people of one vendor sign in. Source: the public configuration's `authStrategy`. */
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

export const stepForStrategy = (strategy: string | undefined): StrategyStep => ruleForStrategy(strategy).step;

export interface PasskeyFacts {
  /** The flag `show-passkeys-new` is on. */
  flag: boolean;
  /** The policy's secondary strategies. */
  strategies: readonly { strategy: string; isActive: boolean }[];
  /** Stored under `preferred-login-method`. */
  preferredMethod: string | null;
  /** Stored under `dont-show-again-prompt-passkeys`. */
  dontShowAgain: string | null;
  devices: number;
}

/** Whether a person is asked to add a passkey after signing in. */
export const shouldPromptPasskeys = ({
  flag,
  strategies,
  preferredMethod,
  dontShowAgain,
  devices,
}: PasskeyFacts): boolean =>
  flag &&
  strategies.some(({ strategy, isActive }) => strategy === 'Passkeys' && isActive) &&
  preferredMethod !== 'Passkeys' &&
  dontShowAgain !== 'true' &&
  devices === 0;

export interface BreachFacts {
  isBreachedPassword?: boolean;
  /** The flag `security-center-show-login-flows` is on. */
  flag: boolean;
  /** A session existed before this sign-in. */
  authenticated: boolean;
}

/** Whether a person has to replace a password that is known to be public before going on. */
export const mustReplacePassword = ({ isBreachedPassword, flag, authenticated }: BreachFacts): boolean =>
  isBreachedPassword === true && flag && !authenticated;

/** Where a successful sign-in leads. A breached password comes before the passkey prompt. */
export const afterLogin = (facts: { breached: boolean; promptPasskeys: boolean }) => {
  if (facts.breached) return 'breachedPassword';
  return facts.promptPasskeys ? 'promptPasskeys' : 'success';
};
