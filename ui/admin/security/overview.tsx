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
import { useTexts } from '../../react/texts';
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
          <Insights recommendations={data?.recommendations} />
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

const severities: readonly securityCenter.Severity[] = ['SEVERE', 'WARNING', 'INFO'];

/** Renders the number of recommendations by severity, and findings that none of them states. */
function Insights({ recommendations }: { recommendations: readonly securityCenter.Recommendation[] | undefined }) {
  const { overview: texts } = useAdminTexts('security');
  const id = useId();
  const figures = useFigures();
  const { language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const { data = [], isLoading } = useQuery({
    ...useCapability(securityCenter).insights(),
    refetchOnMount: 'always',
  });
  if (isLoading || !recommendations) return <Skeleton className="gh:h-full gh:min-h-38 gh:rounded-lg" />;
  const stated = new Set(recommendations.flatMap(({ metadata }) => figures(metadata)));
  const lines = [
    ...(recommendations.length > 0 ? severities : []).map((severity) => ({
      key: severity,
      label: texts.severities[severity],
      value: number.format(recommendations.filter((one) => one.severity === severity).length),
    })),
    ...data.flatMap((insight) => {
      const category = securityCenter.categoryOf(insight);
      const own = figures(insight.metadata);
      if (own.length > 0 && own.every((figure) => stated.has(figure))) return [];
      const label = category ? texts.categories[category] : texts.other;
      return { key: insight.code, label, value: own.join(' ') || insight.code };
    }),
  ];
  if (lines.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="gh:grid gh:content-start gh:gap-2 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-5 gh:shadow-low"
    >
      <h2 id={id} className="gh:text-sm gh:font-medium">
        {texts.insights}
      </h2>
      <dl className="gh:grid gh:divide-y gh:divide-line gh:text-sm">
        {lines.map(({ key, label, value }) => (
          <div
            key={key}
            className="gh:flex gh:flex-wrap gh:items-baseline gh:justify-between gh:gap-x-6 gh:gap-y-0.5 gh:py-2 gh:last:pb-0"
          >
            <dt className="gh:text-subtle">{label}</dt>
            <dd className="gh:tabular-nums gh:wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
