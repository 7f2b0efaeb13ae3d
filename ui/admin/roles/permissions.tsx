'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../kit/feedback/alert';
import { RetryButton } from '../../kit/feedback/retry-button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { PermissionsEditor } from './permissions-editor';

interface PermissionsProps {
  /** Roles rendered as columns. */
  visibleRoles: readonly roles.Role[];
  all: readonly roles.Role[] | undefined;
  editor: roles.RoleEditor | undefined;
  /** Reason why nothing can be changed. Default: derived from the user's rights. */
  readOnly?: string | undefined;
}

/** Renders the permissions of some roles. */
export function Permissions({ visibleRoles, all, editor, readOnly }: PermissionsProps) {
  const texts = useAdminTexts('roles');
  const kit = useKitTexts();
  const { update } = useRights('roles');
  const names = useProviderNames();
  const {
    data: groups,
    error,
    refetch,
  } = useQuery({
    ...useCapability(roles).permissionGroups(),
    select: names.permissionGroups,
  });
  if (groups && all && editor) {
    return (
      <PermissionsEditor
        visibleRoles={visibleRoles}
        all={all}
        groups={groups}
        editor={editor}
        readOnly={update ? readOnly : texts.locks.readOnly}
      />
    );
  }
  if (!error) return <Skeleton className="gh:h-80" />;
  return (
    <Alert
      tone="danger"
      role="alert"
      title={texts.matrix.failed}
      actions={<RetryButton error={error} onRetry={refetch} />}
    >
      {kit.describeError(error)}
    </Alert>
  );
}
