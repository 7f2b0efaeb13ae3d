'use client';
import * as groups from '@gatehouse/sdk/groups';
import { Badge } from '../../kit/display/badge';
import { useCapability } from '../../react/capability';
import { EntityDrawer } from '../archetypes/drawer/entity-drawer';
import type { ListView } from '../archetypes/list/use-list-view';
import { useAdminTexts } from '../texts';
import { ColorDot } from './columns';
import { type GroupTask, isManaged } from './group-fields';
import { RolesSection, SettingsTab } from './group-settings';
import { MembersTab } from './members-tab';

interface GroupDrawerProps {
  view: Pick<ListView, 'open' | 'setOpen'>;
  ids: readonly string[];
  all: readonly groups.Group[] | undefined;
  givesRoles: boolean;
  onTask: (task: GroupTask) => void;
}

/** Renders a group: members, roles and settings. */
export default function GroupDrawer({ view, ids, all, givesRoles, onTask }: GroupDrawerProps) {
  const texts = useAdminTexts('groups');
  const { get } = useCapability(groups);
  return (
    <EntityDrawer<groups.Group>
      view={view}
      ids={ids}
      size="lg"
      query={(groupId) => get({ groupId })}
      placeholderData={(id) => all?.find((group) => group.id === id)}
      title={({ name, color }) => (
        <span className="gh:inline-flex gh:items-baseline gh:gap-2.5">
          <ColorDot color={color} />
          {name}
        </span>
      )}
      description={({ description }) => description || texts.noDescription}
      badges={(group) => isManaged(group) && <Badge tone="info">{texts.managers.scim2}</Badge>}
      tabs={[
        {
          id: 'members',
          title: texts.tabs.members,
          content: (group) => <MembersTab group={group} onTask={onTask} />,
        },
        givesRoles && {
          id: 'roles',
          title: texts.tabs.roles,
          content: (group) => <RolesSection group={group} />,
        },
        {
          id: 'settings',
          title: texts.tabs.settings,
          content: (group) => <SettingsTab group={group} onTask={onTask} all={all ?? []} />,
        },
      ]}
    />
  );
}
