'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { HoldersOf } from './holders';
import { RoleSheet } from './role-sheet';

/** Dialog to open for a role. */
export type RoleTask =
  | { do: 'add'; base?: roles.Role }
  | { do: 'edit'; role: roles.Role }
  | { do: 'remove'; role: roles.Role };

export interface RoleDialogsProps {
  /** All roles of the account. */
  roles: readonly roles.Role[];
  editor: roles.RoleEditor | undefined;
  /** Called with a new role. */
  onAdded: ((role: roles.Role) => void) | undefined;
}

/** Renders the dialogs that add, edit, duplicate and delete a role. */
export default function RoleDialogs({
  task,
  onClose,
  roles: all,
  editor,
  onAdded,
}: TaskProps<RoleTask> & RoleDialogsProps) {
  const texts = useAdminTexts('roles');
  const { remove } = useCapability(roles);
  return (
    <>
      <RoleSheet
        open={task?.do === 'add' || task?.do === 'edit'}
        onClose={onClose}
        role={task?.do === 'edit' ? task.role : undefined}
        base={task?.do === 'add' ? task.base : undefined}
        all={all}
        editor={editor}
        onAdded={onAdded}
      />
      <ConfirmDialog
        item={task?.do === 'remove' ? task.role : undefined}
        onClose={onClose}
        title={({ name }) => texts.removeTitle(name)}
        description={(role) => (
          <>
            <p>{texts.removeText}</p>
            <HoldersOf role={role} />
          </>
        )}
        confirmLabel={texts.removeConfirm}
        mutation={remove()}
        toVariables={({ id }) => id}
        toast={({ name }) => texts.removedToast(name)}
      />
    </>
  );
}
