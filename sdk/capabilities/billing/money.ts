const DEFAULT_CURRENCY = 'usd';

/**
 * Converts minor units (cents) to the main unit, rounded to two decimals.
 * @see section 9 of the specification.
 */
export const fromMinorUnits = (amount: number): number => {
  const rounded = Math.round(amount) / 100;
  // A refund of less than half a cent must not format as "-0.00".
  return rounded === 0 ? 0 : rounded;
};

/** Converts an amount in the main unit to minor units. */
export const toMinorUnits = (amount: number): number => Math.round(amount * 100);

/** Returns the currency of an amount. Default: US dollars. */
export const currencyOf = (currency: string | null | undefined): string => currency || DEFAULT_CURRENCY;

/** Unicode marks that keep a symbol such as `US$` in order within right-to-left languages. */
const [RIGHT_TO_LEFT, ISOLATE, END] = ['\u200f', '\u2068', '\u2069'];

/**
 * Formats an amount in a language, always with two decimals. A currency that is not a three-letter code follows the
 * number unchanged.
 *
 * @param amount In whole units, as {@link fromMinorUnits} returns it.
 * @example formatMoney(1234.5, 'usd', 'en') // $1,234.50
 */
export const formatMoney = (amount: number, currency: string | null | undefined, language?: string): string => {
  const code = currencyOf(currency).toUpperCase();
  const isCode = /^[A-Z]{3}$/.test(code);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    ...(isCode && { style: 'currency' as const, currency: code }),
  });
  const text = format.format(amount);
  if (!isCode) return `${text} ${code}`;
  if (!text.includes(RIGHT_TO_LEFT)) return text;
  const parts = format.formatToParts(amount);
  return parts.map(({ type, value }) => (type === 'currency' ? `${ISOLATE}${value}${END}` : value)).join('');
};
