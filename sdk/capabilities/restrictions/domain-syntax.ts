const label = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Returns whether a text has the syntax of a domain with a top-level part: `example.com`, `bücher.example`. */
export const isDomain = (text: string): boolean => {
  const labels = text.split('.');
  return text.length <= 253 && labels.length > 1 && labels.every((part) => label.test(part));
};
