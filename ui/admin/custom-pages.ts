import { type AdminPageId, adminPageIds, adminPages, type PageSettings } from '@gatehouse/sdk/admin';
import type { ComponentType } from 'react';
import { type Chunk, chunk } from '../kit/chunk';
import type { Step } from './resource/address';
import { type CustomPageId, customPageId, type PortalPageId } from './resource/page-id';

/** What the portal hands to a page of the host's own. */
export interface CustomPageProps {
  /** Path below the page without slashes around it; empty for the page itself. */
  rest: string;
  /** Query of the page without `?`, e.g. `page=2`. */
  search: string;
  /** Goes to another place on the page. What is left out stays. `step` is a step of the back button, or none. */
  go: (to: { rest?: string; search?: string }, step?: Step) => void;
}

/** A page of the host's own, among those of the portal. Its title stands above it; the rest is the host's. */
export interface CustomPage extends PageSettings {
  /** Last part of its address: small letters, digits and dashes, none of the portal's own. */
  id: string;
  /** Title, or titles by language, of which the English one serves all others. */
  title: string | { readonly en: string; readonly [language: string]: string };
  /** Picture of 16 px in the navigation. Default: a plain page. */
  icon?: ComponentType<{ 'aria-hidden'?: boolean; className?: string }>;
  /** Loads the page when it is opened; its default export is the page. */
  load: () => Promise<{ default: ComponentType<CustomPageProps> }>;
  /** Whose business the page is. Default `account`. */
  scope?: 'user' | 'account';
  /** The page after which it stands in the navigation. Default: at the end of its scope. */
  after?: PortalPageId;
}

const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * Returns the names of pages of the host's own.
 * @throws Error when an id cannot be a part of an address, or is taken.
 */
export const customPageIds = (pages: readonly CustomPage[]): CustomPageId[] => {
  const taken = new Set<string>(adminPageIds.map((id) => adminPages[id].path));
  return pages.map(({ id }) => {
    if (!ID.test(id)) throw new Error(`The page "${id}" needs an id of small letters, digits and dashes.`);
    if (taken.has(id)) throw new Error(`The page "${id}" needs another id: this one is taken.`);
    taken.add(id);
    return customPageId(id);
  });
};

/**
 * Puts pages of the host's own among those that are shown, each after the page that it names.
 * @param shown Pages of the portal that are shown, in their order.
 */
export const placePages = (shown: readonly AdminPageId[], custom: readonly CustomPage[]): PortalPageId[] => {
  const placed: PortalPageId[] = [...adminPageIds];
  for (const { id, after } of custom) {
    const at = after === undefined ? -1 : placed.indexOf(after);
    placed.splice(at < 0 ? placed.length : at + 1, 0, customPageId(id));
  }
  const visible = new Set<PortalPageId>([...shown, ...custom.map(({ id }) => customPageId(id))]);
  return placed.filter((page) => visible.has(page));
};

/** Returns the title of a page in a language like `de-AT`. */
export const customTitle = ({ title }: Pick<CustomPage, 'title'>, language: string): string => {
  if (typeof title === 'string') return title;
  const [base = ''] = language.split('-');
  const known = [language, base].find((tag) => Object.hasOwn(title, tag));
  return (known !== undefined && title[known]) || title.en;
};

/** By the function that loads it, so that a list that is made anew does not load a page anew. */
const chunks = new WeakMap<CustomPage['load'], Chunk<CustomPageProps>>();

/** Returns the code of a page. */
export const customChunk = ({ load }: Pick<CustomPage, 'load'>): Chunk<CustomPageProps> => {
  const known = chunks.get(load) ?? chunk(load);
  chunks.set(load, known);
  return known;
};
