import { type Member, runsOf, type Slot, schedule, type Task } from '../players/schedule';
import { type PlayerState, startState } from '../players/state';
import type { Span, TimelineView } from '../players/view';
import type { PrototypeTexts } from '../texts/english';
import { formatsIn } from './formats';
import { timelinePage } from './pages';
import { addWorkingDays, nextWorkingDay, startOfDay } from './working-days';

type Texts = PrototypeTexts<'project-execution'>;
type TaskId = keyof Texts['tasks'];

interface ProjectTask extends Task {
  readonly id: TaskId;
  readonly needs: readonly TaskId[];
}

const tasks: readonly ProjectTask[] = [
  { id: 'survey', best: 2, likely: 3, worst: 6, needs: [] },
  { id: 'network', best: 3, likely: 4, worst: 9, needs: [] },
  { id: 'guide', best: 3, likely: 5, worst: 7, needs: ['survey'] },
  { id: 'pilot', best: 2, likely: 4, worst: 7, needs: ['survey', 'network'] },
  { id: 'move', best: 5, likely: 7, worst: 13, needs: ['pilot', 'guide'] },
];

const members: readonly (Member & { readonly name: string })[] = [
  { id: 'asha', name: 'Asha', pace: { survey: 1, network: 1, pilot: 1, move: 1, guide: 1.2 }, away: [9, 12] },
  { id: 'bruno', name: 'Bruno', pace: { network: 1, pilot: 1.2, move: 1.2, survey: 1.3 }, away: [2, 5] },
  { id: 'celia', name: 'Celia', pace: { survey: 1.2, guide: 1, pilot: 1.4 }, away: [6, 7] },
];

/** Working days until the deadline, and the probability with which a date is safe to commit to. */
const TARGET = 24;
const GOAL = 0.8;
const RUNS = 300;
/** Days of the axis: bars move, the axis does not. */
const LENGTH = 38;

const runs = runsOf(tasks, RUNS);

const finishOf = (slots: ReadonlyMap<string, Slot>) => Math.max(...[...slots.values()].map(({ to }) => to));
const chanceOf = (finishes: readonly number[]) => finishes.filter((finish) => finish <= TARGET).length / RUNS;
const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;

export const start = startState({
  order: tasks.map(({ id }) => id),
  chosen: { survey: 'asha', network: 'bruno', guide: 'asha', pilot: 'asha', move: 'asha' },
});

/** Returns the plan over time, and how likely its date is. */
export const viewIn = (texts: Texts, locale: string) => {
  const { day, percent, list } = formatsIn(locale);
  const first = nextWorkingDay(startOfDay(new Date()));
  const dayAt = (moment: number) => addWorkingDays(first, Math.floor(moment));
  // Work that ends at the end of a day ends on that day, not on the next.
  const endDay = (moment: number) => day(dayAt(Math.max(0, Math.ceil(moment) - 1)));
  const days = Array.from({ length: LENGTH }, (_, index) => index);
  const weeks = days.filter((index) => dayAt(index).getDay() === 1);

  return ({ order, chosen }: PlayerState): TimelineView => {
    const ordered = order.flatMap((id) => tasks.filter((task) => task.id === id));
    const playedWith = (change: Readonly<Record<string, number>>) =>
      runs.map((days) => schedule(ordered, members, chosen, { ...days, ...change }));
    const played = playedWith({});
    const finishes = played.map(finishOf);
    const chance = chanceOf(finishes);
    const gains = tasks.map(({ id, best }) => ({ id, chance: chanceOf(playedWith({ [id]: best }).map(finishOf)) }));
    const [threat] = gains.toSorted((a, b) => b.chance - a.chance);
    const isSafe = chance >= GOAL;
    // Rounded down: a value below 1 must not read as 100%.
    const share = (part: number) => percent(Math.floor(part * 100) / 100);
    const lanes = Object.fromEntries(
      tasks.map(({ id }): [string, readonly Span[]] => {
        const slots = played.flatMap((slots) => slots.get(id) ?? []);
        const [froms, tos] = [slots.map(({ from }) => from), slots.map(({ to }) => to)];
        const away = members.find((member) => member.id === chosen[id])?.away ?? [0, 0];
        const tone = threat?.id === id && !isSafe ? 'warning' : 'primary';
        return [
          id,
          [
            { from: away[0], to: away[1], tone: 'away' },
            { from: at(froms, 0.1), to: at(tos, 0.9), tone, isSoft: true },
            { from: at(froms, 0.5), to: at(tos, 0.5), tone },
          ],
        ];
      }),
    );
    return {
      rows: ordered.map(({ id, best, worst, needs }) => ({
        id,
        title: texts.tasks[id],
        note: texts.estimate(best, worst, list(needs.map((need) => texts.needed[need]))),
        mark: threat?.id === id && !isSafe ? { text: texts.threat, tone: 'warning' } : undefined,
        choice: {
          id,
          label: texts.assign(texts.tasks[id]),
          value: chosen[id] ?? '',
          options: members.flatMap(({ id: member, name, pace }) => {
            const factor = pace[id];
            if (!factor) return [];
            return [{ id: member, label: factor > 1 ? texts.slower(name, percent(factor - 1)) : name }];
          }),
        },
      })),
      lanes,
      length: LENGTH,
      ticks: weeks.map((week, index) =>
        index % 2 === 0 && week < LENGTH - 4 ? { at: week, label: day(dayAt(week)) } : { at: week },
      ),
      target: TARGET,
      total: {
        title: texts.finish,
        note: texts.finishDays(endDay(at(finishes, 0.5)), endDay(at(finishes, 0.9))),
        counts: days.map((index) => finishes.filter((finish) => Math.ceil(finish) - 1 === index).length),
      },
      legend: texts.legend(RUNS),
      result: {
        title: texts.finishedBy(endDay(TARGET)),
        figure: share(chance),
        meter: [
          { tone: isSafe ? 'success' : 'warning', share: chance },
          { tone: 'neutral', share: 1 - chance },
        ],
        lines: [],
        alert: {
          tone: isSafe ? 'success' : 'warning',
          title: isSafe ? texts.enough(percent(GOAL)) : texts.notEnough(percent(GOAL)),
          text:
            threat && threat.chance > chance
              ? texts.threatens(texts.tasks[threat.id], share(threat.chance))
              : texts.noThreat,
        },
      },
      announcement: `${texts.finishedBy(endDay(TARGET))}: ${share(chance)}`,
      explored: isSafe,
    };
  };
};

/** The screen of Project Execution: a plan, and how likely its date is. */
export default timelinePage('project-execution', { start, viewIn, isPlan: true });
