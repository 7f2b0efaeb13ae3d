'use client';
import * as groups from '@gatehouse/sdk/groups';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { array, minLength, object, string } from 'zod/mini';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../archetypes/form/form-sheet';
import { PickerField } from '../archetypes/form/picker-field';
import { useUserOptions } from '../archetypes/form/picker-options';
import { useAdminTexts } from '../texts';
import { Effect } from './effect';

interface AddMembersSheetProps {
  group: groups.Group | undefined;
  onClose: () => void;
  givesRoles: boolean;
}

/** Renders the form that adds members to a group, with the permissions that they gain. */
export function AddMembersSheet({ group, onClose, givesRoles }: AddMembersSheetProps) {
  const texts = useAdminTexts('groups');
  const { addUsers } = useCapability(groups);
  const options = useUserOptions();
  const schema = useMemo(() => object({ userIds: array(string()).check(minLength(1, texts.chooseMissing)) }), [texts]);
  const memberIds = new Set(group?.users?.map(({ id }) => id));
  return (
    <FormSheet
      item={group}
      onClose={onClose}
      title={({ name }) => texts.addMembersTitle(name)}
      description={givesRoles ? texts.addMembersText : undefined}
      schema={schema}
      toInput={() => ({ userIds: [] })}
      submitLabel={texts.addMembers}
      mutation={addUsers()}
      toVariables={({ userIds }, { item }) => ({ groupId: item.id, userIds })}
      toast={({ userIds }) => texts.membersAdded(userIds.length)}
    >
      <PickerField
        name="userIds"
        label={texts.choose}
        disabledReason={({ id }) => (memberIds.has(id) ? texts.isMember : undefined)}
        {...options}
      />
      {givesRoles && group && <Gains group={group} />}
    </FormSheet>
  );
}

function Gains({ group }: { group: groups.Group }) {
  const value: unknown = useWatch({ name: 'userIds' });
  const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  const { data: addedUsers = [] } = useQuery(useCapability(users).byIds(ids));
  const names = new Map(addedUsers.map(({ id, name, email }) => [id, name?.trim() || email]));
  const after = group.roles?.map(({ id }) => id) ?? [];
  return (
    <Effect
      groupId={group.id}
      changes={ids.map((id) => ({ user: { id, name: names.get(id) ?? id }, before: [], after }))}
    />
  );
}
