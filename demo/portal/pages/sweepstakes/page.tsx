import { Card, CheckboxField, Skeleton } from '@gatehouse/ui/kit';
import { type ReactNode, useState } from 'react';
import { boolean, object, refine } from 'zod/mini';
import { EarlierRows } from '../../feedback/earlier-rows';
import { dayInText, sentDate } from '../../feedback/own-rows';
import { SentMark, SubmissionForm } from '../../feedback/submission-form';
import { PageHead, Part } from '../../screens/prose';
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
    <div className="@container grid gap-8">
      <PageHead title={titles['/sweepstakes']} lead={texts.lead(drawing)} />
      {/* The terms are long: the way to take part is beside them, or before them on a narrow page. */}
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 @lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@lg:sticky @lg:top-22 @lg:col-start-2 @lg:row-start-1">
          <EarlierRows kind="sweepstakes" what={texts.lookup} skeleton={<Skeleton className="h-40" />}>
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
                  <CheckboxField
                    name="Terms"
                    label={texts.accept}
                    hint={
                      <a href="#terms" className="inline-flex min-h-6 items-center">
                        {texts.read}
                      </a>
                    }
                    required
                  />
                </SubmissionForm>
              )
            }
          </EarlierRows>
        </div>
        <Part id="terms" title={texts.title} className="@lg:col-start-1 @lg:row-start-1">
          <dl className="divide-y divide-line border-y border-line">
            {texts.terms.map(({ title, text }) => (
              <div key={title} className="grid gap-x-6 gap-y-1 py-4 leading-6 sm:grid-cols-[10rem_1fr]">
                <dt className="font-medium">{title}</dt>
                <dd className="text-pretty">{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
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
