const BASE = 36;
const MIN = 1;
const MAX = 26;
const SKEW = 38;
const DAMP = 700;

/** Returns the value of a digit: `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
const digitOf = (code: number): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + MAX;
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return BASE;
};

const adapt = (delta: number, length: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((BASE - MIN) * MAX) >> 1; bias += BASE) rest = Math.floor(rest / (BASE - MIN));
  return bias + Math.floor(((BASE - MIN + 1) * rest) / (rest + SKEW));
};

/**
 * Decodes Punycode, the part of a domain label after `xn--`; undefined when it is malformed. Browsers encode domains
 * (`new URL`), but have no API that decodes them.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
export const decodePunycode = (text: string): string | undefined => {
  const end = text.lastIndexOf('-');
  const points = Array.from(text.slice(0, Math.max(0, end)), (letter) => letter.codePointAt(0) ?? 0);
  let point = 0x80;
  let position = 0;
  let bias = 72;
  for (let at = end + 1; at < text.length; ) {
    const before = position;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digitOf(text.charCodeAt(at));
      at += 1;
      if (digit >= BASE || position > 0x7fffffff) return undefined;
      position += digit * weight;
      const threshold = Math.min(Math.max(step - bias, MIN), MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapt(position - before, points.length + 1, before === 0);
    point += Math.floor(position / (points.length + 1));
    position %= points.length + 1;
    if (point > 0x10ffff) return undefined;
    points.splice(position, 0, point);
    position += 1;
  }
  return String.fromCodePoint(...points);
};
