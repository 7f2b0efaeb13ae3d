'use client';
import * as users from '@gatehouse/sdk/users';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { AsyncCombobox } from '../../kit/combobox/async-combobox';
import { useKitTexts } from '../../kit/texts';
import { useToast } from '../../kit/toast';
import { useCapability } from '../../react/capability';
import { mergeEdits } from '../resource/changes';
import { partsOf } from '../resource/partly-done';
import { useGroupOptions, useRoleOptions } from '../resource/picker-options';
import { useSubmit } from '../resource/use-submit';
import { useAdminTexts } from '../texts';
import { useUserPartLabel, useUserSave } from './use-user-save';
import { fieldsOf } from './user-edits';
import { userName } from './user-state';

export interface HoldingsEditorProps {
  user: users.ListedUser;
  kind: users.Holding;
  onClose: () => void;
}

const idsIn = { roles: 'roleIds', groups: 'groupIds' } as const;

/** Chooses the roles or the groups of one user. */
export default function HoldingsEditor({ user, kind, onClose }: HoldingsEditorProps) {
  const texts = useAdminTexts('users');
  const kit = useKitTexts();
  const toaster = useToast();
  const { one, update } = useCapability(users);
  const options = { roles: useRoleOptions(), groups: useGroupOptions() };
  const saveUser = useUserSave();
  const [began] = useState(() => fieldsOf(user));
  const [ids, setIds] = useState(began[idsIn[kind]]);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ReactNode>();
  const label = useUserPartLabel();
  const submit = useSubmit({
    ...update(),
    mutationFn: async (chosen: string[]) => {
      // The row of the list may be older than what another administrator saved.
      const now = await one(user.id).queryFn({});
      const saved = { user: now, fields: fieldsOf(now) };
      const { values } = mergeEdits(began, { ...began, [idsIn[kind]]: chosen }, saved.fields);
      await saveUser(saved, values);
    },
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setError(undefined);
    setIsBusy(true);
    try {
      await submit(ids);
      onClose();
      toaster.success(texts.saved(userName(user)));
    } catch (thrown) {
      setError(
        <>
          {kit.describeError(thrown)}
          {partsOf(thrown, label)}
        </>,
      );
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form noValidate className="gh:grid gh:gap-4" onSubmit={(event) => void save(event)}>
      <AsyncCombobox label={texts[kind]} value={ids} onChange={setIds} disabled={isBusy} {...options[kind]} />
      <div role="alert" className={error ? undefined : 'gh:sr-only'}>
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
      <div className="gh:flex gh:justify-end gh:gap-2">
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={onClose}>
          {kit.cancel}
        </Button>
        <Button type="submit" size="sm" loading={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
