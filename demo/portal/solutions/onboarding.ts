import { type PlayerState, startState } from '../players/state';
import type { BoardView, Line } from '../players/view';
import type { PrototypeTexts } from '../texts/english';
import { formatsIn, optionsOf } from './formats';
import { boardPage } from './pages';
import { addDays, addWorkingDays, nextWorkingDay, startOfDay, workingDaysBetween } from './working-days';

type Texts = PrototypeTexts<'onboarding'>;
type TaskId = keyof Texts['tasks'];

interface Task {
  readonly id: TaskId;
  readonly owner: keyof Texts['owners'];
  /** Duration in working days. */
  readonly days: number;
  readonly needs: readonly TaskId[];
  /** Only for this role or place. */
  readonly only?: keyof Texts['roles'] | keyof Texts['places'];
  /** What the first morning is like without it. */
  readonly without?: keyof Texts['without'];
  /** Takes one day. */
  readonly shortcut?: keyof Texts['shortcuts'];
}

/** Every task before a new employee starts; dependencies come first. */
const tasks: readonly Task[] = [
  { id: 'contract', owner: 'hr', days: 1, needs: [] },
  { id: 'account', owner: 'it', days: 1, needs: ['contract'], without: 'account' },
  { id: 'laptop', owner: 'supplier', days: 8, needs: [], shortcut: 'laptop' },
  { id: 'setup', owner: 'it', days: 1, needs: ['laptop', 'account'] },
  { id: 'desk', owner: 'facilities', days: 3, needs: ['contract'], only: 'office', without: 'desk' },
  { id: 'handover', owner: 'it', days: 1, needs: ['setup', 'desk'], only: 'office', without: 'handover' },
  {
    id: 'courier',
    owner: 'supplier',
    days: 3,
    needs: ['setup'],
    only: 'home',
    without: 'courier',
    shortcut: 'courier',
  },
  { id: 'groups', owner: 'manager', days: 2, needs: ['account'] },
  { id: 'queue', owner: 'it', days: 2, needs: ['groups'], only: 'support', without: 'queue' },
  { id: 'code', owner: 'it', days: 3, needs: ['groups'], only: 'developer', without: 'code' },
  { id: 'seat', owner: 'supplier', days: 5, needs: ['groups'], only: 'sales', without: 'seat', shortcut: 'seat' },
  { id: 'buddy', owner: 'manager', days: 2, needs: [], without: 'buddy' },
];

/** First day at the start, in working days from today. */
const DAYS_AHEAD = 8;

const pad = (part: number): string => String(part).padStart(2, '0');
const toValue = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
const extreme = (pick: (...times: number[]) => number, dates: readonly Date[]) => new Date(pick(...dates.map(Number)));

export const start = startState({ chosen: { role: 'developer', place: 'office' } });

/** Returns the plan, counted back from the first day, and the first morning that follows. */
export const viewIn = (texts: Texts, locale: string) => {
  const { weekday, longDay, list } = formatsIn(locale);
  const today = startOfDay(new Date());
  const firstDay = nextWorkingDay(today);

  return ({ ticked, chosen }: PlayerState): BoardView => {
    const value = chosen.start ?? toValue(addWorkingDays(today, DAYS_AHEAD));
    const date = new Date(`${value}T00:00`);
    const isValid = date > today && date <= addDays(today, 365);
    const dayOne = nextWorkingDay(isValid ? date : addWorkingDays(today, DAYS_AHEAD));
    const eve = addWorkingDays(dayOne, -1);
    const planned = tasks.filter(({ only }) => !only || only === chosen.role || only === chosen.place);
    const daysOf = ({ id, days }: Task) => (chosen[id] === 'shortcut' ? 1 : days);
    const needsOf = ({ needs }: Task) => planned.filter(({ id }) => needs.includes(id));
    // A task is done only with all that it needs.
    const isDone = (task: Task): boolean => ticked.includes(task.id) && needsOf(task).every(isDone);
    const startBy = (task: Task): Date => {
      const next = planned
        .filter(({ needs }) => needs.includes(task.id))
        .map((each) => addWorkingDays(startBy(each), -1));
      return addWorkingDays(extreme(Math.min, [eve, ...next]), 1 - daysOf(task));
    };
    const readyOn = (task: Task): Date => {
      if (isDone(task)) return addWorkingDays(firstDay, -1);
      const after = needsOf(task).map((each) => addWorkingDays(readyOn(each), 1));
      return addWorkingDays(extreme(Math.max, [firstDay, ...after]), daysOf(task) - 1);
    };
    const required = planned.filter(({ without }) => without);
    const late = required.filter((task) => readyOn(task) > eve);
    const isComplete = late.length === 0;
    const inTime = texts.inTime(required.length - late.length, required.length);
    return {
      fields: [
        { id: 'role', label: texts.role, value: chosen.role ?? '', options: optionsOf(texts.roles) },
        { id: 'place', label: texts.works, value: chosen.place ?? '', options: optionsOf(texts.places) },
        {
          id: 'start',
          type: 'date',
          label: texts.start,
          value,
          options: [1, 365].map((days) => ({ id: toValue(addDays(today, days)), label: '' })),
          ...(isValid ? {} : { problem: texts.invalid }),
          ...(isValid && dayOne > date ? { hint: texts.weekend(longDay(dayOne)) } : {}),
        },
      ],
      heads: [texts.prepare, texts.startBy],
      rows: planned
        .toSorted((a, b) => Number(startBy(a)) - Number(startBy(b)))
        .map((task) => {
          const { id, owner, days, shortcut } = task;
          const waitsFor = needsOf(task).filter((each) => !isDone(each));
          const behind = isDone(task) ? 0 : workingDaysBetween(startBy(task), firstDay);
          const about = texts.about(texts.owners[owner], daysOf(task));
          return {
            id,
            title: texts.tasks[id],
            note: waitsFor.length > 0 ? texts.after(about, list(waitsFor.map((each) => texts.tasks[each.id]))) : about,
            tick: 'checkbox',
            isWaiting: waitsFor.length > 0,
            value: weekday(startBy(task)),
            mark: behind > 0 ? { text: texts.behind(behind), tone: 'danger' } : undefined,
            choice: shortcut && {
              id,
              label: texts.way(texts.tasks[id]),
              value: chosen[id] ?? '',
              options: [
                { id: '', label: texts.usual(days) },
                { id: 'shortcut', label: texts.shortcuts[shortcut] },
              ],
            },
          };
        }),
      result: {
        title: texts.dayOne,
        note: longDay(dayOne),
        figure: inTime,
        meter: required.map((task) => ({ tone: late.includes(task) ? 'warning' : isDone(task) ? 'success' : 'info' })),
        lines: required.map((task): Line => {
          const text = texts.tasks[task.id];
          if (!late.includes(task) || !task.without) return { text, tone: 'success' };
          return { text, tone: 'warning', figure: weekday(readyOn(task)), note: texts.without[task.without] };
        }),
        alert: isComplete
          ? { tone: 'success', title: texts.complete }
          : { tone: 'info', title: texts.missing, text: texts.assumption },
      },
      announcement: inTime,
      explored: isComplete,
    };
  };
};

/** The screen of User Onboarding: a plan, counted back from the first day. */
export default boardPage('onboarding', { start, viewIn });
