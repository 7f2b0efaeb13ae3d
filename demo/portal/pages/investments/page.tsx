import { useUser } from '@gatehouse/ui';
import { RadioGroupField, Skeleton } from '@gatehouse/ui/kit';
import { useMemo, useState } from 'react';
import type { OwnRow } from '../../../research/contract';
import { investmentRanges, investorTypes } from '../../../research/feedback/forms';
import { EarlierRows, useEarlierRows } from '../../feedback/earlier-rows';
import { sentDate } from '../../feedback/own-rows';
import { SubmissionForm } from '../../feedback/submission-form';
import { Callout, PageHead, Part, Points } from '../../screens/prose';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { answerLines, answersFrom, empty, InvestmentForm } from './investment-form';

const asChoices = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const lastAnswer = 'grid gap-1 rounded-lg bg-muted px-5 py-4';

/** Renders the investment information and the form to express interest. */
export default function InvestmentsPage() {
  const { titles } = usePortalTexts('shell');
  const texts = usePortalTexts('investments');
  const user = useUser();
  return (
    <div className="@container grid gap-12">
      <PageHead title={titles['/investments']} lead={texts.lead} />
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 @lg:grid-cols-[minmax(0,1fr)_27.5rem]">
        <div className="grid gap-10">
          <Callout>
            <strong className="font-medium">{texts.noOffer}</strong> {texts.noOfferText}
          </Callout>
          <Part id="way" title={texts.way}>
            <ol className="grid gap-5">
              {texts.steps.map(({ title, text }, index) => (
                <li
                  key={title}
                  className="relative ps-9 leading-6 text-pretty before:absolute before:start-[0.6875rem] before:top-7 before:-bottom-4 before:border-s-2 before:border-dotted before:border-contour-strong before:content-[''] last:before:hidden"
                >
                  <span
                    aria-hidden
                    className="absolute start-0 top-0 grid size-6 place-items-center rounded-full bg-primary/12 text-xs font-medium text-primary tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <h3>{title}</h3>
                  <p className="text-subtle">{text}</p>
                </li>
              ))}
            </ol>
          </Part>
          <Part id="know" title={texts.know}>
            <Points points={texts.facts} />
          </Part>
        </div>
        <Part id="interest" title={texts.interest}>
          <Interest key={`${user?.tenantId} ${user?.id}`} />
        </Part>
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
      <EarlierRows
        kind="investment"
        what={texts.lookup}
        skeleton={
          <div className={lastAnswer}>
            <Skeleton className="w-30" />
            <Skeleton className="w-full max-w-70" />
          </div>
        }
      >
        {([newest]) => newest && <LastAnswer row={newest} />}
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

/** Renders the user's last submission with its date. */
function LastAnswer({ row }: { row: OwnRow }) {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('investments');
  const { locale } = usePortalLanguage();
  const on = sentDate(row.CreatedAt, locale);
  return (
    <section aria-labelledby="last" className={lastAnswer}>
      <h3 id="last">{texts.last}</h3>
      <p className="text-pretty text-subtle">{on ? `${texts.sentOn(on)} ${texts.newest}` : texts.newest}</p>
      <dl className="mt-2 grid gap-1">
        {answerLines(row, texts, shell).map(({ title, text }) => (
          <div key={title} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
            <dt className="text-subtle">{title}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
