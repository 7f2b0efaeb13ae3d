'use client';
import { lacksPermission } from '@gatehouse/sdk';
import type { Rights } from '@gatehouse/sdk/admin/rights';
import type { SsoConfiguration } from '@gatehouse/sdk/sso';
import LogIn from 'lucide-react/icons/log-in';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { EmptyState } from '../../kit/feedback/empty-state';
import { LoadAlert } from '../../kit/feedback/load-alert';
import { LoadingStatus } from '../../kit/feedback/loading-status';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useTexts } from '../../react/texts';
import { useAdminTexts } from '../texts';
import { ConnectionCard } from './connection-card';

interface ConnectionListProps {
  query: { data: readonly SsoConfiguration[] | undefined; error: unknown; refetch: () => unknown };
  may: Rights<'sso'>;
  /** Whether the URL names a connection that no longer exists. */
  isNotFound: boolean;
  onOpen: (connection: SsoConfiguration) => void;
  /** Opens the setup of a connection; without one, of a new connection. */
  onSetUp: (connection?: SsoConfiguration) => void;
}

/** Renders every connection as a row. */
export function ConnectionList({
  query: { data, error, refetch },
  may,
  isNotFound,
  onOpen,
  onSetUp,
}: ConnectionListProps) {
  const texts = useAdminTexts('sso');
  const { statuses } = useTexts();
  const lacksRole = lacksPermission(error);
  return (
    <>
      <div role="alert" className="gh:empty:sr-only">
        {Boolean(error) && (
          <LoadAlert tone={data ? 'warning' : 'danger'} error={error} onRetry={lacksRole ? undefined : refetch}>
            {lacksRole && statuses[403]}
          </LoadAlert>
        )}
        {isNotFound && <Alert tone="warning">{texts.gone}</Alert>}
      </div>
      {!data && !error && (
        <div className="gh:grid gh:gap-4">
          <LoadingStatus />
          <Skeleton className="gh:h-60 gh:rounded-lg" />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<LogIn />}
          title={texts.emptyTitle}
          description={may.write ? texts.empty : texts.emptyReadOnly}
          action={
            may.write && (
              <Button onClick={() => onSetUp()}>
                <Plus aria-hidden />
                {texts.add}
              </Button>
            )
          }
        />
      )}
      {data && data.length > 0 && (
        <ul className="gh:overflow-clip gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:shadow-low">
          {data.map((connection) => (
            <li key={connection.id} className="gh:border-t gh:border-line gh:first:border-t-0">
              <ConnectionCard
                connection={connection}
                may={may}
                onOpen={() => onOpen(connection)}
                onSetUp={() => onSetUp(connection)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
