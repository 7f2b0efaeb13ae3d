import { BarChart, Button, EmptyState, Gauge, Skeleton, TimeChart } from '@gatehouse/ui/kit';
import { ChartColumn } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { checks } from '../../../research/progress';
import { solutionIds } from '../../../research/solutions';
import { useClientRecord } from '../../client-record';
import { useEverythingSent } from '../../feedback/own-rows';
import { GatewayError } from '../../gateway-client';
import { useProgress } from '../../progress';
import { Failure } from '../../screens/failure';
import { PartBoundary } from '../../screens/part-boundary';
import { PageHead, Part } from '../../screens/prose';
import { stepsDone } from '../../solutions/catalog';
import { describeGatewayError } from '../../texts/describe-gateway-error';
import { usePortalTexts } from '../../texts/provider';
import { SentList } from './sent-list';
import { countsOf, HIGHEST_RATING, kinds, pointsOf, ratingsOf } from './summary';

/** Minimum number of submissions for charts above the list. */
const FEW = 5;

/** Renders the user's data in the research database: progress and submissions, as charts with their tables. */
export default function ReportingPage() {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('reporting');
  const shared = usePortalTexts('feedback');
  const { tools } = usePortalTexts('desktop');
  const { record, failed, retry: retryRecord } = useClientRecord();
  const solutions = useProgress('solutions');
  const desktop = useProgress('desktop');
  const { sent, waiting, error, retry } = useEverythingSent(kinds);

  // Another tab or device may have changed the data.
  useEffect(() => void retryRecord({ cancelRefetch: false }), [retryRecord]);

  const noRecord = failed && !record;
  const problem = noRecord ? { message: shared.lookup.noRecord } : error;
  const again = () => (noRecord ? void retryRecord() : retry());
  const loading = waiting && !problem;
  // Without a loaded list it is unknown whether there are submissions.
  const notLoaded = noRecord || (problem !== undefined && sent.length === 0);
  const ratings = ratingsOf(sent, shell.solutions);
  const nothing = sent.length === 0;
  const noProgress = solutions.count + desktop.count === 0;
  // Without progress, the submissions decide whether there are charts at all.
  const isUnknown = noProgress && loading;
  const isEmpty = solutions.isLoaded && noProgress && !loading && !notLoaded && nothing;

  const list = <SentList key="list" sent={sent} />;
  const charts = !nothing && (
    <PartBoundary key="charts" title={texts.chartsBroken}>
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        <TimeChart
          caption={texts.overTime}
          label={texts.count(sent.length)}
          points={pointsOf(sent, texts.kinds)}
          unit={texts.units.submissions}
          className="@md:col-span-2"
        />
        <BarChart
          caption={texts.byKind}
          label={texts.count(sent.length)}
          data={countsOf(sent, texts.kinds)}
          unit={texts.units.submissions}
          heading={texts.kind}
        />
        <BarChart
          caption={texts.ratings}
          label={ratings.length === 0 ? texts.noRatings : texts.scale}
          empty={
            <Button asChild variant="secondary">
              <Link href="/solutions">{texts.choose}</Link>
            </Button>
          }
          data={ratings}
          heading={texts.solution}
          max={HIGHEST_RATING}
        />
      </div>
    </PartBoundary>
  );

  return (
    <div className="@container grid gap-12">
      <PageHead title={shell.titles['/reporting']} lead={texts.lead} />
      <div role="alert" className="empty:absolute">
        {problem && (
          <Failure
            title={problem instanceof GatewayError ? describeGatewayError(shared, problem) : problem.message}
            onRetry={again}
          >
            {notLoaded ? texts.noAnswer : texts.incomplete}
          </Failure>
        )}
      </div>
      {isEmpty && (
        <EmptyState
          icon={<ChartColumn />}
          title={texts.emptyReport}
          description={texts.emptyReportText}
          action={
            <>
              <Button asChild>
                <Link href="/solutions">{texts.choose}</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link href="/feedback">{texts.give}</Link>
              </Button>
            </>
          }
          className="rounded-lg border border-dashed border-control"
        />
      )}
      {!noRecord && !isEmpty && (
        <Part id="seen" title={texts.seen}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17.5rem),1fr))] gap-4">
            <Gauge
              caption={shell.titles['/solutions']}
              label={shell.progress.steps(solutions.count, checks.solutions.length)}
              value={solutions.percent}
              loading={solutions.waiting || isUnknown}
              parts={solutionIds.map((id) => ({
                label: shell.solutions[id],
                value: stepsDone(id, solutions.isDone),
              }))}
              unit={texts.units.steps}
              heading={texts.solution}
            />
            <Gauge
              caption={shell.titles['/desktop']}
              label={shell.progress.steps(desktop.count, checks.desktop.length)}
              value={desktop.percent}
              loading={desktop.waiting || isUnknown}
              parts={checks.desktop.map((check) => ({
                label: check === 'feedback' ? shell.titles['/feedback'] : tools[check].name,
                value: desktop.isDone(check) ? 1 : 0,
              }))}
              unit={texts.units.done}
              heading={texts.step}
            />
          </div>
        </Part>
      )}
      {/* Their order depends on their number, so neither has a place before it is known. */}
      {loading && <Skeleton className="h-160" />}
      {!loading && !notLoaded && !isEmpty && (
        <Part id="sent" title={texts.sent}>
          {sent.length < FEW ? [list, charts] : [charts, list]}
        </Part>
      )}
    </div>
  );
}
