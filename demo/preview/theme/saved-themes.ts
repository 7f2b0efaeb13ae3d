import { useState } from 'react';
import { type infer as Infer, object, string } from 'zod';
import { Theme } from './theme';

const SavedTheme = object({ name: string().min(1).max(60), theme: Theme });
export type SavedTheme = Infer<typeof SavedTheme>;

const KEY = 'gatehouse-preview-themes';

/** Returns the storage; the access itself throws where the browser blocks the data of the site. */
type Storage = () => Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Reads the themes stored on this device; invalid ones are left out. */
export const readSaved = (storage: Storage): SavedTheme[] => {
  try {
    const all: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return (Array.isArray(all) ? all : []).flatMap((entry) => {
      const parsed = SavedTheme.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
};

const write = (storage: Storage, themes: readonly SavedTheme[]): boolean => {
  try {
    storage().setItem(KEY, JSON.stringify(themes));
    return true;
  } catch {
    return false;
  }
};

/** Stores a theme under a name, replacing one with the same name; false when the storage is full or blocked. */
export const saveTheme = (storage: Storage, saved: SavedTheme): boolean =>
  write(storage, [...readSaved(storage).filter(({ name }) => name !== saved.name), saved]);

export const deleteTheme = (storage: Storage, name: string): boolean =>
  write(
    storage,
    readSaved(storage).filter((saved) => saved.name !== name),
  );

const device = () => localStorage;

export interface SavedThemes {
  all: readonly SavedTheme[];
  /** Stores a theme; false when the storage is full or blocked. */
  save: (saved: SavedTheme) => boolean;
  remove: (name: string) => void;
}

/** Returns the themes stored on this device. */
export const useSavedThemes = (): SavedThemes => {
  const [all, setAll] = useState(() => readSaved(device));
  const refresh = () => setAll(readSaved(device));
  return {
    all,
    save: (saved) => {
      const isStored = saveTheme(device, saved);
      refresh();
      return isStored;
    },
    remove: (name) => {
      deleteTheme(device, name);
      refresh();
    },
  };
};
