'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { Badge } from '../../kit/display/badge';
import { useCapability } from '../../react/capability';
import { EntityDrawer, type EntityTab } from '../archetypes/drawer/entity-drawer';
import { useFormats } from '../archetypes/formats/formats';
import { useProviderLanguage, useProviderNames } from '../archetypes/formats/use-provider-names';
import { CopyId } from '../archetypes/list/copy-id';
import type { ListView } from '../archetypes/list/use-list-view';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { kindOf } from './columns';
import { HoldersOf } from './holders';
import { Permissions } from './permissions';
import type { RoleTask } from './role-dialogs';

interface RoleDrawerProps {
  view: Pick<ListView, 'open' | 'setOpen'>;
  ids: readonly string[];
  all: readonly roles.Role[] | undefined;
  editor: roles.RoleEditor | undefined;
  onTask: (task: RoleTask) => void;
}

/** Renders a role: its details, its permissions, and what has it. */
export default function RoleDrawer({ view, ids, all, editor, onTask }: RoleDrawerProps) {
  const texts = useAdminTexts('roles');
  const may = useRights('roles');
  const { get } = useCapability(roles);
  const names = useProviderNames();
  const sentLanguage = useProviderLanguage();
  const canEdit = (role: roles.Role) => may.update && editor !== undefined && !roles.roleLock(role, editor);
  const tabs: (EntityTab<roles.Role> | false)[] = [
    { id: 'details', title: texts.tabs.details, content: (role) => <Details role={role} /> },
    may.readPermissions && {
      id: 'permissions',
      title: texts.tabs.permissions,
      content: (role) => (
        <RolePermissions
          role={role}
          all={all}
          editor={editor}
          readOnly={canEdit(role) ? undefined : texts.locks.vendor}
        />
      ),
    },
    {
      id: 'holders',
      title: texts.tabs.holders,
      content: (role) => (
        <div className="gh:text-sm gh:text-subtle">
          <p>{texts.holdersText}</p>
          <HoldersOf role={role} />
        </div>
      ),
    },
  ];
  return (
    <EntityDrawer
      view={view}
      ids={ids}
      tabs={tabs}
      size="lg"
      query={get}
      placeholderData={(id) => all?.find((role) => role.id === id)}
      title={(role) => names.roles([role])[0]?.name ?? role.name}
      description={(role) =>
        role.description ? (
          <span lang={role.tenantId ? undefined : sentLanguage}>{role.description}</span>
        ) : (
          texts.noDescription
        )
      }
      badges={(role) => <Badge tone="neutral">{texts.kinds[kindOf(role)]}</Badge>}
      actions={(role) => (
        <>
          {may.write && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={texts.duplicate}
              onClick={() => onTask({ do: 'add', base: role })}
            >
              <Copy aria-hidden />
            </Button>
          )}
          {canEdit(role) && (
            <Button variant="ghost" size="icon-sm" aria-label={texts.edit} onClick={() => onTask({ do: 'edit', role })}>
              <Pencil aria-hidden />
            </Button>
          )}
        </>
      )}
    />
  );
}

interface RolePermissionsProps extends Pick<RoleDrawerProps, 'all' | 'editor'> {
  role: roles.Role;
  readOnly: string | undefined;
}

function RolePermissions({ role, all, editor, readOnly }: RolePermissionsProps) {
  const visibleRoles = useMemo(() => (all ?? []).filter(({ id }) => id === role.id), [all, role.id]);
  return <Permissions visibleRoles={visibleRoles} all={all} editor={editor} readOnly={readOnly} />;
}

function Details({ role }: { role: roles.Role }) {
  const texts = useAdminTexts('roles');
  const formats = useFormats();
  const may = useRights('roles');
  const permissionsQuery = useCapability(roles).permissions();
  const permissions = useQuery({ ...permissionsQuery, enabled: permissionsQuery.enabled && may.readPermissions }).data;
  const dateOf = (date: string | null | undefined) => (date ? formats.date(date) : undefined);
  const details = [
    { title: texts.key, value: <code dir="ltr">{role.key}</code> },
    { title: texts.id, value: <CopyId id={role.id} /> },
    { title: texts.isDefault, value: role.isDefault ? texts.defaultBadge : '–' },
    ...(permissions ? [{ title: texts.permissions, value: roles.grantsOf(permissions)(role).length }] : []),
    { title: texts.created, value: dateOf(role.createdAt) ?? '–' },
    { title: texts.updated, value: dateOf(role.updatedAt) ?? '–' },
  ];
  return (
    <dl className="gh:grid gh:gap-4 gh:text-sm gh:sm:grid-cols-2">
      {details.map(({ title, value }) => (
        <div key={title} className="gh:grid gh:gap-1">
          <dt className="gh:text-subtle">{title}</dt>
          <dd className="gh:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
