const DEFAULT_CURRENCY = 'usd';

/** Minor units (cents) as an amount of the currency, rounded to two decimals. Source: section 9 of the specification. */
export const fromMinorUnits = (amount: number): number => {
  const rounded = Math.round(amount) / 100;
  // A refund of less than half a cent must not read "-0.00".
  return rounded === 0 ? 0 : rounded;
};

/** The currency of an amount; what is sent without one is in US dollars. */
export const currencyOf = (currency: string | null | undefined): string => currency || DEFAULT_CURRENCY;

/** Marks with which languages that are written from right to left keep a symbol like `US$` in its own order. */
const [RIGHT_TO_LEFT, ISOLATE, END] = ['\u200f', '\u2068', '\u2069'];

/**
 * Formats an amount in a language, always with two decimals. A currency that is not a three-letter code follows the number
 * unchanged.
 *
 * @param amount In whole units, as {@link fromMinorUnits} gives it.
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
