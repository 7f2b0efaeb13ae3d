'use client';
import * as users from '@gatehouse/sdk/users';
import { useMemo } from 'react';
import { array, maxLength, minLength, object, refine, string, trim } from 'zod/mini';
import { TextField } from '../../kit/form/fields';
import type { UsersTexts } from '../../locales/en/admin/users';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../archetypes/form/form-sheet';
import { PickerField } from '../archetypes/form/picker-field';
import { useGroupOptions, useRoleOptions } from '../archetypes/form/picker-options';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { useUserPartLabel } from './use-user-part-label';
import { useAssignmentRights } from './use-user-rights';
import { userName } from './user-state';

const { userLimits, isPhoneNumber } = users;

const formOf = (texts: UsersTexts) =>
  object({
    name: string().check(
      trim(),
      minLength(1, texts.nameMissing),
      maxLength(userLimits.name.max, texts.nameLong(userLimits.name.max)),
    ),
    phone: string().check(
      trim(),
      refine((phone) => phone === '' || isPhoneNumber(phone), texts.phoneWrong),
    ),
    roleIds: array(string()),
    groupIds: array(string()),
  });

interface EditUserSheetProps {
  user: users.ListedUser | undefined;
  onClose: () => void;
}

/**
 * Renders the form for name, phone number, roles and groups of a user, with the fields that the administrator can
 * change.
 */
export function EditUserSheet({ user, onClose }: EditUserSheetProps) {
  const texts = useAdminTexts('users');
  const may = useRights('users');
  const { canEdit } = useAssignmentRights();
  const { one, save } = useCapability(users);
  const partLabel = useUserPartLabel();
  const roleOptions = useRoleOptions();
  const groupOptions = useGroupOptions();
  const schema = useMemo(() => formOf(texts), [texts]);
  const isManaged = user?.managedBy === 'scim2';

  return (
    <FormSheet
      item={user}
      onClose={onClose}
      title={(edited) => texts.editTitle(userName(edited))}
      description={isManaged ? texts.keptByDirectory : undefined}
      schema={schema}
      toInput={(edited) => ({
        name: userName(edited),
        phone: edited.phoneNumber ?? '',
        roleIds: edited.roleIds ?? [],
        groupIds: edited.groupIds ?? [],
      })}
      submitLabel={texts.save}
      mutation={save()}
      latest={({ id }) => one(id)}
      toVariables={(_values, { item, changes }) => ({ user: item, ...changes })}
      partLabel={partLabel}
      toast={({ name }) => texts.saved(name)}
    >
      {may.update && !isManaged && (
        <>
          <TextField name="name" label={texts.name} autoComplete="off" />
          <TextField
            name="phone"
            type="tel"
            dir="ltr"
            label={texts.phone}
            hint={texts.phoneHint}
            autoComplete="off"
            optional
          />
        </>
      )}
      {user && canEdit(user, 'roles') && (
        <PickerField name="roleIds" label={texts.columns.roles} optional {...roleOptions} />
      )}
      {user && canEdit(user, 'groups') && (
        <PickerField name="groupIds" label={texts.columns.groups} optional {...groupOptions} />
      )}
    </FormSheet>
  );
}
