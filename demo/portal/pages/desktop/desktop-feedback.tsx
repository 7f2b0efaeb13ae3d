import './questions.css';
import { Button, RadioGroupField, TextareaField } from '@gatehouse/ui/kit';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'wouter';
import { LONGEST_TEXT } from '../../../research/feedback/fields';
import { desktopFeatures } from '../../../research/progress';
import { yesNoChoices } from '../../feedback/form-fields';
import { ScaleField } from '../../feedback/scale-field';
import { SubmissionForm } from '../../feedback/submission-form';
import { DesktopForm, FIRST_QUESTION } from './desktop-form';
import { features, usefulness } from './features';
import { tools } from './tools';

const marks = usefulness.map((word) => ({ value: word, label: word }));
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

/** What a client thinks of the desktop application; every answer may stay open, but not all of them. */
export function DesktopFeedback({ onSent }: { onSent: () => void }) {
  return (
    <SubmissionForm
      kind="desktop"
      label="Feedback about the desktop application"
      schema={DesktopForm}
      empty={empty}
      submit="Send feedback"
      afterwards="Thank you. What you find essential, we build first."
      again="Send another"
      onwards={
        <Button asChild>
          <Link href="/solutions">See the solutions</Link>
        </Button>
      }
      onSent={onSent}
    >
      <OneIsEnough />
      <fieldset className="question-group">
        <legend>The seven tools</legend>
        <p className="question-hint">How useful would each be for you? Skip what you cannot judge.</p>
        {desktopFeatures.map((feature) => {
          const { name, field } = features[feature];
          return (
            <ScaleField key={field} name={field} label={name} hint={tools[feature].about} marks={marks} optional />
          );
        })}
      </fieldset>
      <fieldset className="question-group">
        <legend>Your IT today</legend>
        <RadioGroupField
          name="Challenges"
          label="Do people lose time today because they do not find the right tool?"
          options={yesNoChoices}
          layout="inline"
          optional
        />
        <TextareaField
          name="Importance"
          label="Importance"
          hint="How much would one window for all of it matter, and to whom?"
          optional
          limit={LONGEST_TEXT}
        />
        <TextareaField
          name="Competitors"
          label="Competitors"
          hint="What do you use instead, or what would you compare it with?"
          optional
          rows={2}
          limit={LONGEST_TEXT}
        />
      </fieldset>
      <fieldset className="question-group">
        <legend>What comes next</legend>
        <RadioGroupField name="Payment" label="Would you pay for it?" options={yesNoChoices} layout="inline" optional />
        <RadioGroupField
          name="Call"
          label="May we call you about it?"
          options={yesNoChoices}
          layout="inline"
          optional
        />
        <TextareaField
          name="Additional"
          label="Anything else"
          hint="What is missing, and what would you leave out?"
          optional
          limit={LONGEST_TEXT}
        />
      </fieldset>
    </SubmissionForm>
  );
}

/** An answer anywhere takes back what is said at the first question. */
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
