'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../kit/alert';
import { chunk, useChunk } from '../../kit/chunk';
import { RetryButton } from '../../kit/retry-button';
import { Skeleton } from '../../kit/skeleton';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useProviderNames } from '../resource/use-provider-names';
import { useRights } from '../resource/use-rights';
import { useAdminTexts } from '../texts';

interface PermissionsProps {
  /** Roles rendered as columns. */
  visibleRoles: readonly roles.Role[];
  all: readonly roles.Role[] | undefined;
  editor: roles.RoleEditor | undefined;
  /** Reason why nothing can be changed. Default: derived from the user's rights. */
  readOnly?: string | undefined;
}

const code = chunk(() => import('./permissions-editor'));

/** Renders the permissions of some roles; the editor loads on first use. */
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
  const { Part: Editor, hasFailed, retry } = useChunk(code);
  if (Editor && groups && all && editor) {
    return <Editor {...{ visibleRoles, all, groups, editor }} readOnly={update ? readOnly : texts.locks.readOnly} />;
  }
  if (!hasFailed && !error) return <Skeleton className="gh:h-80" />;
  return (
    <Alert
      tone="danger"
      role="alert"
      title={texts.matrix.failed}
      actions={
        <RetryButton
          error={error}
          onRetry={() => {
            if (hasFailed) retry();
            if (error) void refetch();
          }}
        />
      }
    >
      {error ? kit.describeError(error) : kit.loadFailed}
    </Alert>
  );
}
