import { type LoginColor, type LoginLook, loginColors, readLoginLook } from '@gatehouse/sdk/login-look';
import type { TenantAdminBox } from '@gatehouse/sdk/metadata';
import { contrastRatio } from '../../kit/contrast';

/** Languages in which a title can be written. */
export const lookLanguages = ['en', 'de', 'fr', 'es', 'he', 'ja', 'ar'] as const;
export type LookLanguage = (typeof lookLanguages)[number];

/** Appearance as form values; an empty value means the default. */
export type LookInput = Record<LoginColor | LookLanguage | 'radius' | 'logo', string>;

/** Default colors of the box in the light theme. */
export const lookFallback: Readonly<Record<LoginColor, string>> = {
  primary: '#0b5947',
  onPrimary: '#ffffff',
  surface: '#ffffff',
  text: '#191d1b',
};

export const toLookInput = ({ colors, radius, logo, titles }: LoginLook): LookInput => ({
  primary: colors.primary ?? '',
  onPrimary: colors.onPrimary ?? '',
  surface: colors.surface ?? '',
  text: colors.text ?? '',
  radius: radius ?? '',
  logo: logo ?? '',
  en: titles.en ?? '',
  de: titles.de ?? '',
  fr: titles.fr ?? '',
  es: titles.es ?? '',
  he: titles.he ?? '',
  ja: titles.ja ?? '',
  ar: titles.ar ?? '',
});

/** Returns the appearance from the form values; titles in other languages are unchanged. */
export const toLook = (look: LookInput, before: TenantAdminBox): LoginLook => ({
  ...readLoginLook(before),
  colors: Object.fromEntries(loginColors.flatMap((name) => (look[name] ? [[name, look[name]]] : []))),
  radius: look.radius || undefined,
  logo: look.logo || undefined,
  titles: {
    ...readLoginLook(before).titles,
    ...Object.fromEntries(lookLanguages.map((language) => [language, look[language]])),
  },
});

/** Returns text and background pairs with their contrast ratio, which is undefined while a color is incomplete. */
export const lookContrasts = (look: Pick<LookInput, LoginColor>) => {
  const color = (name: LoginColor) => look[name] || lookFallback[name];
  return [
    { id: 'button' as const, ratio: contrastRatio(color('onPrimary'), color('primary')) },
    { id: 'text' as const, ratio: contrastRatio(color('text'), color('surface')) },
    { id: 'link' as const, ratio: contrastRatio(color('primary'), color('surface')) },
  ];
};
