import './investments.css';
import { useUser } from '@gatehouse/ui';
import { RadioGroupField } from '@gatehouse/ui/kit';
import { Info } from 'lucide-react';
import { useMemo, useState } from 'react';
import { investmentRanges, investorTypes } from '../../../research/feedback/investment';
import { EarlierRows } from '../../feedback/earlier-rows';
import { SubmissionForm } from '../../feedback/submission-form';
import { useEarlierRows } from '../../feedback/use-earlier-rows';
import { usePortalTexts } from '../../texts/provider';
import { answersFrom, empty, InvestmentForm } from './investment-form';
import { LastAnswer, LastAnswerSkeleton } from './last-answer';

const asChoices = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Renders the investment information and the form to express interest. */
export default function InvestmentsPage() {
  const { titles } = usePortalTexts('shell');
  const texts = usePortalTexts('investments');
  const user = useUser();
  return (
    <div className="screen investments">
      <header className="page-head">
        <h1 tabIndex={-1}>{titles['/investments']}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <div className="investments-columns">
        <div className="investments-story">
          <p className="callout">
            <Info aria-hidden />
            <span>
              <strong>{texts.noOffer}</strong> {texts.noOfferText}
            </span>
          </p>
          <section aria-labelledby="way">
            <h2 id="way">{texts.way}</h2>
            <ol className="way">
              {texts.steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="know">
            <h2 id="know">{texts.know}</h2>
            <ul>
              {texts.facts.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section aria-labelledby="interest" className="investments-answer">
          <h2 id="interest">{texts.interest}</h2>
          <Interest key={`${user?.tenantId} ${user?.id}`} />
        </section>
      </div>
    </div>
  );
}

/** Renders the last answer of the user in their account, and the form that starts with it. */
function Interest() {
  const { yes, no } = usePortalTexts('shell');
  const texts = usePortalTexts('investments');
  const { earlier } = useEarlierRows('investment');
  /** Answers sent here, which the list of rows may not have yet. */
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>();
  const last = sent ?? (earlier.state === 'here' ? earlier.rows[0] : undefined);
  const start = useMemo(() => (last ? answersFrom(last) : empty), [last]);
  // A failed list may load again later, which must not remove the form.
  const [isShown, setIsShown] = useState(false);
  if (!isShown && earlier.state !== 'loading') setIsShown(true);
  return (
    <>
      <EarlierRows kind="investment" what={texts.lookup} skeleton={<LastAnswerSkeleton />}>
        {([newest]) => <LastAnswer row={newest} />}
      </EarlierRows>
      {/* The form starts with the last answers, so it has no place before they are known. */}
      {isShown && (
        <SubmissionForm
          kind="investment"
          label={texts.form}
          schema={InvestmentForm}
          empty={empty}
          start={start}
          submit={last ? texts.sendChanged : texts.send}
          afterwards={texts.afterwards}
          again={texts.again}
          onSent={setSent}
        >
          <RadioGroupField name="Type" label={texts.type} options={asChoices(investorTypes, texts.types)} />
          <RadioGroupField
            name="Range"
            label={texts.range}
            hint={texts.rangeHint}
            options={asChoices(investmentRanges, texts.ranges)}
          />
          <RadioGroupField
            name="Advisory"
            label={texts.advisory}
            hint={texts.advisoryHint}
            options={asChoices(['Yes', 'No'], { Yes: yes, No: no })}
            layout="inline"
          />
        </SubmissionForm>
      )}
    </>
  );
}
