import { Badge } from '@gatehouse/ui/kit';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { solutionSteps } from '../../research/progress';
import { type SolutionId, solutionIds } from '../../research/solutions';
import { groupOf } from '../navigation';
import { solutionPath } from '../paths';
import { useProgress } from '../progress';
import { PartBoundary } from '../screens/part-boundary';
import { Callout, Eyebrow, PageHead, Part } from '../screens/prose';
import { usePortalTexts } from '../texts/provider';
import { stageOf, stageTones } from './catalog';
import { Checklist } from './checklist';
import { SolutionFeedback } from './solution-feedback';
import { useSeen } from './use-seen';

interface SolutionPageProps {
  id: SolutionId;
  /**
   * Renders the prototype on sample data, without network access. It calls back when the user has reached its result;
   * further calls are ignored.
   */
  children: (onExplored: () => void) => ReactNode;
}

const station =
  "relative ps-9 pb-5 leading-6 text-pretty [counter-increment:station] before:absolute before:start-0 before:top-0 before:grid before:size-6 before:place-items-center before:rounded-full before:bg-primary/12 before:text-xs before:font-medium before:text-primary before:tabular-nums before:content-[counter(station)] not-last:after:absolute not-last:after:start-2.75 not-last:after:top-7 not-last:after:bottom-1 not-last:after:border-s-2 not-last:after:border-dotted not-last:after:border-contour-strong not-last:after:content-[''] last:pb-0";

/** Renders the screen of a solution: prototype, description and feedback form. */
export function SolutionPage({ id, children }: SolutionPageProps) {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('solution');
  const { problem, benefits, steps, standing, questions, task } = usePortalTexts(id);
  const progress = useProgress('solutions');
  const { isDone, mark, reach } = progress;
  const end = useRef<HTMLLIElement>(null);
  useSeen(end, () => reach(`${id}.details`));
  const next = solutionIds[(solutionIds.indexOf(id) + 1) % solutionIds.length] ?? id;
  const stage = stageOf[id];

  return (
    <article className="@container grid gap-10">
      <PageHead
        title={shell.solutions[id]}
        lead={texts.summaries[id]}
        above={
          <Eyebrow badge={<Badge tone={stageTones[stage]}>{texts.stages[stage].name}</Badge>}>
            {shell.groups[groupOf(id)]}
          </Eyebrow>
        }
      />
      <Part
        id="try"
        title={texts.tryIt}
        lead={
          <>
            {task} <span className="block text-xs">{texts.sample}</span>
          </>
        }
      >
        <div className="grid rounded-[1.25rem] border border-line bg-muted bg-[radial-gradient(var(--portal-line)_1px,transparent_1px)] bg-size-[16px_16px] p-[clamp(0.75rem,3vw,1.75rem)] *:min-w-0">
          <PartBoundary title={texts.broken}>{children(() => reach(`${id}.prototype`))}</PartBoundary>
        </div>
      </Part>
      <Checklist
        title={shell.progress.title}
        progress={progress}
        items={solutionSteps.map((step) => ({
          id: `${id}.${step}` as const,
          label: texts.steps[step],
          done: isDone(`${id}.${step}`),
        }))}
        onChange={mark}
      />
      <div className="grid items-start gap-10 @md:grid-cols-[minmax(0,1fr)_minmax(0,25.5rem)] @md:gap-14">
        <div className="grid min-w-0 gap-10">
          <Part id="today" title={texts.today}>
            <p className="max-w-[64ch] leading-6 text-pretty">{problem}</p>
          </Part>
          <Part id="better" title={texts.changes}>
            <ul className="grid gap-6 @sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]">
              {benefits.map(({ title, text }) => (
                <li key={title} className="border-t-2 border-primary pt-3">
                  <h3>{title}</h3>
                  <p className="mt-1 leading-6 text-pretty text-subtle">{text}</p>
                </li>
              ))}
            </ul>
          </Part>
          <Part id="how" title={texts.how}>
            <ol className="grid [counter-reset:station]">
              {steps.map((step) => (
                <li key={step} ref={step === steps.at(-1) ? end : undefined} className={station}>
                  {step}
                </li>
              ))}
            </ol>
          </Part>
          <Part id="far" title={texts.status}>
            <Callout>{standing}</Callout>
          </Part>
        </div>
        <SolutionFeedback id={id} questions={questions} onSent={() => mark(`${id}.feedback`)} />
      </div>
      <nav aria-label={texts.next}>
        <Link
          href={solutionPath(next)}
          className="grid grid-cols-[1fr_auto] items-center rounded-lg border border-line bg-surface p-5 text-body no-underline transition-colors duration-100 hover:border-control"
        >
          <span className="text-xs text-subtle">{texts.next}</span>
          <span className="col-start-1 text-base font-medium">{shell.solutions[next]}</span>
          <ArrowRight aria-hidden className="col-start-2 row-span-2 row-start-1 size-5 rtl:-scale-x-100" />
        </Link>
      </nav>
    </article>
  );
}
