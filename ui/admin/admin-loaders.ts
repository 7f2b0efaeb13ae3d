import type { AdminTextLoaders, Texts } from '../locales/en';
import { admin as english } from '../locales/en/admin';

/** Returns the loaders of the administration's texts; English if the language has none. */
export const adminLoadersOf = ({ admin }: Pick<Texts, 'admin'>): AdminTextLoaders =>
  admin === 'english' ? english : admin;
