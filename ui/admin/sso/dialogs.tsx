'use client';
import * as sso from '@gatehouse/sdk/sso';
import { readableDomain } from '@gatehouse/sdk/text';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { connectionName } from './connection-name';

/** Dialog to open for a connection. */
export interface SsoTask {
  do: 'remove';
  connection: sso.SsoConfiguration;
}

/** Renders the confirmation for deleting a connection. */
export default function SsoDialogs({ task, onClose, onRemoved }: TaskProps<SsoTask> & { onRemoved: () => void }) {
  const texts = useAdminTexts('sso');
  const { remove } = useCapability(sso);
  const nameOf = (connection: sso.SsoConfiguration) => connectionName(connection, texts.types).full;
  return (
    <ConfirmDialog
      item={task?.connection}
      onClose={onClose}
      title={(connection) => texts.removeTitle(nameOf(connection))}
      description={({ domains }) => texts.removeText((domains ?? []).map(({ domain }) => readableDomain(domain)))}
      confirmLabel={texts.removeConfirm}
      mutation={remove()}
      toVariables={({ id }) => id}
      toast={(connection) => {
        onRemoved();
        return texts.removedToast(nameOf(connection));
      }}
    />
  );
}
