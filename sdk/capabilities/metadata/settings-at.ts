import { isSettings } from './merge';

/** Returns the value at a path of the settings; undefined when a branch is missing. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner, name) => (isSettings(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value);

/** Returns the text at a path of the settings; undefined when there is none or it is empty. */
export const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const text = at(value, ...path);
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** Returns whether a text is a color such as `#0b5947`. */
export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
