'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { stayingClick } from '../../kit/staying-click';
import { usePageAddress } from './address';

interface PageTabsProps {
  page: AdminPageId;
  tabs: readonly { path: string; title: string }[];
  current: string | undefined;
  /** What the tabs belong to, for screen readers. */
  label: string;
}

const tab =
  'gh:inline-flex gh:h-10 gh:shrink-0 gh:items-center gh:border-b-2 gh:border-transparent gh:px-1 gh:text-sm gh:font-medium gh:text-subtle gh:no-underline gh:transition-colors gh:hover:text-body gh:aria-[current=page]:border-primary gh:aria-[current=page]:text-body gh:focus-visible:rounded-sm gh:focus-visible:-outline-offset-2';

/** Renders the tabs of a page as links below it. */
export function PageTabs({ page, tabs, current, label }: PageTabsProps) {
  const { go, href } = usePageAddress(page);
  return (
    <nav aria-label={label} className="gh:flex gh:gap-6 gh:overflow-x-auto gh:border-b gh:border-line">
      {tabs.map(({ path, title }, index) => {
        // The first tab is the page itself.
        const to = { rest: index === 0 ? '' : path, search: '' };
        const isCurrent = path === current ? ('page' as const) : undefined;
        const open = () => go(to);
        const link = href?.(to);
        return link === undefined ? (
          <button key={path} type="button" aria-current={isCurrent} className={tab} onClick={open}>
            {title}
          </button>
        ) : (
          <a key={path} href={link} aria-current={isCurrent} className={tab} onClick={stayingClick(open)}>
            {title}
          </a>
        );
      })}
    </nav>
  );
}
