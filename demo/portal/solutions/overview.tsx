import { Badge } from '@gatehouse/ui/kit';
import { Link } from 'wouter';
import { checks, solutionSteps } from '../../research/progress';
import type { SolutionId } from '../../research/solutions';
import { Meter } from '../layout/meter';
import { solutionGroups } from '../navigation';
import { solutionPath } from '../paths';
import { useProgress } from '../progress';
import { PageHead } from '../screens/prose';
import { usePortalTexts } from '../texts/provider';
import { stageOf, stages, stageTones, stepsDone } from './catalog';

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
    <li className="border-line not-first:border-t">
      <Link
        href={solutionPath(id)}
        className="grid items-center gap-x-6 gap-y-1 px-5 py-4 text-body no-underline -outline-offset-2 hover:bg-muted @sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-base font-medium">{solutions[id]}</span>
          <Badge tone={stageTones[stage]}>{texts.stages[stage].name}</Badge>
        </span>
        <span className="max-w-[72ch] text-pretty text-subtle @sm:col-start-1">{texts.summaries[id]}</span>
        <span className="mt-2 flex min-h-4 items-center gap-2.5 text-xs text-subtle tabular-nums @sm:col-start-2 @sm:row-span-2 @sm:row-start-1 @sm:mt-0">
          <span className="inline-flex gap-1" aria-hidden="true">
            {solutionSteps.map((step, index) => (
              <span
                key={step}
                className={`h-1 w-4 rounded-sm ${done !== undefined && index < done ? 'bg-primary forced-colors:bg-[Highlight]' : 'bg-contour-strong'}`}
              />
            ))}
          </span>
          {done !== undefined && <bdi>{progress.steps(done, solutionSteps.length)}</bdi>}
        </span>
      </Link>
    </li>
  );
}

export default function SolutionsPage() {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('solution');
  const { isDone, count, waiting, isLoaded } = useProgress('solutions');
  return (
    <div className="@container grid gap-12">
      <div className="grid gap-6">
        <PageHead title={shell.titles['/solutions']} lead={texts.lead} />
        {(waiting || isLoaded) && (
          <div className="max-w-160">
            <Meter label={shell.progress.title} count={count} of={checks.solutions.length} waiting={waiting} />
          </div>
        )}
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-xs/5 text-subtle" aria-label={texts.stageKey}>
          {stages.map((stage) => (
            <li key={stage}>
              <Badge tone={stageTones[stage]}>{texts.stages[stage].name}</Badge> {texts.stages[stage].meaning}
            </li>
          ))}
        </ul>
      </div>
      {solutionGroups.map(({ id: group, solutions }) => (
        <section
          key={group}
          aria-label={shell.groups[group]}
          className="grid gap-x-6 gap-y-3 border-t border-line pt-5 @md:grid-cols-[10.5rem_minmax(0,1fr)]"
        >
          <h2 className="font-medium text-primary">{shell.groups[group]}</h2>
          <ul className="overflow-clip rounded-lg border border-line bg-surface">
            {solutions.map((id) => (
              <SolutionRow key={id} id={id} done={isLoaded ? stepsDone(id, isDone) : undefined} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
