import './overview.css';
import { Badge } from '@gatehouse/ui/kit';
import { Link } from 'wouter';
import { checks, solutionSteps } from '../../research/progress';
import type { SolutionId } from '../../research/solutions';
import { Meter } from '../layout/meter';
import { solutionGroups, solutionPath } from '../navigation';
import { useProgress } from '../progress';
import { usePortalTexts } from '../texts/provider';
import { stageOf } from './catalog';
import { stepsDone } from './next-step';
import { stages, stageTones } from './stages';

interface SolutionRowProps {
  id: SolutionId;
  /** Undefined while the record is loading. */
  done: number | undefined;
}

function SolutionRow({ id, done }: SolutionRowProps) {
  const { solutions, progress } = usePortalTexts('shell');
  const texts = usePortalTexts('solution');
  const stage = stageOf[id];
  return (
    <li>
      <Link href={solutionPath(id)} className="solution-row">
        <span className="solution-row-head">
          <span className="solution-row-name">{solutions[id]}</span>
          <Badge tone={stageTones[stage]}>{texts.stages[stage].name}</Badge>
        </span>
        <span className="solution-row-text">{texts.summaries[id]}</span>
        <span className="solution-row-steps" data-done={done}>
          <span className="solution-row-dots" aria-hidden="true">
            {solutionSteps.map((step, index) => (
              <span key={step} data-on={done !== undefined && index < done} />
            ))}
          </span>
          {done !== undefined && <bdi>{progress.steps(done, solutionSteps.length)}</bdi>}
        </span>
      </Link>
    </li>
  );
}

/** Renders all nine solutions by group, with the user's progress. */
export default function SolutionsPage() {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('solution');
  const { isDone, count, waiting, known } = useProgress('solutions');
  return (
    <div className="screen solutions">
      <header className="page-head">
        <h1 tabIndex={-1}>{shell.titles['/solutions']}</h1>
        <p className="lead">{texts.lead}</p>
        {(waiting || known) && (
          <Meter label={shell.progress.title} count={count} of={checks.solutions.length} waiting={waiting} />
        )}
      </header>
      <ul className="stage-key" aria-label={texts.stageKey}>
        {stages.map((stage) => (
          <li key={stage}>
            <Badge tone={stageTones[stage]}>{texts.stages[stage].name}</Badge> {texts.stages[stage].meaning}
          </li>
        ))}
      </ul>
      {solutionGroups.map(({ id: group, solutions }) => (
        <section key={group} aria-label={shell.groups[group]} className="solutions-group">
          <h2>{shell.groups[group]}</h2>
          <ul className="card solution-rows">
            {solutions.map((id) => (
              <SolutionRow key={id} id={id} done={known ? stepsDone(id, isDone) : undefined} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
