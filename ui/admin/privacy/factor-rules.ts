import type { MfaDevices } from '@gatehouse/sdk/mfa-devices';

/** A device that is a second step. */
export interface Factor {
  kind: 'app' | 'phone' | 'key' | 'email';
  id: string;
  /** Number, address or name, where there is one. */
  name?: string;
  /** A key that is part of a device. */
  isPlatform?: boolean;
}

/** Every device of a user: apps first, then phones, keys and addresses. */
export const factorsOf = ({ authenticators = [], phones = [], webauthn = [], emails = [] }: MfaDevices): Factor[] => [
  ...authenticators.map(({ id }): Factor => ({ kind: 'app', id })),
  ...phones.map(({ id, phoneNumber }): Factor => ({ kind: 'phone', id, name: phoneNumber })),
  ...webauthn.map(
    ({ id, name, deviceType }): Factor => ({ kind: 'key', id, name, isPlatform: deviceType === 'Platform' }),
  ),
  ...emails.map(({ email }): Factor => ({ kind: 'email', id: email, name: email })),
];

/** What can be set up here. */
export type FactorChoice = 'app' | 'phone' | 'key';

const choices: readonly (readonly [FactorChoice, readonly string[]])[] = [
  ['app', ['AuthenticatorApp']],
  ['phone', ['SMS']],
  ['key', ['WebAuthnPlatform', 'WebAuthnCrossPlatform']],
];

/** What the active strategies let a user set up. */
export const choicesOf = (strategies: readonly string[]): FactorChoice[] =>
  choices.filter(([, names]) => names.some((name) => strategies.includes(name))).map(([choice]) => choice);
