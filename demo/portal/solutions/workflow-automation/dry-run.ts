import { locale } from '../../screens/locale';
import { choiceOf, partOf, type Step } from './parts';
import type { SampleEvent } from './triggers';

/** Result of one step: it runs, waits for an approval, ends the run, or is never reached. */
export interface Outcome {
  readonly step: Step;
  readonly state: 'happens' | 'waits' | 'ends' | 'unreached';
  readonly text: string;
}

const dollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

const conditions: Readonly<Record<string, (event: SampleEvent) => readonly [met: boolean, because: string]>> = {
  sales: ({ department }) => [department === 'Sales', `The department is ${department}`],
  'not-it': ({ department }) => [department !== 'IT', `The department is ${department}`],
  'above-500': ({ price = 0 }) => [price > 500, `The price is ${dollars.format(price)}`],
  'within-7': ({ day = 0 }) => [day <= 7, `The date is ${day === 0 ? 'today' : `in ${day} days`}`],
};

const managerOf = ({ person }: SampleEvent) => `the line manager of ${person}`;

const decider = (step: Step, event: SampleEvent) =>
  step.value === 'manager' ? managerOf(event) : (choiceOf(step)?.label ?? '');

const recipient = (step: Step, event: SampleEvent) => {
  if (step.value === 'person') return event.person;
  return step.value === 'team' ? 'the IT channel' : managerOf(event);
};

const outcomeOf = (step: Step, event: SampleEvent): Outcome => {
  const { person, software, price = 0, day = 0 } = event;
  const happens = (text: string): Outcome => ({ step, state: 'happens', text });
  const label = choiceOf(step)?.label ?? '';
  switch (step.kind) {
    case 'only-if': {
      const [met, because] = conditions[step.value]?.(event) ?? [false, 'There is no condition'];
      return met ? happens(`${because}: goes on.`) : { step, state: 'ends', text: `${because}: ends here.` };
    }
    case 'approval':
      return event.refusedBy === step.value
        ? { step, state: 'ends', text: `Waits for ${decider(step, event)}, who says no in this sample: ends here.` }
        : { step, state: 'waits', text: `Waits for ${decider(step, event)}, who agrees in this sample.` };
    case 'account':
      return happens(`Would create an account for ${person}.`);
    case 'buy':
      return happens(`Would buy ${software} for ${person}: ${dollars.format(price)}.`);
    case 'lock':
      return happens(`Would lock the account of ${person} ${day === 0 ? 'today' : `in ${day} days`}.`);
    case 'ticket':
      return happens(`Would open a ticket about ${person} in ${label}.`);
    case 'message':
      return happens(`Would write to ${recipient(step, event)}.`);
  }
};

/** Walks one event through the steps without doing any of it. */
export const dryRun = (steps: readonly Step[], event: SampleEvent): readonly Outcome[] => {
  let ended = false;
  return steps.map((step) => {
    if (ended) return { step, state: 'unreached', text: `Not reached: ${partOf(step).name.toLowerCase()}.` };
    const outcome = outcomeOf(step, event);
    ended = outcome.state === 'ends';
    return outcome;
  });
};
