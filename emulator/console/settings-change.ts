import {
  array,
  boolean,
  enum as enumOf,
  type infer as Infer,
  number,
  optional,
  partial,
  record,
  strictObject,
  string,
} from 'zod/mini';

/**
 * Settings that can be changed while the provider runs, until it is reset. Seconds and milliseconds as in `Settings`.
 */
export const SettingsChange = partial(
  strictObject({
    accessTokenLifetime: number(),
    sessionLifetime: number(),
    refreshReuseWindow: number(),
    revokeOnReuse: boolean(),
    sendsRefreshToken: boolean(),
    tokenDelay: number(),
    maxFailures: number(),
    lockDuration: number(),
    codeTriesPerAccount: number(),
    codeTriesPerNetwork: number(),
    sendsPerAddress: number(),
    sendsPerNetwork: number(),
    mfaStrategies: array(enumOf(['AuthenticatorApp', 'SMS', 'EmailCode', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'])),
    authStrategy: enumOf(['EmailAndPassword', 'MagicLink', 'Code', 'NoLocalAuthentication', 'SmsCode']),
    secondaryStrategies: array(enumOf(['MagicLink', 'Code', 'SmsCode'])),
    allowSignups: boolean(),
    mailCodes: boolean(),
    whiteLabelMode: boolean(),
    captcha: boolean(),
    refusesLeaked: boolean(),
    passkeys: boolean(),
    ip: string(),
    clockAhead: number(),
    clockStoppedAt: number(),
    cardPayments: enumOf(['none', 'off', 'on']),
    allowPlanDowngrade: boolean(),
    allowPlanCancellation: boolean(),
    assistant: boolean(),
    social: array(string()),
    socialProviders: record(
      string(),
      strictObject({ issuer: string(), clientId: string(), clientSecret: optional(string()) }),
    ),
  }),
);
export type SettingsChange = Infer<typeof SettingsChange>;
