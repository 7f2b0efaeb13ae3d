import { type PlayerState, startState } from '../players/state';
import type { BoardView, Line, Mark, Result } from '../players/view';
import type { PrototypeTexts } from '../texts/english';
import { boardPage } from './pages';

type Texts = PrototypeTexts<'automation-services'>;

interface Routine {
  readonly id: keyof Texts['routines'];
  readonly runsAMonth: number;
  /** Minutes of manual work per item. */
  readonly minutes: number;
  readonly limits: readonly number[];
  /** Items that are due, the most urgent first. */
  readonly due: readonly string[];
  /** A due item that must not be touched, and why. */
  readonly kept?: { readonly name: string; readonly why: keyof Texts['kept'] };
}

/** Routines of the sample company, with their findings. */
const routines: readonly [Routine, ...Routine[]] = [
  {
    id: 'licenses',
    runsAMonth: 1,
    minutes: 12,
    limits: [5, 3, 10],
    due: [
      'Planner, R. Singh',
      'Diagram, S. Okafor',
      'Mail, D. Silva',
      'Mail, P. Novak',
      'Drawing, A. Moreau',
      'Survey, K. Lund',
    ],
    kept: { name: 'Diagram, reception', why: 'shared' },
  },
  {
    id: 'patching',
    runsAMonth: 4,
    minutes: 6,
    limits: [10, 5, 20],
    due: ['LT-0240', 'LT-0311', 'LT-0217', 'LT-0258', 'LT-0279', 'LT-0320'],
    kept: { name: 'LT-0261', why: 'fair' },
  },
  {
    id: 'disks',
    runsAMonth: 4,
    minutes: 10,
    limits: [3, 1, 5],
    due: ['files-1', 'build-1', 'print-1'],
    kept: { name: 'ledger-1', why: 'records' },
  },
  {
    id: 'certificates',
    runsAMonth: 4,
    minutes: 25,
    limits: [2, 1, 4],
    due: ['shop.example', 'vpn.example'],
    kept: { name: 'old-shop.example', why: 'ending' },
  },
  {
    id: 'accounts',
    runsAMonth: 4,
    minutes: 8,
    limits: [2, 4, 8],
    due: ['trainee-03', 'agency-lin', 't.oneill'],
    kept: { name: 'scanner-2', why: 'machine' },
  },
  { id: 'restores', runsAMonth: 1, minutes: 45, limits: [4, 2, 6], due: ['Files', 'Mail', 'Ledger'] },
];

/** Minutes that a decision takes when a run stops. */
const MINUTES_TO_DECIDE = 10;

/** State of a run: it stopped and asks, or it changed all, only as many as the limit allows, or none. */
const runs = ['asks', 'all', 'limit', 'none'] as const;
type Run = (typeof runs)[number];

export const start = startState({ open: 'licenses', ticked: ['patching', 'certificates'] });

/** Returns the routines with the hours they save, and the open one with its run. */
export const viewIn = (texts: Texts, locale: string) => {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const marks: Readonly<Record<Run, Mark>> = {
    asks: { text: texts.waiting, tone: 'warning' },
    all: { text: texts.done, tone: 'success' },
    limit: { text: texts.done, tone: 'success' },
    none: { text: texts.done, tone: 'success' },
  };
  return ({ ticked, chosen, open }: PlayerState): BoardView => {
    const limitOf = ({ id, limits }: Routine) => Number(chosen[`limit-${id}`] ?? limits[0]);
    const stops = (routine: Routine) => routine.due.length > limitOf(routine);
    // Another limit discards the run: it would have changed it.
    const runOf = (routine: Routine) => runs.find((run) => chosen[routine.id] === `${run} ${limitOf(routine)}`);
    const minutesOf = (routine: Routine) =>
      (routine.due.length * routine.minutes - (stops(routine) ? MINUTES_TO_DECIDE : 0)) * routine.runsAMonth;
    const active = routines.filter(({ id }) => ticked.includes(id));
    const hours = number.format(active.reduce((sum, routine) => sum + minutesOf(routine), 0) / 60);

    const resultOf = (routine: Routine): Result => {
      const [title, , verb, due] = texts.routines[routine.id];
      const limit = limitOf(routine);
      const run = runOf(routine);
      const worked = run === 'none' || run === 'asks' ? 0 : run === 'limit' ? limit : routine.due.length;
      const items = routine.due.map((text, index): Line => {
        if (run === 'asks')
          return index < limit ? { text, tone: 'neutral' } : { text, tone: 'warning', note: texts.above };
        return index < worked ? { text, tone: 'success' } : { text, tone: 'neutral', note: texts.untouched };
      });
      const kept: readonly Line[] = routine.kept
        ? [{ text: routine.kept.name, tone: 'neutral', note: texts.excluded(texts.kept[routine.kept.why]) }]
        : [];
      const to = (next: Run) => ({ type: 'choose' as const, id: routine.id, option: `${next} ${limit}` });
      return {
        title,
        note: texts.finds(due),
        mark: run && marks[run],
        field: {
          id: `limit-${routine.id}`,
          label: texts.limit,
          value: `${limit}`,
          options: routine.limits.toSorted((a, b) => a - b).map((each) => ({ id: `${each}`, label: `${each}` })),
        },
        lines: run ? [...items, ...kept] : [],
        none: texts.before,
        alert:
          run === 'asks'
            ? { tone: 'warning', title: texts.stopped(routine.due.length, limit), text: texts.unchanged }
            : run && { tone: 'success', title: texts.changed(worked), text: texts.recorded },
        actions:
          run === 'asks'
            ? [
                { label: texts.all(verb, routine.due.length), change: to('all') },
                { label: texts.some(limit), change: to('limit') },
                { label: texts.none, change: to('none') },
              ]
            : [{ label: texts.run, change: to(stops(routine) ? 'asks' : 'all') }],
      };
    };

    const shown = routines.find(({ id }) => id === open) ?? routines[0];
    return {
      figures: [
        { label: texts.saved, value: hours },
        { label: texts.on, value: texts.onOf(active.length, routines.length) },
      ],
      heads: [texts.routine, texts.hoursHead],
      rows: routines.map((routine) => {
        const [title, note] = texts.routines[routine.id];
        const run = runOf(routine);
        const value = texts.hours(number.format(minutesOf(routine) / 60));
        return { id: routine.id, title, note, tick: 'switch', value, mark: run && marks[run] };
      }),
      result: resultOf(shown),
      announcement: `${texts.saved}: ${hours}`,
      explored: routines.some((routine) => stops(routine) && !['asks', undefined].includes(runOf(routine))),
    };
  };
};

/** The screen of Managed Automation: routines with a guardrail. */
export default boardPage('automation-services', { start, viewIn, rows: 'open' });
