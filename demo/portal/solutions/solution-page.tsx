import './solution.css';
import { Badge } from '@gatehouse/ui/kit';
import { ArrowRight, Info } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { solutionSteps } from '../../research/progress';
import { solutionIds, solutionNames } from '../../research/solutions';
import { groupOf } from '../navigation';
import { useProgress } from '../progress';
import { AnswerSection } from './answer-section';
import { catalogue } from './catalogue';
import { Checklist } from './checklist';
import type { SolutionContent } from './content';
import { SolutionFeedback } from './solution-feedback';
import { stageTones } from './stages';
import { stepLabels } from './step-labels';
import { TrySection } from './try-section';
import { useSeen } from './use-seen';

/** The screen of one solution: what it is for, how it works, something to try, and the way to answer. */
export function SolutionPage({ content }: { content: SolutionContent }) {
  const { id, problem, benefits, steps, standing, questions, task, Prototype } = content;
  const { stage, summary } = catalogue[id];
  const progress = useProgress('solutions');
  const { isDone, mark, reach } = progress;
  const end = useRef<HTMLLIElement>(null);
  useSeen(end, () => reach(`${id}.details`));
  const next = solutionIds[(solutionIds.indexOf(id) + 1) % solutionIds.length] ?? id;

  return (
    <article className="screen solution">
      <header className="page-head">
        <div className="page-head-line">
          <p className="eyebrow">{groupOf(`/solutions/${id}`)}</p>
          <Badge tone={stageTones[stage]}>{stage}</Badge>
        </div>
        <h1 tabIndex={-1}>{solutionNames[id]}</h1>
        <p className="lead">{summary}</p>
      </header>
      <div className="solution-columns">
        <div className="solution-story">
          <section aria-labelledby="today">
            <h2 id="today">How it is today</h2>
            <p>{problem}</p>
          </section>
          <section aria-labelledby="better">
            <h2 id="better">What changes</h2>
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
            <h2 id="how">How it works</h2>
            <ol className="way">
              {steps.map((step) => (
                <li key={step} ref={step === steps.at(-1) ? end : undefined}>
                  {step}
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="far">
            <h2 id="far">How far it is</h2>
            <p className="callout">
              <Info aria-hidden />
              <span>{standing}</span>
            </p>
          </section>
        </div>
        <Checklist
          title="Your way through"
          progress={progress}
          items={solutionSteps.map((step) => ({
            id: `${id}.${step}` as const,
            label: stepLabels[step],
            done: isDone(`${id}.${step}`),
          }))}
          onChange={mark}
        />
      </div>
      <TrySection task={task} brokenTitle="The prototype has stopped working">
        <Prototype onExplored={() => reach(`${id}.prototype`)} />
      </TrySection>
      <AnswerSection questions={questions}>
        <SolutionFeedback id={id} onSent={() => mark(`${id}.feedback`)} />
      </AnswerSection>
      <nav aria-label="Next solution" className="solution-next">
        <Link href={`/solutions/${next}`} className="card">
          <span className="solution-next-word">Next solution</span>
          <span className="solution-next-name">{solutionNames[next]}</span>
          <ArrowRight aria-hidden className="flips" />
        </Link>
      </nav>
    </article>
  );
}
