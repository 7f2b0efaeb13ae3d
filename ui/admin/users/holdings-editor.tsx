'use client';
import * as users from '@gatehouse/sdk/users';
import { useState } from 'react';
import { AsyncCombobox } from '../../kit/combobox/async-combobox';
import { useCapability } from '../../react/capability';
import { mergeEdits } from '../resource/changes';
import { useGroupOptions, useRoleOptions } from '../resource/picker-options';
import { useSubmit } from '../resource/use-submit';
import { useAdminTexts } from '../texts';
import { CellForm } from './cell-form';
import { useUserPartLabel, useUserSave } from './use-user-save';
import { fieldsOf } from './user-edits';
import { userName } from './user-state';

export interface HoldingsEditorProps {
  user: users.ListedUser;
  kind: users.Holding;
  onClose: () => void;
}

const idsIn = { roles: 'roleIds', groups: 'groupIds' } as const;

/** Renders the selection of one user's roles or groups. */
export function HoldingsEditor({ user, kind, onClose }: HoldingsEditorProps) {
  const texts = useAdminTexts('users');
  const { one, update } = useCapability(users);
  const options = { roles: useRoleOptions(), groups: useGroupOptions() };
  const saveUser = useUserSave();
  const [began] = useState(() => fieldsOf(user));
  const [ids, setIds] = useState(began[idsIn[kind]]);
  const label = useUserPartLabel();
  const submit = useSubmit({
    ...update(),
    mutationFn: async (chosen: string[]) => {
      // The list may be older than a save by another administrator.
      const now = await one(user.id).queryFn({});
      const saved = { user: now, fields: fieldsOf(now) };
      const { values } = mergeEdits(began, { ...began, [idsIn[kind]]: chosen }, saved.fields);
      await saveUser(saved, values);
    },
  });
  return (
    <CellForm onSave={() => submit(ids)} partLabel={label} toast={texts.saved(userName(user))} onClose={onClose}>
      {(isBusy) => (
        <AsyncCombobox label={texts.columns[kind]} value={ids} onChange={setIds} disabled={isBusy} {...options[kind]} />
      )}
    </CellForm>
  );
}
