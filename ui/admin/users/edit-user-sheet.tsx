'use client';
import * as groups from '@gatehouse/sdk/groups';
import * as users from '@gatehouse/sdk/users';
import { useMemo } from 'react';
import { array, maxLength, minLength, object, refine, string, trim } from 'zod/mini';
import { TextField } from '../../kit/fields';
import type { UsersTexts } from '../../locales/en/admin/users';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../resource/form-sheet';
import { PickerField } from '../resource/picker-field';
import { useAdminTexts } from '../texts';
import { useGroupOptions, useRoleOptions } from './options';
import { useUserTasks } from './use-user-rights';
import { userName } from './user-state';

const { userLimits, isPhoneNumber } = users;

const formOf = (texts: UsersTexts) =>
  object({
    name: string().check(trim(), minLength(1, texts.nameMissing), maxLength(userLimits.name.max)),
    phone: string().check(
      trim(),
      refine((phone) => phone === '' || isPhoneNumber(phone), texts.phoneWrong),
    ),
    roleIds: array(string()),
    groupIds: array(string()),
  });

interface Change {
  user: users.ListedUser;
  name?: string;
  phone?: string;
  roleIds?: string[];
  groupIds?: string[];
}

interface EditUserSheetProps {
  user: users.ListedUser | undefined;
  onClose: () => void;
}

/** Changes name, phone number, roles and groups of a user; what cannot be changed by whoever looks is not there. */
export function EditUserSheet({ user, onClose }: EditUserSheetProps) {
  const texts = useAdminTexts('users');
  const { may, groupsMay } = useUserTasks();
  const { update } = useCapability(users);
  const { addUsers, removeUsers } = useCapability(groups);
  const roleOptions = useRoleOptions();
  const groupOptions = useGroupOptions();
  const schema = useMemo(() => formOf(texts), [texts]);
  const isKept = user?.managedBy === 'scim2';

  const save = async ({ groupIds, ...change }: Change) => {
    if (change.name !== undefined || change.phone !== undefined || change.roleIds) await update().mutationFn(change);
    const userIds = [change.user.id];
    const { added, removed } = groups.idChanges(change.user.groupIds ?? [], groupIds ?? change.user.groupIds ?? []);
    for (const groupId of added) await addUsers().mutationFn({ groupId, userIds });
    for (const groupId of removed) await removeUsers().mutationFn({ groupId, userIds });
  };

  return (
    <FormSheet
      open={user !== undefined}
      {...{ onClose, schema }}
      entity={user}
      toInput={(entity) => ({
        name: entity ? userName(entity) : '',
        phone: entity?.phoneNumber ?? '',
        roleIds: entity?.roleIds ?? [],
        groupIds: entity?.groupIds ?? [],
      })}
      edit={{
        title: (entity) => texts.editTitle(userName(entity)),
        description: isKept ? texts.keptByDirectory : undefined,
        submitLabel: texts.save,
        mutation: { ...update(), mutationFn: save },
        toVariables: (changes, entity): Change => ({ user: entity, ...changes }),
        toast: ({ name }) => texts.saved(name),
      }}
    >
      {may.update && !isKept && (
        <>
          <TextField name="name" label={texts.name} maxLength={userLimits.name.max} autoComplete="off" />
          <TextField
            name="phone"
            type="tel"
            dir="ltr"
            label={texts.phone}
            hint={texts.phoneHint}
            maxLength={userLimits.phone.max}
            autoComplete="off"
            optional
          />
        </>
      )}
      {(may.addRoles || may.removeRoles) && user?.roleIds && (
        <PickerField name="roleIds" label={texts.roles} optional {...roleOptions} />
      )}
      {(groupsMay.addUsers || groupsMay.removeUsers) && user?.groupIds && (
        <PickerField name="groupIds" label={texts.groups} optional {...groupOptions} />
      )}
    </FormSheet>
  );
}
