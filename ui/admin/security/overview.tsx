'use client';
import * as securityCenter from '@gatehouse/sdk/security-center';
import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId, useState } from 'react';
import { Gauge } from '../../kit/chart/gauge';
import { EmptyState } from '../../kit/feedback/empty-state';
import { LoadAlert } from '../../kit/feedback/load-alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useDialogs } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { useFigures } from './figures';
import { Recommendations } from './recommendations';
import type { SecurityTab } from './tabs';

const UserTables = lazyPart(() => import('./user-tables'));

// Below the fold, and as large as a page.
const resetDialog = lazyPart(async () => ({ default: (await import('./dialogs')).ResetBreachedDialog }));

const toneOf = (score: number) => (score >= 80 ? 'success' : score >= 50 ? 'warning' : 'danger');

interface OverviewProps {
  mayWrite: boolean;
  /** Tabs in which the user can change something. */
  editable: readonly SecurityTab[];
}

/** Renders the security score of the account and its recommendations. */
export function Overview({ mayWrite, editable }: OverviewProps) {
  const { overview: texts } = useAdminTexts('security');
  const canReadUsers = useRights('users').read;
  const [breached, setBreached] = useState<number>();
  const close = () => setBreached(undefined);
  const ResetBreachedDialog = useDialogs(resetDialog, breached !== undefined, close);
  // Refetched each time the tab is opened, since settings may have changed.
  const { data, error, refetch } = useQuery({ ...useCapability(securityCenter).report(), refetchOnMount: 'always' });
  const score = data?.score ?? undefined;

  return (
    <>
      {error && (
        <div role="alert">
          <LoadAlert error={error} onRetry={refetch} />
        </div>
      )}
      {(data || !error) && (
        <div className="gh:grid gh:grid-cols-1 gh:gap-5 gh:@md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Gauge
            className="gh:@md:nth-last-2:col-span-full"
            caption={texts.score}
            // Without recommendations, the list below says so.
            label={data && data.recommendations.length > 0 ? texts.toImprove(data.recommendations.length) : ''}
            loading={!data}
            value={score}
            format="number"
            tone={score === undefined ? undefined : toneOf(score)}
            empty={<EmptyState className="gh:p-4" title={texts.notRated} description={texts.notRatedText} />}
          />
          <Insights />
          <div className="gh:col-span-full gh:grid gh:min-w-0">
            {!data ? (
              <Skeleton className="gh:h-60 gh:rounded-lg" />
            ) : data.recommendations.length === 0 ? (
              <div className="gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:shadow-low">
                <EmptyState icon={<ShieldCheck />} title={texts.nothing} description={texts.nothingText} />
              </div>
            ) : (
              <Recommendations
                items={data.recommendations}
                mayWrite={mayWrite}
                editable={editable}
                onResetBreached={setBreached}
              />
            )}
          </div>
        </div>
      )}
      {canReadUsers && (
        // Its rows are asked for at once, but it has no place before what is above it.
        <div className={data || error ? undefined : 'gh:hidden'}>
          <UserTables mayReset={mayWrite} />
        </div>
      )}
      {ResetBreachedDialog && <ResetBreachedDialog count={breached} onClose={close} />}
    </>
  );
}

/** Renders further findings of the provider; nothing if they cannot be loaded. */
function Insights() {
  const { overview: texts } = useAdminTexts('security');
  const id = useId();
  const figures = useFigures();
  const { data = [], isLoading } = useQuery({
    ...useCapability(securityCenter).insights(),
    refetchOnMount: 'always',
  });
  if (isLoading) return <Skeleton className="gh:h-full gh:min-h-38 gh:rounded-lg" />;
  if (data.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="gh:grid gh:grid-rows-[auto_1fr] gh:gap-3 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-5 gh:shadow-low"
    >
      <h2 id={id} className="gh:text-sm gh:font-medium">
        {texts.insights}
      </h2>
      <dl className="gh:grid gh:auto-rows-fr gh:text-sm">
        {data.map((insight) => {
          const category = securityCenter.categoryOf(insight);
          return (
            <div
              key={insight.code}
              className="gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-x-6 gh:gap-y-0.5 gh:border-t gh:border-line gh:py-3 gh:last:pb-0"
            >
              <dt className="gh:text-subtle">{category ? texts.categories[category] : texts.other}</dt>
              <dd className="gh:wrap-anywhere">{figures(insight.metadata).join(' ') || insight.code}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
