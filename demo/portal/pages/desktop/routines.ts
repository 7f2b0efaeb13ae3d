interface Routine {
  readonly name: string;
  readonly about: string;
  /** Minutes of work by hand that it saves in a week. */
  readonly minutes: number;
}

/** Routines of the sample company. */
export const routines: readonly Routine[] = [
  { name: 'Unlock accounts', about: 'After the person confirms on their phone', minutes: 95 },
  { name: 'Free disk space', about: 'When a laptop has less than 5 GB left', minutes: 40 },
  { name: 'Renew certificates', about: 'Two weeks before they expire', minutes: 30 },
  { name: 'Chase unanswered tickets', about: 'One reminder after three days, then closed', minutes: 150 },
];

/** The work that some routines save in a week, in words. */
export const savedText = (names: ReadonlySet<string>): string => {
  const minutes = routines.reduce((sum, routine) => sum + (names.has(routine.name) ? routine.minutes : 0), 0);
  if (minutes === 0) return 'Nothing is switched on.';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean);
  return `Saves about ${parts.join(' ')} of work a week.`;
};
