'use client';
import * as groups from '@gatehouse/sdk/groups';
import * as roles from '@gatehouse/sdk/roles';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useMemo } from 'react';
import { Badge } from '../../kit/badge';
import { Button } from '../../kit/button';
import { chunk } from '../../kit/chunk';
import { Skeleton } from '../../kit/skeleton';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { lazyView } from '../../react/lazy-view';
import { useFieldAppearance } from '../resource/appearance';
import { CopyId } from '../resource/copy-id';
import { EntityDrawer } from '../resource/entity-drawer';
import { useFormats } from '../resource/formats';
import { lazyTab } from '../resource/lazy-tab';
import { namesOrCount } from '../resource/names-or-count';
import type { ListView } from '../resource/use-list-view';
import { useRights } from '../resource/use-rights';
import { useAdminTexts } from '../texts';
import { useHasApplications } from './applications/use-applications';
import { useUserTasks } from './use-user-rights';
import { userBadges, userName } from './user-state';
import type { UserTask } from './user-task';

type Listed = users.ListedUser;

const Activity = lazyView(chunk(() => import('./activity-tab')));

interface UserDrawerProps {
  view: Pick<ListView, 'open' | 'setOpen'>;
  ids: readonly string[];
  known: (id: string) => Listed | undefined;
  onTask: (task: UserTask) => void;
}

const UserApplications = lazyTab(
  chunk(() => import('./applications/user-applications')),
  'applications',
);

/** One user: who they are, what they may do and why, and how safe their sign-in is. */
export default function UserDrawer({ view, ids, known, onTask }: UserDrawerProps) {
  const texts = useAdminTexts('users');
  const { environment } = useIdentity();
  const { own, tasksFor } = useUserTasks();
  const { readAudits } = useRights('users');
  const { one } = useCapability(users);
  const { date: day } = useFormats();
  const hasApplications = useHasApplications();
  return (
    <EntityDrawer<Listed>
      {...{ view, ids, known }}
      query={one}
      size="lg"
      title={userName}
      description={({ email }) => <span dir="ltr">{email}</span>}
      badges={(user) =>
        userBadges(user, { texts, ownId: own, now: environment.now(), day }).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))
      }
      actions={(user) =>
        tasksFor(user).includes('edit') && (
          <Button variant="ghost" size="icon-sm" aria-label={texts.edit} onClick={() => onTask({ do: 'edit', user })}>
            <Pencil aria-hidden />
          </Button>
        )
      }
      tabs={[
        { id: 'overview', title: texts.tabs.overview, content: (user) => <Overview user={user} /> },
        {
          id: 'access',
          title: texts.tabs.access,
          content: (user) => (
            <>
              <Access user={user} />
              {hasApplications && <UserApplications user={user} />}
            </>
          ),
        },
        {
          id: 'security',
          title: texts.tabs.security,
          content: (user) => <Security user={user} onTask={onTask} tasks={tasksFor(user)} />,
        },
        ...(readAudits
          ? [{ id: 'activity', title: texts.activity.title, content: (user: Listed) => <Activity user={user} /> }]
          : []),
      ]}
    />
  );
}

/** A label and a value; false where the column of the same name is hidden. */
type Fact = readonly [label: string, value: ReactNode] | false;

