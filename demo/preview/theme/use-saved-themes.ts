import { useState } from 'react';
import { deleteTheme, readSaved, type SavedTheme, saveTheme } from './saved-themes';

const device = () => localStorage;

/** Themes stored on this device. */
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
