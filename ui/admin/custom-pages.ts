import { type AdminPageId, adminPageIds, adminPages, type PageSettings } from '@gatehouse/sdk/admin';
import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../react/lazy-part';
import type { Step } from './archetypes/page/address';
import { type CustomPageId, customPageId, type PortalPageId } from './archetypes/page/page-id';

/** Props of a custom page. */
export interface CustomPageProps {
  /** Path below the page without leading and trailing slashes; empty for the page itself. */
  rest: string;
  /** Query of the page without `?`, e.g. `page=2`. */
  search: string;
  /**
   * Navigates within the page. Omitted values are unchanged. `step` sets whether to push or replace the history entry.
   */
  go: (to: { rest?: string; search?: string }, step?: Step) => void;
}

/** A page of the host. The portal renders its title, the host the content. */
export interface CustomPage extends PageSettings {
  /** Last path segment: lowercase letters, digits and dashes. It must differ from the portal's pages. */
  id: string;
  /** Title, or titles by language; English is the fallback. */
  title: string | { readonly en: string; readonly [language: string]: string };
  /** Navigation icon of 16 px. Default: a page icon. */
  icon?: ComponentType<{ 'aria-hidden'?: boolean; className?: string }>;
  /** Loads the page when it is opened. Its default export is the component. */
  load: () => Promise<{ default: ComponentType<CustomPageProps> }>;
  /** Scope of the page. Default `account`. */
  scope?: 'user' | 'account';
  /** Preceding page in the navigation. Default: at the end of its scope. */
  after?: PortalPageId;
}

const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * Returns the ids of custom pages.
 * @throws Error if an id is not a valid path segment, or is taken.
 */
export const customPageIds = (pages: readonly CustomPage[]): CustomPageId[] => {
  const taken = new Set<string>(adminPageIds.map((id) => adminPages[id].path));
  return pages.map(({ id }) => {
    if (!ID.test(id)) throw new Error(`The page "${id}" needs an id of lowercase letters, digits and hyphens.`);
    if (taken.has(id)) throw new Error(`The page "${id}" needs another id: this one is taken.`);
    taken.add(id);
    return customPageId(id);
  });
};

/**
 * Inserts custom pages into the visible pages, each after the page that it names.
 * @param shown Visible pages of the portal in order.
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
  const match = [language, base].find((tag) => Object.hasOwn(title, tag));
  return (match !== undefined && title[match]) || title.en;
};

/** Pages by loader function, so that a recreated list of pages does not load a page again. */
const parts = new WeakMap<CustomPage['load'], LazyPart<CustomPageProps>>();

/** Returns the code of a custom page. */
export const customPart = ({ load }: Pick<CustomPage, 'load'>): LazyPart<CustomPageProps> => {
  const part = parts.get(load) ?? lazyPart(load);
  parts.set(load, part);
  return part;
};
