import { isSettings } from './merge';

/** Value at a path of settings; undefined where a branch is missing. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner, name) => (isSettings(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value);

/** Text at a path of settings; undefined where there is none, or an empty one. */
export const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** Whether a text is a colour like `#0b5947`. */
export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
