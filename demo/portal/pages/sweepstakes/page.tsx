import './sweepstakes.css';
import { Button, Skeleton } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { enum as enumOf, object, refine } from 'zod/mini';
import { EarlierRows } from '../../feedback/earlier-rows';
import { sentDate } from '../../feedback/sent-date';
import { SubmissionForm } from '../../feedback/submission-form';
import { locale } from '../../screens/locale';
import { AcceptField } from './accept-field';
import { Accepted } from './accepted';
import { nextDrawing } from './drawing';
import { terms } from './terms';

const AcceptForm = object({
  Terms: enumOf(['', 'Yes']).check(
    refine((value) => value === 'Yes', { error: 'Tick the box if you want to take part.' }),
  ),
});
const empty = { Terms: '' } as const;
const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** The terms of the drawing, and the way to accept them once. */
export default function SweepstakesPage() {
  const [accepted, setAccepted] = useState(false);
  const [drawing] = useState(() => words.format(nextDrawing(new Date())));
  return (
    <div className="screen sheet">
      <header className="page-head">
        <h1 tabIndex={-1}>Sweepstakes</h1>
        <p className="lead">
          Four times a year we draw three names among the clients of this portal, as thanks for their time. The next
          drawing is on {drawing}.
        </p>
      </header>
      <section aria-labelledby="terms" className="terms">
        <h2 id="terms">The terms</h2>
        <dl>
          {terms.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <EarlierRows
        kind="sweepstakes"
        what="whether you take part"
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
            <Accepted on={sentDate(newest.CreatedAt)} drawing={drawing} />
          ) : (
            <SubmissionForm
              kind="sweepstakes"
              label="Sweepstakes"
              schema={AcceptForm}
              empty={empty}
              keepsDraft={false}
              toFeedback={() => ({})}
              submit="Take part"
              afterwards={`Good luck. The next drawing is on ${drawing}; winners hear from us by e-mail.`}
              onwards={
                <Button asChild>
                  <Link href="/">Back to Home</Link>
                </Button>
              }
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
