'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { scrollBy } from '../../../kit/browser';
import { stayingClick } from '../../../kit/button/staying-click';
import { cn } from '../../../kit/cn';
import { scrollEdges } from '../../../kit/layout/scroll-edges';
import { startOf, usePageAddress, usePortalAddress } from './address';
import { useViewHeading } from './view';

interface PageTabsProps {
  page: AdminPageId;
  /** Path below the page to which the tabs belong. Default: the page itself. */
  base?: string;
  tabs: readonly { path: string; title: string }[];
  current: string | undefined;
  /** Accessible name of the tab list. */
  label: string;
}

const tab =
  'gh:inline-flex gh:h-10 gh:shrink-0 gh:items-center gh:border-b-2 gh:border-transparent gh:px-1 gh:text-sm gh:font-medium gh:text-subtle gh:no-underline gh:transition-colors gh:hover:text-body gh:aria-[current=page]:border-primary gh:aria-[current=page]:text-body gh:forced-colors:border-[Canvas] gh:focus-visible:rounded-sm gh:focus-visible:-outline-offset-2';

interface LinksProps {
  links: readonly { key: string; title: string; isCurrent: boolean; href: string | undefined; open: () => void }[];
  /** Accessible name of the tab list. */
  label: string;
}

/**
 * Scrolls the current tab into view within its row; `scrollIntoView` would scroll the page as well. With the next frame:
 * to measure during the render would lay out the page once more.
 */
const reveal = (element: HTMLElement | null) => {
  const row = element?.parentElement;
  if (!element || !row) return;
  requestAnimationFrame(() => {
    const tab = element.getBoundingClientRect();
    const { left, right } = row.getBoundingClientRect();
    scrollBy(row, { left: Math.max(0, tab.right - right) + Math.min(0, tab.left - left) });
  });
};

function Links({ links, label }: LinksProps) {
  return (
    <nav
      aria-label={label}
      className={cn('gh:flex gh:gap-6 gh:overflow-x-auto gh:border-b gh:border-line', scrollEdges)}
    >
      {links.map(({ key, title, isCurrent, href, open }) => {
        const current = isCurrent ? ('page' as const) : undefined;
        const ref = isCurrent ? reveal : undefined;
        return href === undefined ? (
          <button key={key} ref={ref} type="button" aria-current={current} className={tab} onClick={open}>
            {title}
          </button>
        ) : (
          <a key={key} ref={ref} href={href} aria-current={current} className={tab} onClick={stayingClick(open)}>
            {title}
          </a>
        );
      })}
    </nav>
  );
}

/** Renders the tabs of a page as links, and a heading that names the open one unless it has the title of the page. */
export function PageTabs({ page, base = '', tabs, current, label }: PageTabsProps) {
  const { go, href } = usePageAddress(page);
  const title = tabs.find(({ path }) => path === current)?.title ?? '';
  const isNamed = title !== '' && title !== label;
  const heading = useViewHeading(title, isNamed);
  const links = tabs.map(({ path, title }, index) => {
    // The first tab has the path of the page, or of `base`.
    const below = index === 0 ? '' : path;
    const to = { rest: [base, below].filter(Boolean).join('/'), search: '' };
    return { key: path, title, isCurrent: path === current, href: href?.(to), open: () => go(to) };
  });
  return (
    <>
      <Links links={links} label={label} />
      {isNamed && (
        <h2 ref={heading} tabIndex={-1} data-slot="view-title" className="gh:sr-only">
          {title}
        </h2>
      )}
    </>
  );
}

interface SiblingTabsProps {
  page: AdminPageId;
  /** Pages that share a navigation entry, in order. */
  tabs: readonly { page: AdminPageId; title: string }[];
  label: string;
}

/** Renders the pages that share a navigation entry as tabs. */
export function SiblingTabs({ page, tabs, label }: SiblingTabsProps) {
  const { go, href } = usePortalAddress();
  const links = tabs.map((tab) => {
    const to = startOf(tab.page);
    return { key: tab.page, title: tab.title, isCurrent: tab.page === page, href: href?.(to), open: () => go(to) };
  });
  return <Links links={links} label={label} />;
}
