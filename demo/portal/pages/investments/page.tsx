import './investments.css';
import { Button, RadioGroupField } from '@gatehouse/ui/kit';
import { Info } from 'lucide-react';
import { Link } from 'wouter';
import { investmentRanges, investorTypes } from '../../../research/feedback/investment';
import { EarlierRows } from '../../feedback/earlier-rows';
import { SubmissionForm } from '../../feedback/submission-form';
import { InvestmentForm } from './investment-form';
import { LastAnswer, LastAnswerSkeleton } from './last-answer';
import { facts, steps } from './story';

const empty = { Type: '', Range: '', Advisory: '' } as const;
const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const yesNo = asChoices(['Yes', 'No']);

/** How investing in the maker would work, and the way to say that one is interested. */
export default function InvestmentsPage() {
  return (
    <div className="screen investments">
      <header className="page-head">
        <h1 tabIndex={-1}>Investments</h1>
        <p className="lead">
          Would you like to own a part of what you help to build? We ask before we decide whether to open an investment
          round.
        </p>
      </header>
      <div className="investments-columns">
        <div className="investments-story">
          <p className="callout">
            <Info aria-hidden />
            <span>
              <strong>This is not an offer.</strong> Nothing is for sale on this page, and nothing you say here binds
              you or us.
            </span>
          </p>
          <section aria-labelledby="way">
            <h2 id="way">How it would go</h2>
            <ol className="way">
              {steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="know">
            <h2 id="know">What you should know</h2>
            <ul>
              {facts.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section aria-labelledby="interest" className="investments-answer">
          <h2 id="interest">Your interest</h2>
          <EarlierRows kind="investment" what="your last answer" skeleton={<LastAnswerSkeleton />}>
            {([newest]) => <LastAnswer row={newest} />}
          </EarlierRows>
          <SubmissionForm
            kind="investment"
            label="Interest in an investment"
            schema={InvestmentForm}
            empty={empty}
            submit="Send"
            afterwards="Thank you. If we open a round, you will hear of it before it is public. If we do not, we will tell you that too."
            again="Change my answer"
            onwards={
              <Button asChild>
                <Link href="/">Back to Home</Link>
              </Button>
            }
          >
            <RadioGroupField name="Type" label="As whom would you invest?" options={asChoices(investorTypes)} />
            <RadioGroupField
              name="Range"
              label="What range would you think about?"
              hint="In US dollars. It tells us whom to speak with, and is no commitment."
              options={asChoices(investmentRanges)}
            />
            <RadioGroupField
              name="Advisory"
              label="Would you serve as an adviser?"
              hint="A call every quarter about what we build next, whether you invest or not."
              options={yesNo}
              layout="inline"
            />
          </SubmissionForm>
        </section>
      </div>
    </div>
  );
}
