import { useState } from 'react';
import { deleteTheme, readSaved, type SavedTheme, saveTheme } from './saved-themes';

/** Themes stored on this device. */
export interface SavedThemes {
  all: readonly SavedTheme[];
  /** Stores a theme; false when the storage is full. */
  save: (saved: SavedTheme) => boolean;
  remove: (name: string) => void;
}

/** Returns the themes stored on this device. */
export const useSavedThemes = (): SavedThemes => {
  const [all, setAll] = useState(() => readSaved(localStorage));
  const refresh = () => setAll(readSaved(localStorage));
  return {
    all,
    save: (saved) => {
      const isStored = saveTheme(localStorage, saved);
      refresh();
      return isStored;
    },
    remove: (name) => {
      deleteTheme(localStorage, name);
      refresh();
    },
  };
};
