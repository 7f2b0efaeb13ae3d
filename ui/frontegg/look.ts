import { readLoginLook, readVendorLook } from '@gatehouse/sdk/login-look';
import type { ThemeVariables } from '../kit/theme-tokens';
import type { ApplicationInfo } from '../login/application/application';
import { readableColors } from '../login/application/readable-colors';
import { retextBy } from '../login/application/vendor-texts';

/** Settings as the vendor names them; what no screen uses is ignored. */
type Settings = Readonly<Record<string, unknown>>;

/** Appearance of the screens, as in `@frontegg/react` 7. */
export interface FronteggThemeOptions {
  /** Colors (`palette`), corners (`boxStyle`), logo and links of the login. */
  loginBox?: Settings;
  /** Color of the buttons (`palette.primary`) of the administration. */
  adminPortal?: Settings;
}

/** Texts of the login by language, as in `@frontegg/react` 7: `{ en: { loginBox: { login: { title: '…' } } } }`. */
export type LocalizationsOverrides = Readonly<Record<string, Settings>>;

export interface LookOptions {
  headerImage?: string;
  themeOptions?: FronteggThemeOptions;
  localizations?: LocalizationsOverrides;
}

/** Returns the application's own appearance of the login, in the form in which the vendor's settings are read. */
export const applicationOf = ({ headerImage, themeOptions, localizations }: LookOptions): ApplicationInfo => {
  const settings = { themeV2: { loginBox: { ...themeOptions?.loginBox } }, localizations: { ...localizations } };
  const { colors, radius, logo, titles } = readLoginLook(settings);
  const { background, links, texts } = readVendorLook(settings);
  const look = readableColors({ ...colors, background });
  const variables = { ...look.variables, ...(radius && { radius }) };
  const image = headerImage ?? logo;
  return {
    ...(image && { logo: image }),
    ...(Object.keys(variables).length > 0 && { variables, theme: look.theme }),
    ...(Object.keys(titles).length > 0 && { titles }),
    ...(Object.keys(links).length > 0 && { links }),
    ...(Object.keys(texts).length > 0 && { retext: retextBy(texts) }),
  };
};

/** Returns the application's own colors of the administration. */
export const portalVariables = ({ adminPortal }: FronteggThemeOptions = {}): ThemeVariables => {
  const { colors } = readLoginLook({ themeV2: { loginBox: { palette: adminPortal?.palette } } });
  const { primary, onPrimary } = colors;
  return readableColors({ ...(primary && { primary }), ...(onPrimary && { onPrimary }) }).variables;
};
