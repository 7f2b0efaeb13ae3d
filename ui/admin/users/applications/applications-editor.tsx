'use client';
import * as applications from '@gatehouse/sdk/applications';
import type * as users from '@gatehouse/sdk/users';
import { useState } from 'react';
import { AsyncCombobox } from '../../../kit/combobox/async-combobox';
import { useCapability } from '../../../react/capability';
import { useSubmit } from '../../archetypes/form/use-submit';
import { useAdminTexts } from '../../texts';
import { CellForm } from '../cell-form';
import { userName } from '../user-state';
import { useManagedOptions } from './managed-options';

export interface ApplicationsEditorProps {
  user: users.ListedUser;
  /** Ids of the applications assigned to the user. */
  held: readonly string[];
  tenantId: string;
  onClose: () => void;
}

/** Renders the selection of one user's applications; those with free access are not selectable. */
export function ApplicationsEditor({ user, held, tenantId, onClose }: ApplicationsEditorProps) {
  const texts = useAdminTexts('users');
  const { items, ...options } = useManagedOptions();
  const { setOfUser } = useCapability(applications);
  const submit = useSubmit(setOfUser());
  const [before] = useState(held);
  const [ids, setIds] = useState([...held]);
  return (
    <CellForm
      onSave={() => submit({ userId: user.id, tenantId, before, after: ids })}
      partLabel={({ key }) => items.find(({ id }) => id === key)?.label ?? key}
      toast={texts.saved(userName(user))}
      onClose={onClose}
    >
      {(isBusy) => (
        <AsyncCombobox
          label={texts.columns.applications}
          value={ids}
          onChange={setIds}
          disabled={isBusy}
          load={options.load}
          resolve={options.resolve}
        />
      )}
    </CellForm>
  );
}
