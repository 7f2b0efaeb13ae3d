import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'desktop'>['automation'];

export type RoutineId = keyof Texts['routines'];

interface Routine {
  readonly id: RoutineId;
  /** Minutes of work by hand that it saves in a week. */
  readonly minutes: number;
}

/** Routines of the sample company. */
export const routines: readonly Routine[] = [
  { id: 'unlock', minutes: 95 },
  { id: 'disk', minutes: 40 },
  { id: 'certificates', minutes: 30 },
  { id: 'reminders', minutes: 150 },
];

const duration = (minutes: number, texts: Pick<Texts, 'hours' | 'minutes' | 'hoursAndMinutes'>): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return texts.minutes(rest);
  return rest === 0 ? texts.hours(hours) : texts.hoursAndMinutes(hours, rest);
};

/** Describes the work that some routines save in a week. */
export const savedText = (on: ReadonlySet<RoutineId>, texts: Texts): string => {
  const minutes = routines.reduce((sum, routine) => sum + (on.has(routine.id) ? routine.minutes : 0), 0);
  return minutes === 0 ? texts.off : texts.saved(duration(minutes, texts));
};
