'use client';
import * as provisioning from '@gatehouse/sdk/provisioning';
import { useMemo, useState } from 'react';
import { boolean, enum as enumOf, maxLength, object, string, trim } from 'zod/mini';
import { RadioGroupField } from '../../kit/form/choice-fields';
import { TextField } from '../../kit/form/fields';
import { SwitchField } from '../../kit/form/switch';
import type { ProvisioningTexts } from '../../locales/en/admin/provisioning';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { FormSheet } from '../archetypes/form/form-sheet';
import { SecretDialog } from '../archetypes/form/secret-dialog';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { nameOf } from './connection-name';
import { WaitingDialog } from './waiting-dialog';

type Connection = provisioning.CountedConnection;

/** Dialog to open for a directory. */
export type DirectoryTask =
  | { do: 'add' }
  | { do: 'edit'; connection: Connection }
  | { do: 'wait'; id: string }
  | { do: 'remove'; connection: Connection };

const { max } = provisioning.directoryLimits.name;

const newForm = (texts: ProvisioningTexts) =>
  object({
    source: enumOf(provisioning.connectionSources),
    connectionName: string().check(trim(), maxLength(max, texts.nameLong(max))),
    syncToUserManagement: boolean(),
  });

const SyncForm = object({ syncToUserManagement: boolean() });

interface Created {
  id: string;
  token: string;
  name: string;
}

/** Renders the dialogs of directories: connect, token, setup instructions, enable or disable, and disconnect. */
export default function DirectoryDialogs({
  task,
  onClose,
  onCreated,
}: TaskProps<DirectoryTask> & { onCreated: (id: string) => void }) {
  const texts = useAdminTexts('provisioning');
  const identity = useIdentity();
  const { one, create, update, remove } = useCapability(provisioning);
  const [created, setCreated] = useState<Created>();
  const schema = useMemo(() => newForm(texts), [texts]);

  return (
    <>
      <FormSheet
        item={task?.do === 'add' ? task : undefined}
        onClose={onClose}
        title={texts.addTitle}
        description={texts.addText}
        schema={schema}
        toInput={() => ({ source: 'okta' as const, connectionName: '', syncToUserManagement: true })}
        submitLabel={texts.add}
        mutation={create()}
        toVariables={(values) => values}
        onDone={({ id, token }, values) => setCreated({ id, token, name: nameOf(values, texts) })}
      >
        <RadioGroupField
          name="source"
          label={texts.source}
          options={[...provisioning.connectionSources]
            .reverse()
            .sort((a, b) => Number(a === 'other') - Number(b === 'other'))
            .map((value) => ({ value, label: texts.sources[value] }))}
        />
        <TextField name="connectionName" label={texts.name} hint={texts.nameHint} optional autoComplete="off" />
        <SwitchField name="syncToUserManagement" label={texts.sync} hint={texts.syncHint} />
      </FormSheet>
      <SecretDialog
        secrets={
          created && [
            { label: texts.endpoint, value: provisioning.scimAddress(identity, created.id), isPublic: true },
            { label: texts.token, value: created.token },
          ]
        }
        onClose={() => {
          if (created) onCreated(created.id);
          setCreated(undefined);
        }}
        title={texts.createdTitle}
        description={created && texts.createdText(created.name)}
        fileName={texts.fileName}
      />
      <WaitingDialog id={task?.do === 'wait' ? task.id : undefined} onClose={onClose} />
      <FormSheet
        item={task?.do === 'edit' ? task.connection : undefined}
        onClose={onClose}
        title={(connection) => nameOf(connection, texts)}
        description={texts.editText}
        schema={SyncForm}
        toInput={({ syncToUserManagement = false }) => ({ syncToUserManagement })}
        submitLabel={texts.save}
        mutation={update()}
        latest={({ id }) => one(id)}
        toVariables={(values, { item }) => ({ ...values, id: item.id })}
        toast={() => texts.savedToast}
      >
        <SwitchField name="syncToUserManagement" label={texts.sync} hint={texts.syncHint} />
      </FormSheet>
      <ConfirmDialog
        item={task?.do === 'remove' ? task.connection : undefined}
        onClose={onClose}
        title={(connection) => texts.removeTitle(nameOf(connection, texts))}
        description={texts.removeText}
        confirmLabel={texts.removeConfirm}
        mutation={remove()}
        toVariables={({ id }) => id}
        toast={(connection) => texts.removedToast(nameOf(connection, texts))}
      />
    </>
  );
}
