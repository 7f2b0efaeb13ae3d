import { type infer as Infer, object, string } from 'zod';
import { Theme } from './theme';

/** A theme by the name that its designer gave it. */
const KeptTheme = object({ name: string().min(1).max(60), theme: Theme });
export type KeptTheme = Infer<typeof KeptTheme>;

const KEY = 'gatehouse-preview-themes';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Reads the themes of this device; those that cannot be read any more are left out. */
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

/** Keeps a theme under a name, in the place of one that has it; false when the device has no room. */
export const keepTheme = (storage: Storage, kept: KeptTheme): boolean =>
  write(storage, [...readKept(storage).filter(({ name }) => name !== kept.name), kept]);

/** Forgets a theme. */
export const dropTheme = (storage: Storage, name: string): boolean =>
  write(
    storage,
    readKept(storage).filter((kept) => kept.name !== name),
  );
