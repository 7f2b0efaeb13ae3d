import { type AdminPageId, adminPages, entryOf } from '@gatehouse/sdk/admin';
import FileText from 'lucide-react/icons/file-text';
import type { FrameTexts } from '../../locales/en/admin/frame';
import { type CustomPageId, customPageId, isCustomPage, type PortalPageId } from '../archetypes/page/page-id';
import { type CustomPage, customTitle } from '../custom-pages';
import { pageIcons } from './page-icons';

interface EntryBase {
  title: string;
  icon: NonNullable<CustomPage['icon']>;
  scope: 'user' | 'account';
}

/** Navigation entry of a portal page. */
export interface AdminEntry extends EntryBase {
  page: AdminPageId;
  custom?: undefined;
}

/** Navigation entry of a custom page. */
export interface CustomEntry extends EntryBase {
  page: CustomPageId;
  custom: CustomPage;
}

export type PageEntry = AdminEntry | CustomEntry;

interface EntryTexts {
  language: string;
  titles: FrameTexts['pages'];
}

/** Returns the navigation entries of pages; a custom page that is not registered is omitted. */
export const pageEntries = (
  pages: readonly PortalPageId[],
  custom: readonly CustomPage[],
  { language, titles }: EntryTexts,
): PageEntry[] =>
  pages.flatMap((page): PageEntry[] => {
    const match = custom.find(({ id }) => customPageId(id) === page);
    if (match) {
      const { icon = FileText, scope = 'account' } = match;
      return [{ page: customPageId(match.id), title: customTitle(match, language), icon, scope, custom: match }];
    }
    if (isCustomPage(page)) return [];
    return [{ page, title: titles[page], icon: pageIcons[page], scope: adminPages[page].scope }];
  });

/** Returns the navigation entry of a page: its own, or that of the page of which it is a tab. */
export const navEntryOf = (entry: PageEntry, entries: readonly PageEntry[]): PageEntry => {
  if (entry.custom) return entry;
  const pageIds = entries.flatMap((other) => (other.custom ? [] : [other.page]));
  const page = entryOf(entry.page, pageIds);
  return entries.find((candidate) => candidate.page === page) ?? entry;
};
