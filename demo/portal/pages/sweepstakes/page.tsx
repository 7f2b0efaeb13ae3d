import './sweepstakes.css';
import { Skeleton } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { enum as enumOf, object, refine } from 'zod/mini';
import { EarlierRows } from '../../feedback/earlier-rows';
import { sentDate } from '../../feedback/sent-date';
import { SubmissionForm } from '../../feedback/submission-form';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { AcceptField } from './accept-field';
import { Accepted } from './accepted';
import { nextDrawing } from './drawing';

const AcceptForm = object({
  Terms: enumOf(['', 'Yes']).check(
    refine((value) => value === 'Yes', { error: 'Tick the box if you want to take part.' }),
  ),
});
const empty = { Terms: '' } as const;

/** Renders the terms of the drawing, and the form to accept them once. */
export default function SweepstakesPage() {
  const [accepted, setAccepted] = useState(false);
  const { titles } = usePortalTexts('shell');
  const texts = usePortalTexts('sweepstakes');
  const { locale } = usePortalLanguage();
  const [next] = useState(() => nextDrawing(new Date()));
  const drawing = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(next);
  return (
    <div className="screen sheet">
      <header className="page-head">
        <h1 tabIndex={-1}>{titles['/sweepstakes']}</h1>
        <p className="lead">{texts.lead(drawing)}</p>
      </header>
      <section aria-labelledby="terms" className="terms">
        <h2 id="terms">{texts.title}</h2>
        <dl>
          {texts.terms.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <EarlierRows
        kind="sweepstakes"
        what={texts.lookup}
        skeleton={
          <div className="accepted">
            <Skeleton className="accepted-blank" />
            <div>
              <Skeleton className="blank-short" />
              <Skeleton className="blank-long" />
            </div>
          </div>
        }
      >
        {([newest]) =>
          newest && !accepted ? (
            <Accepted on={sentDate(newest.CreatedAt, locale)} drawing={drawing} />
          ) : (
            <SubmissionForm
              kind="sweepstakes"
              label={texts.form}
              schema={AcceptForm}
              empty={empty}
              keepsDraft={false}
              toFeedback={() => ({})}
              submit={texts.submit}
              afterwards={texts.afterwards(drawing)}
              onSent={() => setAccepted(true)}
            >
              <AcceptField />
            </SubmissionForm>
          )
        }
      </EarlierRows>
    </div>
  );
}
