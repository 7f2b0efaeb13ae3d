'use client';
import * as groups from '@gatehouse/sdk/groups';
import { canonicalName } from '@gatehouse/sdk/text';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { array, maxLength, minLength, object, refine, string, trim } from 'zod/mini';
import { TextareaField, TextField } from '../../kit/form/fields';
import type { GroupsTexts } from '../../locales/en/admin/groups';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../archetypes/form/form-sheet';
import { PickerField } from '../archetypes/form/picker-field';
import { useRoleOptions, useUserOptions } from '../archetypes/form/picker-options';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { ColorField } from './color-field';
import { Effect } from './effect';
import { fieldsOf, isManaged, membersOf } from './group-fields';
import { useGroupPartLabel } from './use-group-part-label';

const limits = groups.groupLimits;

/** Returns the schema of the typed fields of a group: name and description. */
export const describedBy = (texts: GroupsTexts, isTaken: (name: string) => boolean) => ({
  name: string().check(
    trim(),
    minLength(limits.name.min, texts.nameMissing),
    maxLength(limits.name.max, texts.nameLong(limits.name.max)),
    refine((name) => !isTaken(name), texts.nameTaken),
  ),
  color: string(),
  description: string().check(trim(), maxLength(limits.description.max, texts.descriptionLong(limits.description.max))),
});

/** Returns whether another group has the name. */
export const isNameTaken = (all: readonly groups.Group[], name: string, exceptId: string | undefined): boolean =>
  all.some((group) => group.id !== exceptId && canonicalName(group.name) === canonicalName(name));

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

export interface GroupSheetProps {
  open: boolean;
  onClose: () => void;
  /** Group to edit; undefined to add one. */
  group: groups.Group | undefined;
  all: readonly groups.Group[];
  /** Whether groups grant roles in this account. */
  givesRoles: boolean;
  /** Whether the sheet also edits members, in a portal without the group drawer. */
  withMembers: boolean;
}

/** Renders the form for name and roles of a group, and for the members of a new one. */
export function GroupSheet({ open, onClose, group, all, givesRoles, withMembers }: GroupSheetProps) {
  const texts = useAdminTexts('groups');
  const may = useRights('groups');
  const canReadUsers = useRights('users').read;
  const { get, save } = useCapability(groups);
  const partLabel = useGroupPartLabel();
  // A group that an incomplete save has created already has its name.
  const others = useRef(all);
  if (!open) others.current = all;
  const schema = useMemo(
    () =>
      object({
        ...describedBy(texts, (name) => isNameTaken(others.current, name, group?.id)),
        roleIds: array(string()),
        userIds: array(string()),
      }),
    [texts, group?.id],
  );
  const managed = group !== undefined && isManaged(group);
  const canEditMembers = canReadUsers && may.addUsers;
  const fields = (withMembers: boolean) => (
    <>
      {may.write && !managed && (
        <>
          <TextField name="name" label={texts.name} autoComplete="off" />
          <TextareaField
            name="description"
            label={texts.description}
            limit={limits.description.max}
            rows={2}
            optional
          />
          <ColorField current={group?.color} />
        </>
      )}
      {givesRoles && may.writeRoles && <RolesField />}
      {canEditMembers && withMembers && <MembersField />}
      {givesRoles && <SheetEffect group={group} />}
    </>
  );

  return (
    <>
      <FormSheet
        item={open && !group ? {} : undefined}
        onClose={onClose}
        title={texts.addTitle}
        description={givesRoles ? texts.addText : undefined}
        schema={schema}
        toInput={() => fieldsOf(undefined)}
        submitLabel={texts.add}
        mutation={save()}
        toVariables={(values, { createdId }) => ({ ...values, group: createdId })}
        partLabel={partLabel}
        toast={({ name }) => texts.addedToast(name)}
        draftOf="groups"
      >
        {fields(true)}
      </FormSheet>
      <FormSheet
        item={open ? group : undefined}
        onClose={onClose}
        title={({ name }) => texts.editTitle(name)}
        description={managed ? texts.kept : undefined}
        schema={schema}
        toInput={fieldsOf}
        submitLabel={texts.save}
        mutation={save()}
        latest={({ id }) => get({ groupId: id })}
        toVariables={(values, { item }) => ({ ...values, group: item })}
        partLabel={partLabel}
        toast={({ name }) => texts.savedToast(name)}
      >
        {fields(!managed && withMembers && group?.users !== undefined)}
      </FormSheet>
    </>
  );
}

/** Renders the selection of the roles that a group grants. */
export function RolesField() {
  const texts = useAdminTexts('groups');
  return <PickerField name="roleIds" label={texts.roles} optional {...useRoleOptions()} />;
}

function MembersField() {
  const texts = useAdminTexts('groups');
  return <PickerField name="userIds" label={texts.members} optional {...useUserOptions()} />;
}

/** Renders the effect of the current form values. */
function SheetEffect({ group }: { group: groups.Group | undefined }) {
  const roleIds = idsIn(useWatch({ name: 'roleIds' }));
  const userIds = idsIn(useWatch({ name: 'userIds' }));
  const before = fieldsOf(group);
  const members = group ? membersOf(group) : [];
  const { added, removed } = groups.idChanges(before.userIds, userIds);
  const { data: addedUsers = [] } = useQuery(useCapability(users).byIds(added));
  const names = new Map(addedUsers.map(({ id, name, email }) => [id, name?.trim() || email]));
  const changes = [
    ...members
      .filter(({ id }) => userIds.includes(id))
      .map((user) => ({ user, before: before.roleIds, after: roleIds })),
    ...added.map((id) => ({ user: { id, name: names.get(id) ?? id }, before: [], after: roleIds })),
    ...members.filter(({ id }) => removed.includes(id)).map((user) => ({ user, before: before.roleIds, after: [] })),
  ];
  return <Effect groupId={group?.id} changes={changes} />;
}
