'use client';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import ExternalLink from 'lucide-react/icons/external-link';
import { useId } from 'react';
import { Button } from '../../kit/button/button';
import { LinkOrButton } from '../../kit/button/link-or-button';
import { cn } from '../../kit/cn';
import { Menu, MenuItem, MenuLabel } from '../../kit/overlay/menu';
import { useElementClass } from '../../kit/root';
import { useSeveralApplications } from '../archetypes/list/application-filter';
import { useAdminTexts } from '../texts';
import { navEntryOf, type PageEntry } from './page-entries';
import type { PageRoute } from './page-route';
import { usePortalSlots } from './portal-slots';

interface PortalNavProps {
  entries: readonly PageEntry[];
  current: PageEntry | undefined;
  route: PageRoute;
}

/** Groups pages by scope; scopes without pages are omitted. */
const byScope = (entries: readonly PageEntry[]) =>
  (['user', 'account'] as const)
    .map((scope) => ({
      scope,
      entries: entries.filter((entry) => entry.scope === scope && navEntryOf(entry, entries) === entry),
    }))
    .filter((group) => group.entries.length > 0);

const link = cn(
  'gh:flex gh:min-h-9 gh:w-full gh:items-center gh:gap-2.5 gh:rounded gh:px-2.5 gh:py-1.5 gh:text-start gh:text-sm gh:text-subtle gh:no-underline gh:transition-colors',
  'gh:hover:bg-muted gh:hover:text-body gh:aria-[current=page]:bg-muted gh:aria-[current=page]:text-body',
  'gh:[&_svg]:size-4',
);

/** Returns the applications of the user that have a page, by name; other protocols than that of the web are not followed. */
const useApplicationLinks = () =>
  useSeveralApplications().flatMap(({ id, name, appURL, loginURL }) => {
    const address = [appURL, loginURL].find((url): url is string => /^https?:\/\//i.test(url ?? ''));
    return address ? [{ id, name: name ?? id, address }] : [];
  });

/** Renders the navigation beside the content on wide screens. */
export function PortalNav({ entries, current: open, route }: PortalNavProps) {
  const { portal } = useAdminTexts('frame');
  const current = open && navEntryOf(open, entries);
  const id = useId();
  const hostClass = useElementClass('navigation');
  const itemClass = useElementClass('navigationItem');
  const { Before, After } = usePortalSlots('navigation');
  const applications = useApplicationLinks();
  return (
    <nav aria-label={portal.navigation} data-slot="navigation" className={cn('gh:grid gh:gap-5', hostClass)}>
      {Before && <Before />}
      {byScope(entries).map((group) => (
        <div key={group.scope} className="gh:grid gh:gap-1">
          <p id={`${id}-${group.scope}`} className="gh:px-2.5 gh:text-xs gh:font-medium gh:text-subtle">
            {portal.scopes[group.scope]}
          </p>
          <ul aria-labelledby={`${id}-${group.scope}`} className="gh:grid gh:gap-0.5">
            {group.entries.map(({ page, title, icon: Icon }) => (
              <li key={page}>
                <LinkOrButton
                  href={route.href?.(page)}
                  onPress={() => route.open(page)}
                  data-slot="navigation-item"
                  aria-current={page === current?.page ? 'page' : undefined}
                  className={cn(link, itemClass)}
                >
                  <Icon aria-hidden />
                  {title}
                </LinkOrButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {applications.length > 0 && (
        <div className="gh:grid gh:gap-1">
          <p id={`${id}-applications`} className="gh:px-2.5 gh:text-xs gh:font-medium gh:text-subtle">
            {portal.applications}
          </p>
          <ul aria-labelledby={`${id}-applications`} className="gh:grid gh:gap-0.5">
            {applications.map((application) => (
              <li key={application.id}>
                <a href={application.address} target="_blank" rel="noopener noreferrer" className={cn(link, itemClass)}>
                  <ExternalLink aria-hidden />
                  {application.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {After && <After />}
    </nav>
  );
}

/** Renders the navigation as a menu on narrow screens. */
export function PortalMenu({ entries, current: open, route }: PortalNavProps) {
  const { portal } = useAdminTexts('frame');
  const current = open && navEntryOf(open, entries);
  const CurrentIcon = current?.icon;
  const applications = useApplicationLinks();
  return (
    <nav aria-label={portal.navigation}>
      <Menu
        align="start"
        className="gh:min-w-60"
        trigger={
          <Button variant="secondary" className="gh:w-full gh:justify-start gh:px-3 gh:text-start">
            {CurrentIcon && <CurrentIcon aria-hidden className="gh:text-subtle" />}
            <span className="gh:min-w-0 gh:flex-1 gh:truncate">{current?.title ?? portal.menu}</span>
            <ChevronsUpDown aria-hidden className="gh:text-subtle" />
          </Button>
        }
      >
        {byScope(entries).map((group) => (
          <div key={group.scope}>
            <MenuLabel>{portal.scopes[group.scope]}</MenuLabel>
            {group.entries.map(({ page, title, icon: Icon }) => (
              <MenuItem
                key={page}
                href={route.href?.(page)}
                aria-current={page === current?.page ? 'page' : undefined}
                onSelect={() => route.open(page)}
              >
                <Icon aria-hidden />
                <span className="gh:flex-1">{title}</span>
                {page === current?.page && <Check aria-hidden />}
              </MenuItem>
            ))}
          </div>
        ))}
        {applications.length > 0 && <MenuLabel>{portal.applications}</MenuLabel>}
        {applications.map((application) => (
          <MenuItem
            key={application.id}
            onSelect={() => window.open(application.address, '_blank', 'noopener,noreferrer')}
          >
            <ExternalLink aria-hidden />
            {application.name}
          </MenuItem>
        ))}
      </Menu>
    </nav>
  );
}
