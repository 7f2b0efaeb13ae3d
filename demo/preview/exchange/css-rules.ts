import type { Mode } from '../theme/theme';

/** A custom property of a style sheet. */
export interface Declaration {
  /** Name without the leading dashes. */
  name: string;
  value: string;
  modes: readonly Mode[];
}

/** Modes of preludes such as `@media (prefers-color-scheme: dark)` and `.dark`; none means both. */
const modesOf = (preludes: readonly string[]): Mode[] => {
  const where = preludes.join(' ').replace(/:not\([^)]*\)/g, '');
  const named = (['light', 'dark'] as const).filter((mode) => where.includes(mode));
  return named.length > 0 ? named : ['light', 'dark'];
};

const declarationsIn = (text: string, preludes: readonly string[]): Declaration[] =>
  [...text.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/!important/, '').trim(),
    modes: modesOf(preludes),
  }));

/**
 * Returns the custom properties of a style sheet with the modes of their rules. Those of both modes come first, since
 * the others override them.
 */
export const readDeclarations = (css: string): Declaration[] => {
  const preludes: string[] = [];
  const declarations: Declaration[] = [];
  let text = '';
  for (const part of css.replace(/\/\*[\s\S]*?\*\//g, '').split(/([{}])/)) {
    if (part !== '{' && part !== '}') {
      text = part;
      continue;
    }
    const end = part === '{' ? text.lastIndexOf(';') + 1 : text.length;
    declarations.push(...declarationsIn(text.slice(0, end), preludes));
    if (part === '{') preludes.push(text.slice(end));
    else preludes.pop();
    text = '';
  }
  return declarations.toSorted((a, b) => b.modes.length - a.modes.length);
};
