import type { Address } from './contract';

/** Countries that write the postal code after city and state; the others write it before the city. */
const CODE_LAST: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'GB', 'HK', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA']);

type SentAddress = { readonly [Field in keyof Address]?: string | null };

/**
 * Returns the lines of a postal address in the order of its country; empty fields have none.
 *
 * @param countryName Name of the country in the reader's language. Default: its code.
 */
export const addressLines = (
  { addressLine1, addressLine2, city, state, postalCode, country }: SentAddress,
  countryName?: string,
): string[] => {
  const locality = CODE_LAST.has(country?.toUpperCase() ?? '')
    ? [joined([joined([city, state], ', '), postalCode], ' ')]
    : [joined([postalCode, city], ' '), state];
  const lines = [addressLine1, addressLine2, ...locality, countryName || country];
  return [...new Set(lines.filter((line): line is string => Boolean(line)))];
};

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);
