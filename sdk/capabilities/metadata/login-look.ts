import type { TenantAdminBox } from './contract';
import { isSettings } from './merge';
import { at, isColor, textAt } from './settings-at';

export { isColor } from './settings-at';
export { readVendorLook, type VendorLook, vendorPaths } from './vendor-look';

/** Limits of the texts of a login box, in characters. */
export const lookLimits = { title: { max: 60 } } as const;

/** Colors of a login box, as `#rrggbb`. */
export const loginColors = ['primary', 'onPrimary', 'surface', 'text'] as const;
/** Name of a color of a login box. */
export type LoginColor = (typeof loginColors)[number];

/** Path of each color in a palette. */
const colorPaths: Readonly<Record<LoginColor, readonly string[]>> = {
  primary: ['primary', 'main'],
  onPrimary: ['primary', 'contrastText'],
  surface: ['background', 'paper'],
  text: ['text', 'primary'],
};

/** Appearance of an account's login box; values that are absent keep the default. */
export interface LoginLook {
  colors: { readonly [Name in LoginColor]?: string };
  /** Corner radius, such as `8px`. */
  radius?: string;
  /** URL of the logo, or a data URL. */
  logo?: string;
  /** Title of the first screen, by language. */
  titles: Readonly<Record<string, string>>;
}

const RADIUS = /^\d{1,2}px$/;

/** Reads the appearance of a login box from its settings; invalid values are left out. */
export const readLoginLook = (box: TenantAdminBox | undefined): LoginLook => {
  const theme = at(box, 'themeV2', 'loginBox');
  const colors = loginColors.flatMap((name) => {
    const color = textAt(theme, 'palette', ...colorPaths[name]);
    return color && isColor(color) ? [[name, color] as const] : [];
  });
  const radius = textAt(theme, 'boxStyle', 'borderRadius');
  const logo = textAt(theme, 'logo', 'image');
  const languages = at(box, 'localizations');
  const titles = Object.keys(isSettings(languages) ? languages : {}).flatMap((language) => {
    const title = textAt(languages, language, 'loginBox', 'login', 'title');
    return title ? [[language, title] as const] : [];
  });
  return {
    colors: Object.fromEntries(colors),
    ...(radius && RADIUS.test(radius) && { radius }),
    ...(logo && { logo }),
    titles: Object.fromEntries(titles),
  };
};

/** Returns the settings with a value set at a path; undefined and empty texts remove it. */
export const withValue = (
  settings: TenantAdminBox,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): TenantAdminBox => {
  const isRemoved = value === undefined || value === '';
  // A removal must not create branches that were not there.
  if (isRemoved && !Object.hasOwn(settings, key)) return settings;
  const { [key]: before, ...others } = settings;
  if (rest.length === 0) return isRemoved ? others : { ...others, [key]: value };
  const branch = withValue(isSettings(before) ? before : {}, rest, value);
  return Object.keys(branch).length > 0 ? { ...others, [key]: branch } : others;
};

/**
 * Returns the settings with the palette of a color scheme: in a dark scheme `paletteDark` of the login box takes the place
 * of `palette`, if there is one.
 */
export const inScheme = (
  box: TenantAdminBox | undefined,
  scheme: 'light' | 'dark' | undefined,
): TenantAdminBox | undefined => {
  const dark = scheme === 'dark' ? at(box, 'themeV2', 'loginBox', 'paletteDark') : undefined;
  return box && isSettings(dark) ? withValue(box, ['themeV2', 'loginBox', 'palette'], dark) : box;
};

/**
 * Returns the settings with an appearance set; values that it leaves out are removed, and all other settings are kept.
 */
export const withLoginLook = (box: TenantAdminBox, { colors, radius, logo, titles }: LoginLook): TenantAdminBox => {
  const loginBox = ['themeV2', 'loginBox'];
  const languages = new Set([...Object.keys(readLoginLook(box).titles), ...Object.keys(titles)]);
  const leaves: [path: string[], value: unknown][] = [
    ...loginColors.map((name): [string[], unknown] => [[...loginBox, 'palette', ...colorPaths[name]], colors[name]]),
    [[...loginBox, 'boxStyle', 'borderRadius'], radius],
    [[...loginBox, 'logo', 'image'], logo],
    ...[...languages].map((language): [string[], unknown] => [
      ['localizations', language, 'loginBox', 'login', 'title'],
      titles[language],
    ]),
  ];
  return leaves.reduce((settings, [path, value]) => withValue(settings, path, value), box);
};
