import * as tokens from '@gatehouse/sdk/tokens';

/** Preset numbers of days until expiry. */
export const expiryPresets = ['7', '30', '90', '365'] as const;

/** Form values of the expiry: a preset, a custom number of days, or none. */
export interface Expiry {
  expiry: string;
  days?: number;
}

/** Returns the days until a token expires; null for never, undefined while the input is invalid. */
export const daysOf = ({ expiry, days }: Expiry): number | null | undefined => {
  if (expiry === 'never') return null;
  if (expiry !== 'custom') return Number(expiry);
  return tokens.isTokenDays(days) ? days : undefined;
};