const isShown = (fact: Fact): fact is Exclude<Fact, false> => fact !== false;

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="gh:grid gh:gap-4 gh:text-sm gh:sm:grid-cols-2">
      {facts.filter(isShown).map(([label, value]) => (
        <div key={label} className="gh:grid gh:gap-1">
          <dt className="gh:text-subtle">{label}</dt>
          <dd className="gh:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Overview({ user }: { user: Listed }) {
  const shownAs = useFieldAppearance('users');
  const { facts, columns, phone, accessEnds, never, managers } = useAdminTexts('users');
  const { date: day } = useFormats();
  const dateOf = (date: string | null | undefined) => (date ? day(Date.parse(date)) : undefined);
  return (
    <Facts
      facts={[
        [facts.email, <bdi key="email">{user.email}</bdi>],
        [phone, user.phoneNumber ? <bdi key="phone">{user.phoneNumber}</bdi> : '–'],
        shownAs('joinedAt') !== 'hidden' && [columns.joinedAt, dateOf(user.createdAt) ?? '–'],
        shownAs('lastSeen') !== 'hidden' && [columns.lastSeen, dateOf(user.lastLogin) ?? never],
        [accessEnds, dateOf(user.temporaryExpirationDate) ?? never],
        shownAs('managedBy') !== 'hidden' && [
          columns.managedBy,
          user.managedBy === 'scim2' ? managers.scim2 : managers.frontegg,
        ],
        [facts.id, <CopyId key="id" id={user.id} />],
      ]}
    />
  );
}

const noIds: string[] = [];

const namesById = (known: readonly { id: string; name: string }[] | undefined): ReadonlyMap<string, string> =>
  new Map(known?.map(({ id, name }) => [id, name]));

/** Each permission with the role or group that it comes from. */
function Access({ user }: { user: Listed }) {
  const { access: texts, columns, none, counts } = useAdminTexts('users');
  const shownAs = useFieldAppearance('users');
  const known = useQuery(useCapability(roles).list());
  const permissions = useQuery(useCapability(roles).permissions());
  const held = useQuery(useCapability(groups).byIds({ ids: user.groupIds ?? noIds, relations: 'roles' }));
  const roleNames = useMemo(() => namesById(known.data), [known.data]);
  const groupNames = useMemo(() => namesById(held.data), [held.data]);
  const roleName = (id: string) => roleNames.get(id) ?? counts.roles(1);
  const groupName = (id: string) => groupNames.get(id) ?? counts.groups(1);
  const namesOf = (ids: readonly string[] | undefined, names: typeof roleNames, inWords: (count: number) => string) =>
    ids ? namesOrCount(ids, names, inWords).join(', ') || none : '–';
  const facts = (
    <Facts
      facts={[
        shownAs('roles') !== 'hidden' && [columns.roles, namesOf(user.roleIds, roleNames, counts.roles)],
        shownAs('groups') !== 'hidden' && [columns.groups, namesOf(user.groupIds, groupNames, counts.groups)],
      ]}
    />
  );
  if (known.error || permissions.error) {
    return (
      <>
        {facts}
        <p className="gh:text-sm gh:text-subtle">{texts.unreadable}</p>
      </>
    );
  }
  if (!known.data || !permissions.data) return <Skeleton className="gh:h-40" />;
  const holdings = {
    roleIds: user.roleIds ?? [],
    groups: (held.data ?? []).map((group) => ({ id: group.id, roleIds: group.roles?.map(({ id }) => id) ?? [] })),
  };
  const effective = roles.effectivePermissions(holdings, { roles: known.data, permissions: permissions.data });
  return (
    <>
      {facts}
      <section className="gh:grid gh:gap-3">
        <header>
          <h3 className="gh:text-sm gh:font-medium">{texts.permissions}</h3>
          <p className="gh:text-sm gh:text-subtle">{texts.text}</p>
        </header>
        {effective.length === 0 && <p className="gh:text-sm">{texts.none}</p>}
        <ul className="gh:grid gh:gap-px gh:overflow-clip gh:rounded-lg gh:border gh:border-line gh:bg-line">
          {effective.map(({ permission, sources }) => (
            <li key={permission.id} className="gh:grid gh:gap-0.5 gh:bg-surface gh:px-4 gh:py-2 gh:text-sm">
              {permission.name}
              <span className="gh:text-xs gh:text-subtle">
                {sources
                  .map(({ roleId, groupId }) =>
                    groupId ? texts.byGroup(roleName(roleId), groupName(groupId)) : roleName(roleId),
                  )
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface SecurityProps {
  user: Listed;
  tasks: readonly string[];
  onTask: (task: UserTask) => void;
}

function Security({ user, tasks, onTask }: SecurityProps) {
  const texts = useAdminTexts('users');
  const { facts, providers } = texts;
  const offered = (['endSessions', 'lock', 'disable', 'enable'] as const).filter((task) => tasks.includes(task));
  return (
    <>
      <Facts
        facts={[
          [facts.factor, user.mfaEnrolled ? facts.hasFactor : facts.noFactor],
          [facts.locked, user.isLocked ? facts.lockedHint : facts.no],
          [facts.provider, user.provider === 'local' ? providers.local : (user.provider ?? '–')],
          [facts.verified, user.verified ? facts.yes : facts.no],
        ]}
      />
      {offered.length > 0 && (
        <div className="gh:flex gh:flex-wrap gh:gap-2">
          {offered.map((task) => (
            <Button key={task} variant="secondary" size="sm" onClick={() => onTask({ do: task, user })}>
              {texts[task]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
