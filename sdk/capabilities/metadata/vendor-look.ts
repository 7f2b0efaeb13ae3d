import type { TenantAdminBox } from './contract';
import { isSettings } from './merge';
import { at, isColor, textAt } from './settings-at';

/**
 * The vendor's appearance of its sign-in pages, beyond colors, corners, logo and titles; values that are absent keep
 * the default.
 */
export interface VendorLook {
  /** Color around the box, as `#rrggbb`. */
  background?: string;
  /** The box centered, or beside a picture. */
  arrangement?: 'centered' | 'split';
  /** URL of the picture beside the box. */
  picture?: string;
  /** Position of the social login buttons: above the form, below it, or as icons. */
  social?: 'above' | 'below' | 'icons';
  /** Ids of social login providers, in display order. */
  socialOrder: readonly string[];
  /** URLs of the legal pages, as the vendor entered them. */
  links: { terms?: string; privacy?: string };
  /** Texts of the login box by language and dotted name, such as `signup.title`. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Path of each value in the metadata. */
export const vendorPaths = {
  background: ['themeV2', 'loginBox', 'palette', 'background', 'default'],
  arrangement: ['themeV2', 'loginBox', 'layout', 'type'],
  picture: ['themeV2', 'loginBox', 'layout', 'image'],
  social: ['themeV2', 'loginBox', 'socialLogins', 'layout'],
  socialOrder: ['themeV2', 'loginBox', 'socialLogins', 'order'],
  terms: ['themeV2', 'loginBox', 'links', 'terms'],
  privacy: ['themeV2', 'loginBox', 'links', 'privacy'],
} as const satisfies Record<string, readonly string[]>;

/** Maximum length of a text; longer ones are ignored. */
const MAX_TEXT_LENGTH = 200;
/** Maximum number of social login providers in the order. */
const MAX_SERVICES = 50;

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((candidate) => candidate === value);

/** Returns every text below a branch by its dotted name. */
const textsIn = (branch: unknown, names: readonly string[] = []): [string, string][] => {
  if (typeof branch === 'string') {
    return branch !== '' && branch.length <= MAX_TEXT_LENGTH ? [[names.join('.'), branch]] : [];
  }
  if (!isSettings(branch)) return [];
  return Object.entries(branch).flatMap(([name, inner]) => textsIn(inner, [...names, name]));
};

/** Reads the vendor's appearance of its sign-in pages; invalid values are left out. */
export const readVendorLook = (box: TenantAdminBox | undefined): VendorLook => {
  const background = textAt(box, ...vendorPaths.background);
  const order = at(box, ...vendorPaths.socialOrder);
  const languages = at(box, 'localizations');
  const arrangement = oneOf(['centered', 'split'], at(box, ...vendorPaths.arrangement));
  const social = oneOf(['above', 'below', 'icons'], at(box, ...vendorPaths.social));
  const [picture, terms, privacy] = [vendorPaths.picture, vendorPaths.terms, vendorPaths.privacy].map((path) =>
    textAt(box, ...path),
  );
  const supported = Object.entries(isSettings(languages) ? languages : {}).map(
    ([language, texts]) => [language, Object.fromEntries(textsIn(at(texts, 'loginBox')))] as const,
  );
  return {
    ...(background && isColor(background) && { background }),
    ...(arrangement && { arrangement }),
    ...(picture && { picture }),
    ...(social && { social }),
    socialOrder: Array.isArray(order) ? order.filter((id) => typeof id === 'string').slice(0, MAX_SERVICES) : [],
    links: { ...(terms && { terms }), ...(privacy && { privacy }) },
    texts: Object.fromEntries(supported.filter(([, texts]) => Object.keys(texts).length > 0)),
  };
};
