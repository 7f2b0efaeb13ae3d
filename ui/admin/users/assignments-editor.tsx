'use client';
import { idChanges } from '@gatehouse/sdk/groups';
import * as users from '@gatehouse/sdk/users';
import { useState } from 'react';
import { AsyncCombobox } from '../../kit/combobox/async-combobox';
import { useCapability } from '../../react/capability';
import { useGroupOptions, useRoleOptions } from '../archetypes/form/picker-options';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { CellForm } from './cell-form';
import { useUserPartLabel } from './use-user-part-label';
import { userName } from './user-state';

export interface AssignmentsEditorProps {
  user: users.ListedUser;
  kind: users.Assignment;
  onClose: () => void;
}

/** Renders the selection of one user's roles or groups. */
export function AssignmentsEditor({ user, kind, onClose }: AssignmentsEditorProps) {
  const texts = useAdminTexts('users');
  const { changeRoles, changeGroups } = useCapability(users);
  const options = { roles: useRoleOptions(), groups: useGroupOptions() };
  const [began] = useState(() => (kind === 'roles' ? user.roleIds : user.groupIds) ?? []);
  const [ids, setIds] = useState(began);
  const label = useUserPartLabel();
  const submitRoles = useSubmit(changeRoles());
  const submitGroups = useSubmit(changeGroups());
  // Only what was changed here is sent: the list may be older than a save by another administrator.
  const save = () => {
    const { added: add, removed: remove } = idChanges(began, ids);
    return kind === 'roles' ? submitRoles({ user, add, remove }) : submitGroups({ userId: user.id, add, remove });
  };
  return (
    <CellForm onSave={save} partLabel={label} toast={texts.saved(userName(user))} onClose={onClose}>
      {(isBusy) => (
        <AsyncCombobox label={texts.columns[kind]} value={ids} onChange={setIds} disabled={isBusy} {...options[kind]} />
      )}
    </CellForm>
  );
}
