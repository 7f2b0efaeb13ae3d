import { Card, CheckboxField, Skeleton } from '@gatehouse/ui/kit';
import { type ReactNode, useState } from 'react';
import { boolean, object, refine } from 'zod/mini';
import { EarlierRows } from '../../feedback/earlier-rows';
import { dayInText, sentDate } from '../../feedback/own-rows';
import { SentMark, SubmissionForm } from '../../feedback/submission-form';
import { PageHead } from '../../screens/prose';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { nextDrawing } from './drawing';

const AcceptForm = object({
  Terms: boolean().check(refine((value) => value, { error: 'Tick the box if you want to take part.' })),
});

/** Renders the terms of the drawing, and the form to accept them once. */
export default function SweepstakesPage() {
  const [accepted, setAccepted] = useState(false);
  const { titles } = usePortalTexts('shell');
  const texts = usePortalTexts('sweepstakes');
  const { locale } = usePortalLanguage();
  const [next] = useState(() => nextDrawing(new Date()));
  const drawing = dayInText(next, locale, 'UTC');
  const acceptedOn = (createdAt: string | null) => {
    const on = sentDate(createdAt, locale);
    return on ? texts.acceptedOn(on) : texts.acceptedBefore;
  };
  return (
    <div className="grid max-w-160 gap-8">
      <PageHead title={titles['/sweepstakes']} lead={texts.lead(drawing)} />
      <section aria-labelledby="terms" className="grid gap-4">
        <h2 id="terms" className="text-lg tracking-[-0.015em]">
          {texts.title}
        </h2>
        <dl className="divide-y divide-line border-y border-line">
          {texts.terms.map(({ title, text }) => (
            <div key={title} className="grid gap-x-6 gap-y-1 py-4 leading-6 sm:grid-cols-[10rem_1fr]">
              <dt className="font-medium">{title}</dt>
              <dd className="text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <EarlierRows
        kind="sweepstakes"
        what={texts.lookup}
        skeleton={
          <Notice mark={<Skeleton className="size-14 flex-none rounded-full" />}>
            <Skeleton className="h-5 w-30" />
            <Skeleton className="w-full max-w-80" />
          </Notice>
        }
      >
        {([newest]) =>
          newest && !accepted ? (
            <Notice mark={<SentMark />}>
              <h2 className="text-base">{texts.accepted}</h2>
              <p className="text-pretty text-subtle">
                {acceptedOn(newest.CreatedAt)} {texts.next(drawing)}
              </p>
            </Notice>
          ) : (
            <SubmissionForm
              kind="sweepstakes"
              label={texts.form}
              schema={AcceptForm}
              empty={{ Terms: false }}
              keepsDraft={false}
              toFeedback={() => ({})}
              submit={texts.submit}
              afterwards={texts.afterwards(drawing)}
              onSent={() => setAccepted(true)}
            >
              <CheckboxField name="Terms" label={texts.accept} required />
            </SubmissionForm>
          )
        }
      </EarlierRows>
    </div>
  );
}

/** Renders what is known in place of the form. */
function Notice({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <Card className="flex items-center">
      {mark}
      <div className="grid flex-1 gap-1">{children}</div>
    </Card>
  );
}
