import './reporting.css';
import { Alert, BarChart, Button, Gauge, Skeleton, TimeChart } from '@gatehouse/ui/kit';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { checks } from '../../../research/progress';
import { solutionIds, solutionNames } from '../../../research/solutions';
import { useClientRecord } from '../../client-record';
import { useEverythingSent } from '../../feedback/own-rows';
import { GatewayError } from '../../gateway-client';
import { useProgress } from '../../progress';
import { PartBoundary } from '../../screens/part-boundary';
import { stepsDone } from '../../solutions/next-step';
import { features } from '../desktop/features';
import { SentList } from './sent-list';
import { countsOf, HIGHEST_RATING, kinds, pointsOf, ratingsOf, sentence } from './summary';

const steps = { one: 'step', other: 'steps' };
const done = { other: 'done' };
const submissions = { one: 'submission', other: 'submissions' };

/** The user's data in the research database: progress and submissions, as charts with their tables. */
export default function ReportingPage() {
  const { record, failed, retry: retryRecord } = useClientRecord();
  const solutions = useProgress('solutions');
  const desktop = useProgress('desktop');
  const { sent, waiting, error, retry } = useEverythingSent(kinds);

  // Another tab or device may have gone on meanwhile.
  useEffect(() => void retryRecord({ cancelRefetch: false }), [retryRecord]);

  const noRecord = failed && !record;
  const problem = noRecord ? { message: 'Your record could not be read.' } : error;
  const again = () => (noRecord ? void retryRecord() : retry());
  const loading = waiting && !problem;
  // Without a row it is unknown whether there are none.
  const unread = noRecord || (problem !== undefined && sent.length === 0);
  const ratings = ratingsOf(sent);
  const nothing = !loading && sent.length === 0;

  return (
    <div className="screen reporting">
      <header className="page-head">
        <h1 tabIndex={-1}>Reporting</h1>
        <p className="lead">What you have seen and sent, as the research database holds it.</p>
      </header>
      <div role="alert" className="reporting-problem">
        {problem && (
          <Alert
            tone="danger"
            title={problem instanceof GatewayError || noRecord ? problem.message : 'Something could not be read.'}
            actions={
              <Button size="sm" variant="secondary" onClick={again}>
                Retry
              </Button>
            }
          >
            {unread ? 'The research database did not answer.' : 'What is shown below may be incomplete.'} Nothing is
            lost.
          </Alert>
        )}
      </div>
      {!noRecord && (
        <section aria-labelledby="seen">
          <h2 id="seen">What you have seen</h2>
          <div className="reporting-gauges">
            <Gauge
              caption="Solutions"
              label={`${solutions.count} of ${checks.solutions.length} steps`}
              value={solutions.percent}
              loading={solutions.waiting}
              parts={solutionIds.map((id) => ({
                label: solutionNames[id],
                value: stepsDone(id, solutions.isDone),
              }))}
              unit={steps}
              heading="Solution"
            />
            <Gauge
              caption="Desktop App"
              label={`${desktop.count} of ${checks.desktop.length} steps`}
              value={desktop.percent}
              loading={desktop.waiting}
              parts={checks.desktop.map((check) => ({
                label: check === 'feedback' ? 'Feedback' : features[check].name,
                value: desktop.isDone(check) ? 1 : 0,
              }))}
              unit={done}
              heading="Step"
            />
          </div>
        </section>
      )}
      {!unread && (
        <>
          <section aria-labelledby="sent">
            <h2 id="sent">What you have sent</h2>
            {nothing ? (
              <SentList sent={sent} />
            ) : (
              <PartBoundary title="The charts have stopped working">
                <div className="reporting-charts">
                  <TimeChart
                    caption="Submissions over time"
                    label={sentence(sent)}
                    points={pointsOf(sent)}
                    unit={submissions}
                    loading={loading}
                    className="reporting-wide"
                  />
                  <BarChart
                    caption="By kind"
                    label={sentence(sent)}
                    data={countsOf(sent)}
                    unit={submissions}
                    heading="Kind"
                    loading={loading}
                  />
                  <BarChart
                    caption="Your latest ratings"
                    label={
                      ratings.length === 0 ? 'You have not rated a solution yet.' : 'From 1, poor, to 5, excellent.'
                    }
                    empty={
                      <Button asChild variant="secondary">
                        <Link href="/solutions">Choose a solution</Link>
                      </Button>
                    }
                    data={ratings}
                    heading="Solution"
                    max={HIGHEST_RATING}
                    loading={loading}
                  />
                </div>
              </PartBoundary>
            )}
          </section>
          {!nothing && (
            <section aria-labelledby="again">
              <h2 id="again">Read it again</h2>
              {loading ? <Skeleton className="reporting-skeleton" /> : <SentList sent={sent} />}
            </section>
          )}
        </>
      )}
    </div>
  );
}
