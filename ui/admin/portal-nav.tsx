'use client';
import { adminPages, entryOf } from '@gatehouse/sdk/admin';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type ReactNode, useId } from 'react';
import { Button } from '../kit/button';
import { cn } from '../kit/cn';
import { Menu, MenuItem, MenuLabel } from '../kit/menu';
import { stayingClick } from '../kit/staying-click';
import type { PageRoute } from './page-route';
import { type BuiltPageId, pageFaces } from './pages';
import { useAdminTexts } from './texts';

interface PortalNavProps {
  pages: readonly BuiltPageId[];
  current: BuiltPageId | undefined;
  route: PageRoute;
}

/** The pages by whose business they are; a scope without pages is left out. */
const byScope = (pages: readonly BuiltPageId[]) =>
  (['person', 'account'] as const)
    .map((scope) => ({
      scope,
      pages: pages.filter((page) => adminPages[page].scope === scope && entryOf(page, pages) === page),
    }))
    .filter((group) => group.pages.length > 0);

const link = cn(
  'gh:flex gh:min-h-9 gh:w-full gh:items-center gh:gap-2.5 gh:rounded gh:px-2.5 gh:py-1.5 gh:text-start gh:text-sm gh:text-subtle gh:no-underline gh:transition-colors',
  'gh:hover:bg-muted gh:hover:text-body gh:aria-[current=page]:bg-muted gh:aria-[current=page]:font-medium gh:aria-[current=page]:text-body',
  'gh:[&_svg]:size-4',
);

/** The pages beside the content, where there is room for them. */
export function PortalNav({ pages, current: page, route }: PortalNavProps) {
  const { portal, pages: titles } = useAdminTexts('frame');
  const current = page && entryOf(page, pages);
  const id = useId();
  return (
    <nav aria-label={portal.navigation} className="gh:grid gh:gap-5">
      {byScope(pages).map((group) => (
        <div key={group.scope} className="gh:grid gh:gap-1">
          <p id={`${id}-${group.scope}`} className="gh:px-2.5 gh:text-xs gh:font-medium gh:text-subtle">
            {portal.scopes[group.scope]}
          </p>
          <ul aria-labelledby={`${id}-${group.scope}`} className="gh:grid gh:gap-0.5">
            {group.pages.map((page) => {
              const Icon = pageFaces[page].icon;
              return (
                <li key={page}>
                  <NavLink page={page} isCurrent={page === current} route={route}>
                    <Icon aria-hidden />
                    {titles[page]}
                  </NavLink>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface NavLinkProps {
  page: BuiltPageId;
  isCurrent: boolean;
  route: PageRoute;
  children: ReactNode;
}

function NavLink({ page, isCurrent, route, children }: NavLinkProps) {
  const current = isCurrent ? ('page' as const) : undefined;
  if (route.href) {
    return (
      <a href={route.href(page)} aria-current={current} className={link} onClick={stayingClick(() => route.open(page))}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" aria-current={current} className={link} onClick={() => route.open(page)}>
      {children}
    </button>
  );
}

/** The same pages behind one button, where there is no room beside the content. */
export function PortalMenu({ pages, current: page, route }: PortalNavProps) {
  const { portal, pages: titles } = useAdminTexts('frame');
  const current = page && entryOf(page, pages);
  const CurrentIcon = current && pageFaces[current].icon;
  return (
    <nav aria-label={portal.navigation}>
      <Menu
        align="start"
        className="gh:min-w-60"
        trigger={
          <Button variant="secondary" className="gh:w-full gh:justify-start gh:px-3">
            {CurrentIcon && <CurrentIcon aria-hidden className="gh:text-subtle" />}
            <span className="gh:min-w-0 gh:flex-1 gh:truncate gh:text-start">
              {current ? titles[current] : portal.menu}
            </span>
            <ChevronsUpDown aria-hidden className="gh:text-subtle" />
          </Button>
        }
      >
        {byScope(pages).map((group) => (
          <div key={group.scope}>
            <MenuLabel>{portal.scopes[group.scope]}</MenuLabel>
            {group.pages.map((page) => {
              const Icon = pageFaces[page].icon;
              return (
                <MenuItem
                  key={page}
                  aria-current={page === current ? 'page' : undefined}
                  onSelect={() => route.open(page)}
                >
                  <Icon aria-hidden />
                  <span className="gh:flex-1">{titles[page]}</span>
                  {page === current && <Check aria-hidden />}
                </MenuItem>
              );
            })}
          </div>
        ))}
      </Menu>
    </nav>
  );
}
