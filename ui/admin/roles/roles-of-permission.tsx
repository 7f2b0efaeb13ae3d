'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { useToast } from '../../kit/feedback/toast';
import type { MatrixChange, MatrixGroup, MatrixValue } from '../../kit/matrix/matrix-model';
import { PermissionMatrix } from '../../kit/matrix/permission-matrix';
import { Drawer, DrawerBody, DrawerClose, DrawerFooter } from '../../kit/overlay/drawer';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { useSubmit } from '../archetypes/form/use-submit';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { kindOf } from './columns';
import { usePermissionEdits } from './use-permission-edits';

interface RolesOfPermissionProps {
  /** Permission to assign; the sheet is open while it is set. */
  permission: roles.Permission | undefined;
  onClose: () => void;
  all: readonly roles.Role[];
  permissions: readonly roles.Permission[];
  editor: roles.RoleEditor;
}

/** Renders the form that assigns a permission to roles and removes it from others. */
export function RolesOfPermission({ permission, ...props }: RolesOfPermissionProps) {
  // Keeps the permission while the sheet closes.
  const last = useRef(permission);
  if (permission) last.current = permission;
  if (!last.current) return null;
  return <Sheet key={last.current.id} {...props} permission={last.current} isOpen={permission !== undefined} />;
}

type SheetProps = RolesOfPermissionProps & { permission: roles.Permission; isOpen: boolean };

function Sheet({ permission, isOpen, onClose, all, permissions, editor }: SheetProps) {
  const texts = useAdminTexts('roles');
  const { ofPermission } = texts;
  const kit = useKitTexts();
  const toaster = useToast();
  const { update: mayUpdate } = useRights('roles');
  const groups = useRoleGroups(all);
  const byRole = usePermissionEdits({ visibleRoles: all, all, permissions, editor });
  const submit = useSubmit(useCapability(roles).saveEdits());
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { id } = permission;
  const columns = useMemo(() => [{ id, title: permission.name }], [id, permission.name]);
  // Transposes the matrix of the page: one permission as column, and a row for each role.
  const value = useMemo<MatrixValue>(
    () => ({ [id]: new Set(all.flatMap((role) => (byRole.value[role.id]?.has(id) ? [role.id] : []))) }),
    [id, all, byRole.value],
  );
  const change = (changes: readonly MatrixChange[]) =>
    byRole.change(changes.map(({ row, on }) => ({ column: row, row: id, on })));
  const gaining = byRole.edits.filter(({ permissionIds }) => permissionIds.includes(id)).length;

  const close = () => {
    byRole.discard();
    setError(undefined);
    onClose();
  };
  const save = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      await submit({ edits: byRole.edits });
      toaster.success(texts.review.savedToast(byRole.edits.length));
      close();
    } catch (thrown) {
      setError(kit.describeError(thrown));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={ofPermission.title(permission.name)}
      description={permission.description}
      unsaved={byRole.edits.length > 0}
      locked={isBusy}
    >
      <DrawerBody>
        <div role="alert" className={error ? undefined : 'gh:sr-only'}>
          {error && <Alert tone="danger">{error}</Alert>}
        </div>
        <PermissionMatrix
          label={ofPermission.title(permission.name)}
          columnLabel={texts.matrix.permission}
          rowLabel={texts.matrix.role}
          columns={columns}
          groups={groups}
          value={value}
          onChange={change}
          locked={(permissionId, roleId) => byRole.locked(roleId, permissionId)}
          readOnly={mayUpdate ? undefined : texts.locks.readOnly}
        />
      </DrawerBody>
      {mayUpdate && (
        <DrawerFooter>
          <p role="status" className="gh:me-auto gh:text-sm">
            {byRole.edits.length > 0 && ofPermission.changed({ gaining, losing: byRole.edits.length - gaining })}
          </p>
          <DrawerClose disabled={isBusy}>{kit.cancel}</DrawerClose>
          <Button
            loading={isBusy}
            disabledReason={byRole.edits.length > 0 ? undefined : ofPermission.nothingChanged}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </DrawerFooter>
      )}
    </Drawer>
  );
}

const kinds = ['account', 'vendor'] as const;

/** Returns the roles by kind, the account's own first; by name within a kind. */
const useRoleGroups = (all: readonly roles.Role[]): MatrixGroup[] => {
  const { kinds: titles } = useAdminTexts('roles');
  const { language } = useTexts();
  return useMemo(() => {
    const sorted = [...all].sort((a, b) => a.name.localeCompare(b.name, language));
    return kinds.map((kind) => ({
      id: kind,
      title: titles[kind],
      rows: sorted
        .filter((role) => kindOf(role) === kind)
        .map(({ id, name, description }) => ({ id, title: name, ...(description && { description }) })),
    }));
  }, [all, titles, language]);
};
