/** Days that are offered by themselves. */
export const expiryPresets = ['7', '30', '90', '365'] as const;

export const MAX_DAYS = 3650;

/** What a person chose: some days that are offered, a number of their own, or no end. */
export interface Expiry {
  expiry: string;
  days?: number;
}

const isWholeDays = (days: number | undefined): days is number =>
  days !== undefined && Number.isInteger(days) && days >= 1 && days <= MAX_DAYS;

/** Days until a token ends, null for never, undefined while the number is not right yet. */
export const daysOf = ({ expiry, days }: Expiry): number | null | undefined => {
  if (expiry === 'never') return null;
  if (expiry !== 'custom') return Number(expiry);
  return isWholeDays(days) ? days : undefined;
};
