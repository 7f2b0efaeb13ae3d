import './reporting.css';
import { Alert, BarChart, Button, Gauge, Skeleton, TimeChart } from '@gatehouse/ui/kit';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { checks } from '../../../research/progress';
import { solutionIds } from '../../../research/solutions';
import { useClientRecord } from '../../client-record';
import { useEverythingSent } from '../../feedback/own-rows';
import { GatewayError } from '../../gateway-client';
import { useProgress } from '../../progress';
import { PartBoundary } from '../../screens/part-boundary';
import { stepsDone } from '../../solutions/next-step';
import { describeGatewayError } from '../../texts/describe-gateway-error';
import { usePortalTexts } from '../../texts/provider';
import { SentList } from './sent-list';
import { countsOf, HIGHEST_RATING, kinds, pointsOf, ratingsOf, sentence } from './summary';

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

  const list = !loading && !notLoaded && !nothing && (
    <section key="list" aria-labelledby="list">
      <h2 id="list">{texts.list}</h2>
      <SentList sent={sent} />
    </section>
  );
  const charts = !loading && !notLoaded && (
    <section key="sent" aria-labelledby="sent">
      <h2 id="sent">{texts.sent}</h2>
      {nothing ? (
        <SentList sent={sent} />
      ) : (
        <PartBoundary title={texts.chartsBroken}>
          <div className="reporting-charts">
            <TimeChart
              caption={texts.overTime}
              label={sentence(sent, texts)}
              points={pointsOf(sent, texts.kinds)}
              unit={texts.units.submissions}
              className="reporting-wide"
            />
            <BarChart
              caption={texts.byKind}
              label={sentence(sent, texts)}
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
      )}
    </section>
  );

  return (
    <div className="screen reporting">
      <header className="page-head">
        <h1 tabIndex={-1}>{shell.titles['/reporting']}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <div role="alert" className="reporting-problem">
        {problem && (
          <Alert
            tone="danger"
            title={problem instanceof GatewayError ? describeGatewayError(shared, problem) : problem.message}
            actions={
              <Button size="sm" variant="secondary" onClick={again}>
                {shell.retry}
              </Button>
            }
          >
            {notLoaded ? texts.noAnswer : texts.incomplete}
          </Alert>
        )}
      </div>
      {!noRecord && (
        <section aria-labelledby="seen">
          <h2 id="seen">{texts.seen}</h2>
          <div className="reporting-gauges">
            <Gauge
              caption={shell.titles['/solutions']}
              label={shell.progress.steps(solutions.count, checks.solutions.length)}
              value={solutions.percent}
              loading={solutions.waiting}
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
              loading={desktop.waiting}
              parts={checks.desktop.map((check) => ({
                label: check === 'feedback' ? shell.titles['/feedback'] : tools[check].name,
                value: desktop.isDone(check) ? 1 : 0,
              }))}
              unit={texts.units.done}
              heading={texts.step}
            />
          </div>
        </section>
      )}
      {/* Their order depends on their number, so neither has a place before it is known. */}
      {loading && <Skeleton className="reporting-skeleton" />}
      {sent.length < FEW ? [list, charts] : [charts, list]}
    </div>
  );
}
