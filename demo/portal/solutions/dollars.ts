/** Direction marks of the locale around a sign; an isolate keeps number, sign and currency together instead. */
const MARKS = /[\u061c\u200e\u200f]/g;

/** Formats whole US dollars with the same order in text of either direction. */
export const dollarsIn = (locale: string, options: Intl.NumberFormatOptions = {}): ((amount: number) => string) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    ...options,
  });
  return (amount) => {
    const text = format.format(amount);
    return text.search(MARKS) === -1 ? text : `\u2066${text.replace(MARKS, '')}\u2069`;
  };
};
