'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useQuery } from '@tanstack/react-query';
import DoorClosed from 'lucide-react/icons/door-closed';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/feedback/empty-state';
import { RetryButton } from '../../kit/feedback/retry-button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useAdminTexts } from '../texts';

/** Access to a sub-account, for requests on its behalf. */
export interface Access {
  accountId: string;
  authorization: string;
}

interface InsideProps {
  tenantId: string;
  children: (access: Access) => ReactNode;
}

/** Milliseconds for which a sub-account's token is reused; less than its lifetime. */
const FRESH = 60_000;

/** Renders content with access to a sub-account, or why it is denied. The token is stored in the query cache only. */
export function Inside({ tenantId, children }: InsideProps) {
  const texts = useAdminTexts('accounts');
  const kit = useKitTexts();
  const { data, error, refetch } = useQuery({
    ...useCapability(accounts).token(tenantId),
    staleTime: FRESH,
    refetchInterval: FRESH,
    // Evicts the token with its last observer.
    gcTime: 0,
  });
  if (data) return children({ accountId: tenantId, authorization: data.accessToken });
  if (!error) return <Skeleton className="gh:h-40" />;
  return (
    <EmptyState
      role="alert"
      icon={<DoorClosed />}
      title={texts.noEntry}
      description={kit.describeError(error)}
      action={<RetryButton error={error} onRetry={() => void refetch()} />}
    />
  );
}
