import { Button, TextField } from '@gatehouse/ui/kit';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { object } from 'zod/mini';
import { SolutionFeedback as SolutionSchema } from '../../research/feedback/forms';
import { type SolutionId, solutionNames } from '../../research/solutions';
import { SentBefore } from '../feedback/earlier-rows';
import { OpenQuestion, ratingText, TeamQuestions, YesNoQuestion } from '../feedback/form-fields';
import { ScaleField, useRatingMarks } from '../feedback/scale-field';
import { SubmissionForm } from '../feedback/submission-form';
import { usePortalTexts } from '../texts/provider';

const { Challenges, Describe, Paying, Vendors, Thoughts, Meeting } = SolutionSchema.shape;
const SolutionForm = object({ Rating: ratingText, Challenges, Describe, Paying, Vendors, Thoughts, Meeting });
const empty = { Rating: '', Challenges: '', Describe: '', Paying: '', Vendors: '', Thoughts: '', Meeting: '' } as const;

interface SolutionFeedbackProps {
  id: SolutionId;
  /** Questions of the team, visible while the form is filled in where there is space for them. */
  questions: readonly string[];
  onSent: () => void;
}

/** Renders the questions of the team, and the form: the rating, and the rest, which expands. */
export function SolutionFeedback({ id, questions, onSent }: SolutionFeedbackProps) {
  const { solutions } = usePortalTexts('shell');
  const texts = usePortalTexts('solution');
  const shared = usePortalTexts('feedback');
  const marks = useRatingMarks();
  const name = solutions[id];
  return (
    <section
      aria-labelledby="answer"
      className="grid gap-4 [&_form]:p-5 [@media(min-height:50rem)]:@md:[&_:is(input,textarea,button)]:scroll-mt-80"
    >
      <TeamQuestions
        questions={questions}
        className="z-2 bg-background pb-3 [@media(min-height:50rem)]:@md:sticky [@media(min-height:50rem)]:@md:top-16"
      />
      <SubmissionForm
        kind="solution"
        topic={id}
        label={texts.form(name)}
        schema={SolutionForm}
        empty={empty}
        // Stored under its English name, in every language.
        toFeedback={(feedback) => ({ ...feedback, Solution: solutionNames[id] })}
        submit={shared.send}
        afterwards={texts.afterwards(name)}
        again={shared.another}
        onwards={{ href: '/solutions', label: texts.allSolutions }}
        onSent={onSent}
      >
        <ScaleField name="Rating" label={texts.rating} marks={marks} />
        <Unfolding>
          <YesNoQuestion name="Challenges" label={texts.challenges} />
          <OpenQuestion name="Describe" label={texts.describe} rows={3} />
          <YesNoQuestion name="Paying" label={texts.paying} />
          <OpenQuestion name="Vendors" label={texts.vendors} rows={2} />
          <OpenQuestion name="Thoughts" label={texts.thoughts} rows={3} />
          <TextField name="Meeting" label={shared.meeting} hint={shared.meetingHint} optional autoComplete="off" />
        </Unfolding>
        <SentBefore kind="solution" isOfForm={({ Solution }) => Solution === solutionNames[id]} />
      </SubmissionForm>
    </section>
  );
}

/** Renders the rest of a form, expanded by the first input or by its button. */
function Unfolding({ children }: { children: ReactNode }) {
  const { more, moreHint } = usePortalTexts('feedback');
  const values: Record<string, unknown> = useWatch();
  const [isExpanded, setIsExpanded] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const hasInput = Object.values(values).some((value) => typeof value === 'string' && value !== '');
  const open = () => {
    flushSync(() => setIsExpanded(true));
    // The button is removed after its action.
    container.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  if (isExpanded || hasInput) {
    return (
      <div ref={container} className="grid gap-7">
        {children}
      </div>
    );
  }
  return (
    <div ref={container} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button variant="secondary" size="sm" aria-expanded={false} onClick={open}>
        {more}
        <ChevronDown aria-hidden />
      </Button>
      <p className="text-xs text-subtle">{moreHint}</p>
    </div>
  );
}
