/** Families that every device has; a stack that ends with one needs no fallback. */
const generic = /(?:^|,)\s*(?:(?:ui-)?(?:serif|sans-serif|monospace)|ui-rounded|system-ui|cursive|fantasy|math)\s*$/i;

/** Returns a stack that ends with a family of every device: `Inter` alone would fall back to the browser's serifs. */
export const withFallback = (css: string, fallback: string): string => {
  const names = css.replace(/[\s,]+$/, '');
  return names === '' || generic.test(names) ? names : `${names}, ${fallback}`;
};

/** Returns the first family of a stack, without quotes. */
export const firstFamily = (css: string): string =>
  /^\s*(?:"([^"]*)"|'([^']*)'|([^,]*))/
    .exec(css)
    ?.slice(1)
    .find((name) => name !== undefined)
    ?.trim() ?? '';

const SAMPLE = 'mmmmmmmmmwwwiilllg 0123456789';

/** Returns whether this device has a family: text in it is as wide whatever follows it in the stack. */
export const hasFamily = (family: string): boolean => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || family === '') return false;
  const widthIn = (stack: string) => {
    pen.font = `72px ${stack}`;
    return pen.measureText(SAMPLE).width;
  };
  if (generic.test(family)) return true;
  const widths = ['monospace', 'serif'].map((other) => widthIn(`${JSON.stringify(family)}, ${other}`));
  return new Set(widths).size === 1;
};
