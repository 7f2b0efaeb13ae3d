'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import type { MatrixGroup } from '../../kit/matrix/matrix-model';
import { PermissionMatrix } from '../../kit/matrix/permission-matrix';
import { usePreservedFocus } from '../../kit/use-preserved-focus';
import type { RolesTexts } from '../../locales/en/admin/roles';
import { useUnsaved } from '../archetypes/form/unsaved';
import { useAdminTexts } from '../texts';
import { ReviewDialog } from './review-dialog';
import { RolesOfPermission } from './roles-of-permission';
import { usePermissionEdits } from './use-permission-edits';

interface PermissionsEditorProps {
  /** Roles rendered as columns. */
  visibleRoles: readonly roles.Role[];
  /** All roles of the account. */
  all: readonly roles.Role[];
  groups: readonly roles.PermissionGroup[];
  editor: roles.RoleEditor;
  /** Reason why nothing can be changed; undefined if editable. */
  readOnly: string | undefined;
}

/** A wildcard is described by the number of others that it includes. */
const describe = (
  { id, description }: roles.Permission,
  wildcards: ReadonlyMap<string, readonly string[]>,
  texts: RolesTexts,
): string | undefined => {
  const covered = wildcards.get(id);
  return covered ? texts.includes(covered.length) : description || undefined;
};

/**
 * Renders the permissions by role; the account's own roles can be changed, and changes are reviewed before they are
 * saved.
 */
export function PermissionsEditor({ visibleRoles, all, groups, editor, readOnly }: PermissionsEditorProps) {
  const texts = useAdminTexts('roles');
  const permissions = useMemo(() => groups.flatMap((group) => group.permissions), [groups]);
  const wildcards = useMemo(() => roles.wildcardsOf(permissions), [permissions]);
  const { value, locked, isChanged, changed, edits, change, discard, keepOnly } = usePermissionEdits({
    visibleRoles,
    all,
    permissions,
    editor,
  });
  const [isReviewing, setIsReviewing] = useState(false);
  const [opened, setOpened] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  usePreservedFocus(frame);
  useUnsaved(edits.length > 0 ? texts.matrix.unsaved : undefined);
  const rows = useMemo<MatrixGroup[]>(
    () =>
      groups.map((group) => ({
        id: group.category?.id ?? 'other',
        title: group.category?.name ?? texts.otherPermissions,
        rows: group.permissions.map((permission) => ({
          id: permission.id,
          title: permission.name,
          description: describe(permission, wildcards, texts),
        })),
      })),
    [groups, wildcards, texts],
  );
  const columns = useMemo(() => visibleRoles.map(({ id, name }) => ({ id, title: name })), [visibleRoles]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce its legend with each cell
    <div
      ref={frame}
      role="group"
      aria-label={texts.matrix.label}
      tabIndex={-1}
      className="gh:grid gh:min-w-0 gh:gap-4 gh:outline-none"
    >
      <PermissionMatrix
        label={texts.matrix.label}
        columnLabel={texts.matrix.role}
        rowLabel={texts.matrix.permission}
        columns={columns}
        groups={rows}
        value={value}
        onChange={change}
        locked={locked}
        isChanged={isChanged}
        readOnly={readOnly}
        onOpenRow={setOpened}
      />
      <div
        className={
          edits.length === 0
            ? 'gh:sr-only'
            : 'gh:sticky gh:bottom-0 gh:z-3 gh:flex gh:flex-wrap gh:items-center gh:justify-end gh:gap-2 gh:border-t gh:border-line gh:bg-background gh:px-4 gh:py-3 gh:in-data-[slot=drawer-body]:-bottom-6 gh:in-data-[slot=drawer-body]:-mb-6 gh:in-data-[slot=drawer-body]:bg-raised'
        }
      >
        <p role="status" className="gh:me-auto gh:text-sm">
          {edits.length > 0 && texts.matrix.changed(changed, edits.length)}
        </p>
        {edits.length > 0 && (
          <>
            <Button variant="secondary" onClick={discard}>
              {texts.matrix.discard}
            </Button>
            <Button onClick={() => setIsReviewing(true)}>{texts.matrix.review}</Button>
          </>
        )}
      </div>
      <RolesOfPermission
        permission={permissions.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
        all={all}
        permissions={permissions}
        editor={editor}
      />
      <ReviewDialog
        open={isReviewing}
        onClose={() => setIsReviewing(false)}
        onSaved={keepOnly}
        edits={edits}
        permissions={permissions}
      />
    </div>
  );
}
