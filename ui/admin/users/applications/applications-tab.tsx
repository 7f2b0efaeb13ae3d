'use client';
import * as applications from '@gatehouse/sdk/applications';
import { useQuery } from '@tanstack/react-query';
import AppWindow from 'lucide-react/icons/app-window';
import { Avatar } from '../../../kit/display/avatar';
import { Alert } from '../../../kit/feedback/alert';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { RetryButton } from '../../../kit/feedback/retry-button';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { useKitTexts } from '../../../kit/texts';
import { useCapability } from '../../../react/capability';
import { lazyPart } from '../../../react/lazy-part';
import { useUser } from '../../../react/session';
import { useListView } from '../../archetypes/list/use-list-view';
import { Tasks, useTask } from '../../archetypes/page/tasks';
import { useAdminTexts } from '../../texts';
import type { ApplicationTask } from './application-dialogs';
import { ApplicationUsers } from './application-users';
import { isManaged } from './use-applications';

const dialogs = lazyPart(async () => ({ default: (await import('../dialogs')).ApplicationDialogs }));

/** Renders the applications of the account beside the users of one of them. */
export default function ApplicationsTab() {
  const texts = useAdminTexts('users').applications;
  const kit = useKitTexts();
  const tenantId = useUser()?.tenantId;
  const applicationsQuery = useQuery(useCapability(applications).listWithUsers({ tenantId }));
  const view = useListView('users', { pageSize: 20, name: 'app' });
  const tasks = useTask<ApplicationTask>();
  const all = applicationsQuery.data;

  if (!all && applicationsQuery.error) {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={texts.failed}
        actions={<RetryButton error={applicationsQuery.error} onRetry={applicationsQuery.refetch} />}
      >
        {kit.describeError(applicationsQuery.error)}
      </Alert>
    );
  }
  if (!all) return <Skeleton className="gh:h-60" />;
  // Applications that require assignment come first.
  const sorted = [...all].sort((a, b) => Number(isManaged(b)) - Number(isManaged(a)));
  const current = sorted.find(({ id }) => id === view.open) ?? sorted[0];
  if (!current) {
    return (
      <div className="gh:rounded-lg gh:border gh:border-line gh:bg-surface">
        <EmptyState icon={<AppWindow />} title={texts.emptyTitle} description={texts.empty} />
      </div>
    );
  }
  return (
    <div className="gh:grid gh:grid-cols-1 gh:gap-6 gh:@lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <nav aria-label={texts.list}>
        <ul className="gh:grid gh:grid-cols-1 gh:gap-1">
          {sorted.map((application) => (
            <li key={application.id}>
              <button
                type="button"
                aria-current={application.id === current.id ? 'true' : undefined}
                className="gh:flex gh:w-full gh:items-center gh:gap-3 gh:rounded gh:px-3 gh:py-2 gh:text-start gh:text-sm gh:transition-colors gh:hover:bg-muted gh:aria-[current]:bg-muted"
                onClick={() => view.setOpen(application.id)}
              >
                <Avatar name={application.name ?? ''} src={application.logoURL} className="gh:rounded" />
                <span className="gh:min-w-0 gh:flex-1">
                  <span className="gh:block gh:font-medium gh:wrap-anywhere">{application.name}</span>
                  <span className="gh:block gh:text-xs gh:text-subtle">
                    {isManaged(application) ? texts.userCount(application.userIds.length) : texts.everybody}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <ApplicationUsers key={current.id} application={current} onTask={tasks.start} />
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} />}
      </Tasks>
    </div>
  );
}
