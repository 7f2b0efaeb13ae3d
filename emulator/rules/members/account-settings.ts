import { webUrl } from '@gatehouse/sdk/account-settings';
import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import { accountLimits } from '@gatehouse/sdk/contracts/account-settings';
import { fieldError } from '../../http/errors';
import { document } from '../resources/owned';

type Settings = Wire<(typeof contracts)['accountSettings']['get']>;

const none: Settings = {};

export const accountSettings = document('account-settings', none);

/**
 * Returns the name of an account without spaces around it.
 * @throws ProviderError 400 when it is empty or too long.
 */
export const accountNameIn = (input: string): string => {
  const name = input.trim();
  if (name === '') throw fieldError('name', 'Give the account a name.');
  if (name.length > accountLimits.name.max) {
    throw fieldError('name', `Use at most ${accountLimits.name.max} characters.`);
  }
  return name;
};

const { address, timezone, currency, url, logo } = accountLimits;

/** Limit of each setting that users enter as text. */
const limits = [
  ['address', address],
  ['timezone', timezone],
  ['currency', currency],
  ['website', url],
  ['applicationUrl', url],
  ['loginUrl', url],
  ['logo', logo],
  ['logoUrl', logo],
] as const;

type Fields = { readonly [Name in (typeof limits)[number][0]]?: string | null | undefined };

/**
 * Refuses settings that are too long. Stored ones that another tool wrote are accepted as long as they are unchanged.
 * @throws ProviderError 400 with the field.
 */
export const requireLengths = (fields: Fields, before: Fields = {}): void => {
  for (const [name, { max }] of limits) {
    const text = fields[name] ?? '';
    if (text.length > max && text !== before[name]) throw fieldError(name, `Use at most ${max} characters.`);
  }
};

type Texts = Readonly<Record<string, string | null | undefined>>;

/**
 * Refuses addresses that are no web URLs, since they are links on other users' screens. Stored ones that another tool
 * wrote are accepted as long as they are unchanged.
 * @throws ProviderError 400 with the field.
 */
export const requireWebUrls = (addresses: Texts, before: Texts = {}): void => {
  for (const [name, address] of Object.entries(addresses)) {
    if (!address || address === before[name] || webUrl(address)) continue;
    throw fieldError(name, 'Enter an http or https address.');
  }
};
