const MOST = 5;
const LONGEST = 60;

/** The first of many texts, each cut where it is long, for a message about a paste that is wrong. */
export const nameSome = (texts: readonly string[]): string[] => {
  const named = texts.slice(0, MOST).map((text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text));
  return texts.length > MOST ? [...named, '…'] : named;
};
