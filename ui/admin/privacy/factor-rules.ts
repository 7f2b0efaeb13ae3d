'use client';
import type { MfaDevices } from '@gatehouse/sdk/mfa-devices';
import { useAdminTexts } from '../texts';

/** A device enrolled as second factor. */
export interface Factor {
  kind: 'app' | 'phone' | 'key' | 'email';
  id: string;
  /** Number, address or name, if any. */
  name?: string;
  /** Whether the key is built into a device. */
  isPlatform?: boolean;
}

/** Returns all factors of a user: apps first, then phones, keys and addresses. */
export const factorsOf = ({ authenticators = [], phones = [], webauthn = [], emails = [] }: MfaDevices): Factor[] => [
  ...authenticators.map(({ id }): Factor => ({ kind: 'app', id })),
  ...phones.map(({ id, phoneNumber }): Factor => ({ kind: 'phone', id, name: phoneNumber })),
  ...webauthn.map(
    ({ id, name, deviceType }): Factor => ({ kind: 'key', id, name, isPlatform: deviceType === 'Platform' }),
  ),
  ...emails.map(({ email }): Factor => ({ kind: 'email', id: email, name: email })),
];

/** A kind of factor that can be enrolled here. */
export type FactorChoice = 'app' | 'phone' | 'key';

const choices: readonly (readonly [FactorChoice, readonly string[]])[] = [
  ['app', ['AuthenticatorApp']],
  ['phone', ['SMS']],
  ['key', ['WebAuthnPlatform', 'WebAuthnCrossPlatform']],
];

/** A factor that can be removed here; an email address can not. */
export interface RemovableFactor extends Factor {
  kind: FactorChoice;
}

export const isRemovable = (factor: Factor): factor is RemovableFactor => factor.kind !== 'email';

/** Returns the kinds of factors that the active strategies allow. */
export const choicesOf = (strategies: readonly string[]): FactorChoice[] =>
  choices.filter(([, names]) => names.some((name) => strategies.includes(name))).map(([choice]) => choice);

/** Returns the name of a factor: its number, name or kind. */
export const useFactorName = () => {
  const { factors: texts } = useAdminTexts('privacy');
  return ({ kind, name, isPlatform }: Factor): string => name ?? (isPlatform ? texts.platformKey : texts.kinds[kind]);
};
