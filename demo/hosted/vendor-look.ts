import type * as metadata from '@gatehouse/sdk/metadata';
import { contrastRatio, type ThemeName, type ThemeVariables } from '@gatehouse/ui/kit';

/** Branding and languages of a vendor's pages. */
export interface VendorLook {
  theme: ThemeName | undefined;
  variables: ThemeVariables;
  /** Languages that the vendor has texts for, in their order; empty when it lists none. */
  languages: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner, name) => (isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value);

const color = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;

/** Minimum contrast of normal text. Source: WCAG 2.2 AA. */
const READABLE = 4.5;

const isReadable = (text: string, on: string): boolean => (contrastRatio(text, on) ?? 0) >= READABLE;

/** Returns the vendor's button color with a readable text color. */
const primaryOf = (palette: unknown): ThemeVariables => {
  const primary = color(at(palette, 'primary', 'main'));
  if (!primary) return {};
  const texts = [color(at(palette, 'primary', 'contrastText')), '#ffffff', '#000000'];
  const text = texts.find((candidate) => candidate !== undefined && isReadable(candidate, primary));
  return { primary, ring: primary, ...(text !== undefined && { 'on-primary': text }) };
};

/** Returns the look of the portal from a vendor's metadata. Invalid colors, themes and languages are left out. */
export const vendorLook = ({ themeV2, localizations }: metadata.AdminBox): VendorLook => {
  const name = at(themeV2, 'adminPortal', 'themeName');
  return {
    theme: name === 'dark' || name === 'light' ? name : undefined,
    variables: primaryOf(at(themeV2, 'adminPortal', 'palette')),
    languages: Object.keys(localizations ?? {}).filter((tag) => /^[a-z]{2,3}(?:-[\w-]{1,20})?$/i.test(tag)),
  };
};

const base = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * Returns the languages to try, in order: the browser's languages that the vendor supports, then the vendor's first
 * one.
 */
export const languagesFor = (browser: readonly string[], vendor: readonly string[]): readonly string[] => {
  if (vendor.length === 0) return browser;
  const supported = new Set(vendor.map(base));
  return [...browser.filter((tag) => supported.has(base(tag))), ...vendor.slice(0, 1)];
};
