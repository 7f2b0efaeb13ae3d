/** Width of a text in pixels. */
export type Measure = (text: string) => number;

const ellipsis = '…';

const cut = (text: string, width: number, measure: Measure): string => {
  const letters = Array.from(text);
  while (letters.length > 1 && measure(letters.join('').trimEnd() + ellipsis) > width) letters.pop();
  return letters.join('').trimEnd() + ellipsis;
};

/** Wraps a text to a width and a maximum number of lines, with an ellipsis if it is truncated. */
export const wrapText = (text: string, width: number, lines: number, measure: Measure): string[] => {
  if (measure(text) <= width) return [text];
  if (lines <= 1) return [cut(text, width, measure)];
  const words = text.split(/\s+/);
  let line = words[0] ?? '';
  let used = 1;
  while (used < words.length && measure(`${line} ${words[used]}`) <= width) {
    line += ` ${words[used]}`;
    used += 1;
  }
  if (measure(line) > width || used === words.length) return [cut(text, width, measure)];
  return [line, ...wrapText(words.slice(used).join(' '), width, lines - 1, measure)];
};
