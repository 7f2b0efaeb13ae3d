import './solution.css';
import { Badge } from '@gatehouse/ui/kit';
import { ArrowRight, Info } from 'lucide-react';
import { type ComponentType, useRef } from 'react';
import { Link } from 'wouter';
import { solutionSteps } from '../../research/progress';
import { type SolutionId, solutionIds } from '../../research/solutions';
import { groupOf, solutionPath } from '../navigation';
import { useProgress } from '../progress';
import { usePortalTexts } from '../texts/provider';
import { AnswerSection } from './answer-section';
import { stageOf } from './catalog';
import { Checklist } from './checklist';
import type { PrototypeProps } from './content';
import { SolutionFeedback } from './solution-feedback';
import { stageTones } from './stages';
import { TrySection } from './try-section';
import { useSeen } from './use-seen';

interface SolutionPageProps {
  id: SolutionId;
  /** Interactive prototype on sample data, without network access. */
  Prototype: ComponentType<PrototypeProps>;
}

/** Renders the screen of a solution: prototype, description and feedback form. */
export function SolutionPage({ id, Prototype }: SolutionPageProps) {
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
    <article className="screen solution">
      <header className="page-head">
        <div className="page-head-line">
          <p className="eyebrow">{shell.groups[groupOf(id)]}</p>
          <Badge tone={stageTones[stage]}>{texts.stages[stage].name}</Badge>
        </div>
        <h1 tabIndex={-1}>{shell.solutions[id]}</h1>
        <p className="lead">{texts.summaries[id]}</p>
      </header>
      <TrySection task={task} brokenTitle={texts.broken}>
        <Prototype onExplored={() => reach(`${id}.prototype`)} />
      </TrySection>
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
      <div className="solution-columns">
        <div className="solution-story">
          <section aria-labelledby="today">
            <h2 id="today">{texts.today}</h2>
            <p>{problem}</p>
          </section>
          <section aria-labelledby="better">
            <h2 id="better">{texts.changes}</h2>
            <ul className="benefits">
              {benefits.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="how">
            <h2 id="how">{texts.how}</h2>
            <ol className="way">
              {steps.map((step) => (
                <li key={step} ref={step === steps.at(-1) ? end : undefined}>
                  {step}
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="far">
            <h2 id="far">{texts.status}</h2>
            <p className="callout">
              <Info aria-hidden />
              <span>{standing}</span>
            </p>
          </section>
        </div>
        <AnswerSection questions={questions}>
          <SolutionFeedback id={id} onSent={() => mark(`${id}.feedback`)} />
        </AnswerSection>
      </div>
      <nav aria-label={texts.next} className="solution-next">
        <Link href={solutionPath(next)} className="card">
          <span className="solution-next-word">{texts.next}</span>
          <span className="solution-next-name">{shell.solutions[next]}</span>
          <ArrowRight aria-hidden className="flips" />
        </Link>
      </nav>
    </article>
  );
}
