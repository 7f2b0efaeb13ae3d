'use client';
import * as applications from '@gatehouse/sdk/applications';
import type * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { CellNames } from '../../../kit/table/cell-text';
import { useCapability } from '../../../react/capability';
import { lazyPart } from '../../../react/lazy-part';
import { useUser } from '../../../react/session';
import { useAdminTexts } from '../../texts';
import { CellPopover } from '../cell-popover';
import { userName } from '../user-state';
import { isManaged } from './use-applications';

/** Ids of the users on the page, whose applications are loaded in one request; none before its rows are painted. */
export const ListedIdsContext = createContext<string[]>([]);

const ApplicationsEditor = lazyPart(async () => ({ default: (await import('../dialogs')).ApplicationsEditor }));

interface ApplicationsCellProps {
  user: users.ListedUser;
  /** Whether applications of users of this account can be changed here. */
  canEdit: boolean;
}

/**
 * Renders the number of applications that the user can open, as text or as a button that changes them. Most users can
 * open the same ones, so that names would be one text in every row.
 */
export function ApplicationsCell({ user, canEdit }: ApplicationsCellProps) {
  const texts = useAdminTexts('users');
  const ids = useContext(ListedIdsContext);
  const ownTenant = useUser()?.tenantId ?? '';
  const { data, isLoading } = useQuery(useCapability(applications).ofUsers(ids));
  if (isLoading || ids.length === 0) return <Skeleton className="gh:w-32" />;
  const held = data?.[user.id];
  const names = held?.map(({ name, id }) => name ?? id);
  const summary = held?.length ? texts.counts.applications(held.length) : undefined;
  if (!held || !canEdit || (user.tenantId && user.tenantId !== ownTenant)) {
    return (
      <CellNames summary={summary} className="gh:text-subtle">
        {names ?? []}
      </CellNames>
    );
  }
  return (
    <CellPopover
      label={texts.changeApplications(userName(user))}
      names={names?.length ? names : [texts.none]}
      summary={summary}
    >
      {(close) => (
        <ApplicationsEditor
          user={user}
          held={held.filter(isManaged).map(({ id }) => id)}
          tenantId={user.tenantId ?? ownTenant}
          onClose={close}
        />
      )}
    </CellPopover>
  );
}
