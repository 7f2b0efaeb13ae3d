import type { Urgency } from './matching';

const MINUTE = 60_000;

interface Part {
  readonly minutes: number;
  readonly text: string;
}

const plans: Readonly<Record<Urgency, readonly Part[]>> = {
  now: [
    { minutes: 5, text: 'What is broken, and for whom' },
    { minutes: 40, text: 'Repair it together, on your screen' },
    { minutes: 15, text: 'What to watch tonight, and when to call again' },
  ],
  week: [
    { minutes: 10, text: 'What happens, and what you tried' },
    { minutes: 35, text: 'Find the cause together' },
    { minutes: 15, text: 'Next steps, each with a name' },
  ],
  plan: [
    { minutes: 20, text: 'Where you are, and where you want to be' },
    { minutes: 25, text: 'Ways to get there, and what they cost' },
    { minutes: 15, text: 'A first step small enough for this month' },
  ],
};

export interface AgendaPart extends Part {
  /** Milliseconds since 1970. */
  readonly start: number;
}

/** How the hour is spent: each part with the moment it begins. */
export const agendaOf = (start: number, urgency: Urgency): readonly AgendaPart[] => {
  let minutes = 0;
  return plans[urgency].map((part) => {
    const begins = start + minutes * MINUTE;
    minutes += part.minutes;
    return { ...part, start: begins };
  });
};
