import { type infer as Infer, object, string } from 'zod';
import { Theme } from './theme';

/** A theme with its name. */
const KeptTheme = object({ name: string().min(1).max(60), theme: Theme });
export type KeptTheme = Infer<typeof KeptTheme>;

const KEY = 'gatehouse-preview-themes';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Reads the themes stored on this device; invalid ones are left out. */
export const readKept = (storage: Storage): KeptTheme[] => {
  try {
    const all: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return (Array.isArray(all) ? all : []).flatMap((one) => {
      const parsed = KeptTheme.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
};

const write = (storage: Storage, themes: readonly KeptTheme[]): boolean => {
  try {
    storage.setItem(KEY, JSON.stringify(themes));
    return true;
  } catch {
    return false;
  }
};

/** Stores a theme under a name, replacing one with the same name; false when the storage is full. */
export const keepTheme = (storage: Storage, kept: KeptTheme): boolean =>
  write(storage, [...readKept(storage).filter(({ name }) => name !== kept.name), kept]);

/** Deletes a theme. */
export const dropTheme = (storage: Storage, name: string): boolean =>
  write(
    storage,
    readKept(storage).filter((kept) => kept.name !== name),
  );
