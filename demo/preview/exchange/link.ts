import { parseJson } from '../../guards';
import type { Format } from './format';
import { flatten, themeOf } from './leaves';

const addressIn = (text: string): URL | undefined => {
  try {
    return new URL(text.trim(), 'http://localhost');
  } catch {
    return undefined;
  }
};

/** The URL of the builder, which contains the theme and the setup. */
export const link: Format = {
  label: 'Link',
  use: 'Opens this view with this theme.',
  supports: () => true,
  write: (theme, address) => {
    const url = new URL(address);
    url.searchParams.delete('theme');
    if (Object.keys(theme).length > 0) url.searchParams.set('theme', JSON.stringify(theme));
    return url.href;
  },
  matches: (text) => /^\s*(?:https?:\/\/|\/|\?)\S*\s*$/.test(text),
  read: (text) => {
    const address = addressIn(text);
    const param = address?.searchParams.get('theme');
    if (param === null && address?.pathname.endsWith('/preview')) return { theme: {}, skipped: [] };
    if (!param) return { problem: 'This is not a link of the preview: copy it with “Copy link”.' };
    const value = parseJson(param);
    if (value === undefined) return { problem: 'This link is cut off: copy all of it.' };
    const { leaves, others } = flatten(value);
    const { theme, skipped } = themeOf(leaves);
    return { theme, skipped: [...skipped, ...others.map((path) => `“${path}” is not a part of the theme.`)] };
  },
};
