import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { desktopFeatures } from '../../../research/progress';
import { SentBefore } from '../../feedback/earlier-rows';
import { OpenQuestion, YesNoQuestion } from '../../feedback/form-fields';
import { ScaleField } from '../../feedback/scale-field';
import { SubmissionForm } from '../../feedback/submission-form';
import { usePortalTexts } from '../../texts/provider';
import { DesktopForm, FIRST_QUESTION, fields, usefulness } from './questions';

const empty = {
  Applications: '',
  Knowledge: '',
  Automation: '',
  Status_Page: '',
  Migrations: '',
  Ticketing: '',
  Bots: '',
  Challenges: '',
  Importance: '',
  Payment: '',
  Competitors: '',
  Additional: '',
  Call: '',
} as const;

/** Renders the feedback form of the desktop application; at least one question must be answered. */
export function DesktopFeedback({ onSent }: { onSent: () => void }) {
  const texts = usePortalTexts('desktop');
  const shared = usePortalTexts('feedback');
  const marks = usefulness.map((value, index) => ({ value, label: texts.marks[index] ?? value }));
  return (
    <SubmissionForm
      kind="desktop"
      label={texts.form}
      schema={DesktopForm}
      empty={empty}
      submit={shared.send}
      afterwards={texts.afterwards}
      again={shared.another}
      onwards={{ href: '/solutions', label: texts.seeSolutions }}
      onSent={onSent}
    >
      <OneIsEnough />
      <Questions title={texts.seven} hint={texts.sevenHint}>
        {desktopFeatures.map((feature) => {
          const { name, about } = texts.tools[feature];
          const field = fields[feature];
          return <ScaleField key={field} name={field} label={name} hint={about} marks={marks} optional compact />;
        })}
      </Questions>
      <Questions title={texts.today}>
        <YesNoQuestion name="Challenges" label={texts.challenges} />
        <OpenQuestion name="Importance" label={texts.importance} />
        <OpenQuestion name="Competitors" label={texts.competitors} rows={2} />
      </Questions>
      <Questions title={texts.next}>
        <YesNoQuestion name="Payment" label={texts.payment} />
        <YesNoQuestion name="Call" label={texts.call} />
        <OpenQuestion name="Additional" label={texts.additional} />
      </Questions>
      <SentBefore kind="desktop" />
    </SubmissionForm>
  );
}

function Questions({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-6 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-7">
      {/* A floating legend is part of the grid. */}
      <legend className="float-start w-full text-base font-medium">{title}</legend>
      {hint && <p className="-mt-5 text-subtle">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** An answer to any question clears the error at the first one. */
function OneIsEnough() {
  const { subscribe, clearErrors, getFieldState } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => void (getFieldState(FIRST_QUESTION).error && clearErrors(FIRST_QUESTION)),
      }),
    [subscribe, clearErrors, getFieldState],
  );
  return null;
}
