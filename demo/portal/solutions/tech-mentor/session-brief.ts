import type { PrototypeTexts } from '../../texts/prototype-texts';
import type { Urgency } from './matching';

const MINUTE = 60_000;

/** Minutes of the three parts of the session. */
const plans: Readonly<Record<Urgency, readonly [number, number, number]>> = {
  now: [5, 40, 15],
  week: [10, 35, 15],
  plan: [20, 25, 15],
};

export interface AgendaPart {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
  readonly text: string;
}

/** Returns the schedule of the session: each part with its start. */
export const agendaOf = (
  start: number,
  urgency: Urgency,
  { agenda }: Pick<PrototypeTexts<'tech-mentor'>, 'agenda'>,
): readonly AgendaPart[] => {
  let minutes = 0;
  return plans[urgency].map((part, index) => {
    const begins = start + minutes * MINUTE;
    minutes += part;
    return { start: begins, minutes: part, text: agenda[urgency][index] ?? '' };
  });
};
