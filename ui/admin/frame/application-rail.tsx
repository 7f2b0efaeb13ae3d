'use client';
import * as applications from '@gatehouse/sdk/applications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useLayoutEffect, useState } from 'react';
import { cn } from '../../kit/cn';
import { Avatar } from '../../kit/display/avatar';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useUser } from '../../react/session';
import { useAdminTexts } from '../texts';

/** Pages that can be filtered by application. */
const narrowed = new Set(['users', 'roles', 'groups']);

/** Returns the application's URL if it is a web URL; other protocols are not followed. */
const webAddress = ({ appURL, loginURL }: applications.Application): string | undefined =>
  [appURL, loginURL].find((url): url is string => /^https?:\/\//i.test(url ?? ''));

const rail =
  'gh:flex gh:gap-1 gh:overflow-x-auto gh:border-line gh:p-2 gh:@max-[720px]:border-b gh:@min-[720px]:flex-col gh:@min-[720px]:border-e';

const tile = cn(
  'gh:flex gh:size-10 gh:shrink-0 gh:items-center gh:justify-center gh:rounded gh:text-subtle gh:transition-colors gh:hover:bg-muted gh:hover:text-body',
  'gh:aria-pressed:bg-muted gh:aria-pressed:text-body gh:aria-pressed:shadow-[inset_0_0_0_2px_var(--gh-primary)] gh:[&_svg]:size-4',
);

/** Renders the user's applications as a filter of the account's pages; nothing for fewer than two. */
export function ApplicationRail() {
  const { portal } = useAdminTexts('frame');
  const { setRequestedApplication } = useIdentity();
  const client = useQueryClient();
  const userId = useUser()?.id ?? '';
  const source = useCapability(applications).ofUser(userId);
  const { data: held = [], isLoading } = useQuery({ ...source, enabled: source.enabled && userId !== '' });
  const [chosenId, setChosenId] = useState<string>();
  const chosen = held.find(({ id }) => id === chosenId);
  const requested = chosen?.id ?? null;

  useLayoutEffect(() => {
    setRequestedApplication(requested);
    if (requested === null) return undefined;
    const refresh = () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => narrowed.has(String(queryKey[2])) });
    refresh();
    return () => {
      setRequestedApplication(null);
      refresh();
    };
  }, [requested, setRequestedApplication, client]);

  // Keeps the place, so that the page does not move.
  if (isLoading) {
    return (
      <div className={rail}>
        <Skeleton className="gh:size-10 gh:rounded" />
      </div>
    );
  }
  if (held.length < 2) return null;
  const address = chosen && webAddress(chosen);
  return (
    <nav aria-label={portal.applications} className={rail}>
      <button
        type="button"
        aria-pressed={chosen === undefined}
        aria-label={portal.allApplications}
        title={portal.allApplications}
        className={tile}
        onClick={() => setChosenId(undefined)}
      >
        <LayoutGrid aria-hidden />
      </button>
      {held.map((application) => {
        const name = application.name ?? application.id;
        return (
          <button
            key={application.id}
            type="button"
            aria-pressed={application.id === chosenId}
            aria-label={name}
            title={name}
            className={tile}
            onClick={() => setChosenId(application.id)}
          >
            <Avatar name={name} src={application.logoURL} size="sm" className="gh:rounded" />
          </button>
        );
      })}
      {chosen && address && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={portal.openApplication(chosen.name ?? chosen.id)}
          title={portal.openApplication(chosen.name ?? chosen.id)}
          className={tile}
        >
          <ExternalLink aria-hidden />
        </a>
      )}
    </nav>
  );
}
