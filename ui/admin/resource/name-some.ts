const MOST = 5;
const LONGEST = 60;

/** Returns the first of many texts, truncated, for a message about an invalid paste. */
export const nameSome = (texts: readonly string[]): string[] => {
  const named = texts.slice(0, MOST).map((text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text));
  return texts.length > MOST ? [...named, '…'] : named;
};
