'use client';
import { readableEmail } from '@gatehouse/sdk/text';
import * as users from '@gatehouse/sdk/users';
import Pencil from 'lucide-react/icons/pencil';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { Avatar } from '../../kit/display/avatar';
import { Badge } from '../../kit/display/badge';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { EntityDrawer } from '../archetypes/drawer/entity-drawer';
import { useFormats } from '../archetypes/formats/formats';
import { CopyId } from '../archetypes/list/copy-id';
import type { ListView } from '../archetypes/list/use-list-view';
import { useFieldAppearance } from '../archetypes/page/appearance';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { AccessTab } from './access-tab';
import { ActivityTab } from './activity-tab';
import { useHasApplications } from './applications/use-applications';
import { UserApplications } from './applications/user-applications';
import { Details } from './details';
import { useUserTasks } from './use-user-rights';
import { userBadges, userName } from './user-state';
import type { TaskForOne, UserTask } from './user-task';

type Listed = users.ListedUser;

interface UserDrawerProps {
  view: Pick<ListView, 'open' | 'setOpen'>;
  ids: readonly string[];
  placeholderData: (id: string) => Listed | undefined;
  onTask: (task: UserTask) => void;
}

/** Renders a user: details, permissions with their source, and sign-in security. */
export default function UserDrawer({ view, ids, placeholderData, onTask }: UserDrawerProps) {
  const texts = useAdminTexts('users');
  const { environment } = useIdentity();
  const { ownId, tasksFor } = useUserTasks();
  const { readAudits } = useRights('users');
  const { one } = useCapability(users);
  const formats = useFormats();
  const hasApplications = useHasApplications();
  return (
    <EntityDrawer<Listed>
      view={view}
      ids={ids}
      placeholderData={placeholderData}
      query={one}
      size="lg"
      title={(user) => (
        <span className="gh:flex gh:gap-3">
          {/* Beside both lines of the header, the second of which is the description. */}
          <Avatar name={userName(user)} src={user.profilePictureUrl} size="lg" className="gh:-mb-6" />
          {userName(user)}
        </span>
      )}
      description={(user) => (
        <span className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-2 gh:gap-y-1 gh:ps-15">
          <bdi>{readableEmail(user.email)}</bdi>
          {userBadges(user, { texts, ownId, now: environment.now(), formats }).map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </span>
      )}
      actions={(user) =>
        tasksFor(user).includes('edit') && (
          <Button variant="ghost" size="icon-sm" aria-label={texts.edit} onClick={() => onTask({ do: 'edit', user })}>
            <Pencil aria-hidden />
          </Button>
        )
      }
      tabs={[
        {
          id: 'overview',
          title: texts.tabs.overview,
          content: (user) => <Overview user={user} onTask={onTask} tasks={tasksFor(user)} />,
        },
        {
          id: 'access',
          title: texts.tabs.access,
          content: (user) => (
            <>
              <AccessTab user={user} />
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
          ? [{ id: 'activity', title: texts.activity, content: (user: Listed) => <ActivityTab user={user} /> }]
          : []),
      ]}
    />
  );
}

interface UserTabProps {
  user: Listed;
  tasks: readonly TaskForOne[];
  onTask: (task: UserTask) => void;
}

function Overview({ user, tasks, onTask }: UserTabProps) {
  const appearance = useFieldAppearance('users');
  const { facts, columns, phone, accessEnds, never, managers } = useAdminTexts('users');
  const { date: day } = useFormats();
  const dateOf = (date: string | null | undefined) => (date ? day(Date.parse(date)) : undefined);
  return (
    <>
      <Details
        details={[
          Boolean(user.phoneNumber) && [phone, <bdi key="phone">{user.phoneNumber}</bdi>],
          appearance('joinedAt') !== 'hidden' && [columns.joinedAt, dateOf(user.createdAt) ?? '–'],
          appearance('lastSeen') !== 'hidden' && [columns.lastSeen, dateOf(user.lastLogin) ?? never],
          [accessEnds, dateOf(user.temporaryExpirationDate) ?? never],
          appearance('managedBy') !== 'hidden' && [
            columns.managedBy,
            user.managedBy === 'scim2' ? managers.scim2 : managers.frontegg,
          ],
          [facts.id, <CopyId key="id" id={user.id} isWhole />],
        ]}
      />
      <TaskButtons user={user} tasks={tasks} onTask={onTask} of={['setEnd', 'makePermanent']} />
    </>
  );
}

function Security({ user, tasks, onTask }: UserTabProps) {
  const { facts, providers } = useAdminTexts('users');
  return (
    <>
      <Details
        details={[
          [facts.factor, user.mfaEnrolled ? facts.hasFactor : facts.noFactor],
          [facts.locked, user.isLocked ? facts.lockedHint : facts.no],
          [facts.provider, user.provider === 'local' ? providers.local : (user.provider ?? '–')],
          [facts.verified, user.verified ? facts.yes : facts.no],
        ]}
      />
      <TaskButtons user={user} tasks={tasks} onTask={onTask} of={['endSessions', 'enable']} />
      <TaskButtons user={user} tasks={tasks} onTask={onTask} of={['disable', 'lock']} isDestructive />
    </>
  );
}

interface TaskButtonsProps extends UserTabProps {
  of: readonly TaskForOne[];
  /** Whether they take something away, and come last, after a line. Default false. */
  isDestructive?: boolean;
}

/** Renders a button for each of some actions that the signed-in user may do. */
function TaskButtons({ user, tasks, onTask, of, isDestructive = false }: TaskButtonsProps) {
  const texts = useAdminTexts('users');
  const offered = of.filter((task) => tasks.includes(task));
  if (offered.length === 0) return null;
  return (
    <div className={cn('gh:flex gh:flex-wrap gh:gap-2', isDestructive && 'gh:border-t gh:border-line gh:pt-4')}>
      {offered.map((task) => (
        <Button
          key={task}
          variant="secondary"
          size="sm"
          className={isDestructive ? 'gh:text-danger' : undefined}
          onClick={() => onTask({ do: task, user })}
        >
          {texts[task]}
        </Button>
      ))}
    </div>
  );
}
