import * as tokens from '@gatehouse/sdk/tokens';

/** Days that are offered by themselves. */
export const expiryPresets = ['7', '30', '90', '365'] as const;

/** What a user chose: some days that are offered, a number of their own, or no end. */
export interface Expiry {
  expiry: string;
  days?: number;
}

/** Days until a token ends, null for never, undefined while the number is not right yet. */
export const daysOf = ({ expiry, days }: Expiry): number | null | undefined => {
  if (expiry === 'never') return null;
  if (expiry !== 'custom') return Number(expiry);
  return tokens.isTokenDays(days) ? days : undefined;
};
