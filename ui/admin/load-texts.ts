import { importModule } from '@gatehouse/sdk/import-module';
import type { AdminTextLoaders, AdminTexts, Texts } from '../locales/en';
import { adminLoadersOf } from './admin-loaders';

/** A part of the administration with its own texts: the frame, or a page. */
export type TextPart = keyof AdminTexts;

export type LoadedTexts = { -readonly [Part in TextPart]?: AdminTexts[Part] };

/** Loaded texts by language. */
const languages = new WeakMap<AdminTextLoaders, LoadedTexts>();

/** Returns the loaded texts of a language, which {@link loadPart} adds to. */
export const loadedOf = (loaders: AdminTextLoaders): LoadedTexts => {
  const loaded = languages.get(loaders) ?? {};
  languages.set(loaders, loaded);
  return loaded;
};

/** Downloads the texts of a part. */
export const loadPart = async <Part extends TextPart>(loaders: AdminTextLoaders, part: Part): Promise<void> => {
  const { texts } = await importModule(loaders[part]);
  loadedOf(loaders)[part] = texts;
};

/** Downloads the texts of a part in a language, ahead of the part. */
export const loadAdminPart = (texts: Texts, part: TextPart): Promise<void> => loadPart(adminLoadersOf(texts), part);
