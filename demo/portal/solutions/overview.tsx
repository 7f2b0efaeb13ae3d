import './overview.css';
import { Badge } from '@gatehouse/ui/kit';
import { Link } from 'wouter';
import { checks, solutionSteps } from '../../research/progress';
import { type SolutionId, solutionIds, solutionNames } from '../../research/solutions';
import { Meter } from '../layout/meter';
import { groupOf } from '../navigation';
import { useProgress } from '../progress';
import { catalogue } from './catalogue';
import { stepsDone } from './next-step';
import { stages, stageTones } from './stages';

/** The groups of the menu in their order, with their solutions. */
const groups = [...new Set(solutionIds.map((id) => groupOf(`/solutions/${id}`)))].map((group) => ({
  group,
  ids: solutionIds.filter((id) => groupOf(`/solutions/${id}`) === group),
}));

interface SolutionCardProps {
  id: SolutionId;
  /** Undefined while the record is not there. */
  done: number | undefined;
}

function SolutionCard({ id, done }: SolutionCardProps) {
  const { stage, summary } = catalogue[id];
  return (
    <li>
      <Link href={`/solutions/${id}`} className="card solution-card">
        <span className="solution-card-head">
          <span className="solution-card-name">{solutionNames[id]}</span>
          <Badge tone={stageTones[stage]}>{stage}</Badge>
        </span>
        <span className="solution-card-text">{summary}</span>
        <span className="solution-card-steps" data-done={done}>
          <span className="solution-card-dots" aria-hidden="true">
            {solutionSteps.map((step, index) => (
              <span key={step} data-on={done !== undefined && index < done} />
            ))}
          </span>
          {done !== undefined && <bdi>{`${done} of ${solutionSteps.length} steps`}</bdi>}
        </span>
      </Link>
    </li>
  );
}

/** All nine solutions by their groups, with the user's progress. */
export default function SolutionsPage() {
  const { isDone, count, waiting, known } = useProgress('solutions');
  return (
    <div className="screen solutions">
      <header className="page-head">
        <h1 tabIndex={-1}>Solutions</h1>
        <p className="lead">
          Nine answers to work that IT does every day. Read how each one works, try it on sample data, and tell us where
          we are wrong.
        </p>
        {(waiting || known) && (
          <Meter label="Your way through" count={count} of={checks.solutions.length} waiting={waiting} />
        )}
      </header>
      <ul className="stage-key" aria-label="Stages">
        {stages.map(({ stage, meaning }) => (
          <li key={stage}>
            <Badge tone={stageTones[stage]}>{stage}</Badge> {meaning}
          </li>
        ))}
      </ul>
      {groups.map(({ group, ids }) => (
        <section key={group} aria-label={group} className="solutions-group">
          <h2>{group}</h2>
          <ul className="solution-cards">
            {ids.map((id) => (
              <SolutionCard key={id} id={id} done={known ? stepsDone(id, isDone) : undefined} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
