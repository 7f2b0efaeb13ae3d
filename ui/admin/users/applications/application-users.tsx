'use client';
import type * as applications from '@gatehouse/sdk/applications';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { Button } from '../../../kit/button/button';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { DataTable } from '../../../kit/table/table';
import { useCapability } from '../../../react/capability';
import { useColumnKinds } from '../../archetypes/list/column-kinds';
import { useRights } from '../../archetypes/page/use-rights';
import { useAdminTexts } from '../../texts';
import { userName } from '../user-state';
import type { ApplicationTask } from './application-dialogs';
import { isManaged } from './use-applications';

interface ApplicationUsersProps {
  application: applications.AssignedApplication;
  onTask: (task: ApplicationTask) => void;
}

/** Returns the URL if it is a web URL; other protocols are not followed. */
const isWeb = (url: string | null | undefined): url is string => /^https?:\/\//i.test(url ?? '');

/** Renders an application and the users who may open it. */
export function ApplicationUsers({ application, onTask }: ApplicationUsersProps) {
  const texts = useAdminTexts('users').applications;
  const managed = isManaged(application);
  const { name, description, appURL } = application;
  return (
    <section aria-label={name ?? application.id} className="gh:grid gh:min-w-0 gh:content-start gh:gap-4">
      <header className="gh:flex gh:flex-wrap gh:items-start gh:justify-between gh:gap-3">
        <div className="gh:min-w-0">
          <h2 className="gh:text-base gh:font-medium gh:wrap-anywhere">{name}</h2>
          {description && <p className="gh:text-sm gh:text-subtle gh:wrap-anywhere">{description}</p>}
        </div>
        {isWeb(appURL) && (
          <Button variant="secondary" size="sm" asChild>
            <a href={appURL} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden />
              {texts.open}
            </a>
          </Button>
        )}
      </header>
      {managed ? (
        <Assigned application={application} onTask={onTask} />
      ) : (
        <div className="gh:rounded-lg gh:border gh:border-line gh:bg-surface">
          <EmptyState icon={<Users />} title={texts.everybody} description={texts.freeText} />
        </div>
      )}
    </section>
  );
}

function Assigned({ application, onTask }: ApplicationUsersProps) {
  const texts = useAdminTexts('users').applications;
  const may = useRights('users');
  const kinds = useColumnKinds<users.User>();
  const ids = useMemo(() => [...application.userIds].sort(), [application.userIds]);
  const usersQuery = useQuery(useCapability(users).byIds(ids));
  const columns = useMemo(
    () => [
      kinds.user('name', {
        header: texts.name,
        value: (user) => ({ name: userName(user), email: user.email, picture: user.profilePictureUrl }),
      }),
      kinds.date('lastSeen', { header: texts.lastSeen, value: ({ lastLogin }) => lastLogin, none: texts.never }),
    ],
    [kinds, texts],
  );
  const unassign = (chosen: readonly users.User[]) => onTask({ do: 'unassign', application, users: chosen });
  const icon = <UserMinus aria-hidden />;
  const add = may.assignApps && (
    <Button onClick={() => onTask({ do: 'assign', application })}>
      <UserPlus aria-hidden />
      {texts.assign}
    </Button>
  );
  return (
    <DataTable
      label={application.name ?? texts.list}
      columns={columns}
      data={usersQuery.data}
      error={usersQuery.error ?? undefined}
      onRetry={usersQuery.refetch}
      rowId={({ id }) => id}
      rowLabel={userName}
      search={texts.search}
      actions={add}
      rowActions={
        may.unassignApps
          ? (user) => [{ label: texts.unassign, icon, tone: 'danger', onSelect: () => unassign([user]) }]
          : undefined
      }
      bulkActions={
        may.unassignApps
          ? [
              {
                label: texts.unassign,
                icon,
                tone: 'danger',
                onSelect: (chosen) => {
                  unassign(chosen);
                  // Keeps the selection, since the confirmation can be canceled.
                  return false;
                },
              },
            ]
          : undefined
      }
      empty={<EmptyState icon={<Users />} title={texts.noUsersTitle} description={texts.noUsers} action={add} />}
    />
  );
}
