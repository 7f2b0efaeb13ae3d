const MAX_NAMES = 5;
const MAX_LENGTH = 60;

/** Returns the first of many texts, truncated, for a message about an invalid paste. */
export const nameSome = (texts: readonly string[]): string[] => {
  const named = texts
    .slice(0, MAX_NAMES)
    .map((text) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text));
  return texts.length > MAX_NAMES ? [...named, '…'] : named;
};
