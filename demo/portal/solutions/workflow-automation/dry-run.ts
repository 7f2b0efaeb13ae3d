import type { PrototypeTexts } from '../../texts/prototype-texts';
import { dollarsIn } from '../dollars';
import { labelOf, type Step } from './parts';
import { dayText, type SampleEvent } from './triggers';

type Texts = PrototypeTexts<'workflow-automation'>;

/** Result of one step: it runs, waits for an approval, ends the run, or is never reached. */
export interface Outcome {
  readonly step: Step;
  readonly state: 'happens' | 'waits' | 'ends' | 'unreached';
  readonly text: string;
}

/** Returns the texts of an event in a language. */
const eventTexts = (event: SampleEvent, texts: Texts, locale: string) => {
  const user = texts.users[event.user];
  return {
    user,
    department: texts.departments[event.department],
    software: event.software ? texts.software[event.software] : '',
    price: dollarsIn(locale)(event.price ?? 0),
    day: dayText(event.day ?? 0, locale),
    manager: texts.outcomes.managerOf(user),
  };
};

type EventTexts = ReturnType<typeof eventTexts>;

interface Condition {
  readonly isMet: (event: SampleEvent) => boolean;
  readonly because: (outcomes: Texts['outcomes'], words: EventTexts) => string;
}

const departmentReason: Condition['because'] = (outcomes, { department }) => outcomes.department(department);

const conditions: Readonly<Record<string, Condition>> = {
  sales: { isMet: ({ department }) => department === 'sales', because: departmentReason },
  'not-it': { isMet: ({ department }) => department !== 'it', because: departmentReason },
  'above-500': { isMet: ({ price = 0 }) => price > 500, because: (outcomes, { price }) => outcomes.price(price) },
  'within-7': { isMet: ({ day = 0 }) => day <= 7, because: (outcomes, { day }) => outcomes.date(day) },
};

const recipientOf = ({ value }: Step, { user, manager }: EventTexts, { outcomes }: Texts): string => {
  if (value === 'user') return user;
  return value === 'team' ? outcomes.channel : manager;
};

const outcomeOf = (step: Step, event: SampleEvent, words: EventTexts, texts: Texts): Outcome => {
  const { outcomes } = texts;
  const { user, manager, software, price, day } = words;
  const happens = (text: string): Outcome => ({ step, state: 'happens', text });
  const label = labelOf(step, texts);
  switch (step.kind) {
    case 'only-if': {
      const condition = conditions[step.value];
      const because = condition?.because(outcomes, words) ?? outcomes.noCondition;
      return condition?.isMet(event)
        ? happens(outcomes.goesOn(because))
        : { step, state: 'ends', text: outcomes.ends(because) };
    }
    case 'approval': {
      const decider = step.value === 'manager' ? manager : label;
      return event.refusedBy === step.value
        ? { step, state: 'ends', text: outcomes.refused(decider) }
        : { step, state: 'waits', text: outcomes.agreed(decider) };
    }
    case 'account':
      return happens(outcomes.account(user));
    case 'buy':
      return happens(outcomes.buy(software, user, price));
    case 'lock':
      return happens(outcomes.lock(user, day));
    case 'ticket':
      return happens(outcomes.ticket(user, label));
    case 'message':
      return happens(outcomes.message(recipientOf(step, words, texts)));
  }
};

/** Simulates the steps of one event. */
export const dryRun = (
  steps: readonly Step[],
  event: SampleEvent,
  texts: Texts,
  locale: string,
): readonly Outcome[] => {
  const words = eventTexts(event, texts, locale);
  let ended = false;
  return steps.map((step) => {
    if (ended) return { step, state: 'unreached', text: texts.outcomes.unreached(texts.parts[step.kind]) };
    const outcome = outcomeOf(step, event, words, texts);
    ended = outcome.state === 'ends';
    return outcome;
  });
};
