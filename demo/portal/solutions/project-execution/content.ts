import { type PlayerState, startState } from '../../players/state';
import type { Span, TimelineView } from '../../players/view';
import type { PrototypeTexts } from '../../texts/prototype-texts';
import { formatsIn } from '../formats';
import { addWorkingDays, nextWorkingDay, startOfDay } from '../working-days';

type Texts = PrototypeTexts<'project-execution'>;
type TaskId = keyof Texts['tasks'];

interface Task {
  readonly id: TaskId;
  /** Working days with its usual assignee. */
  readonly best: number;
  readonly likely: number;
  readonly worst: number;
  readonly needs: readonly TaskId[];
}

const tasks: readonly Task[] = [
  { id: 'survey', best: 2, likely: 3, worst: 6, needs: [] },
  { id: 'network', best: 3, likely: 4, worst: 9, needs: [] },
  { id: 'guide', best: 3, likely: 5, worst: 7, needs: ['survey'] },
  { id: 'pilot', best: 2, likely: 4, worst: 7, needs: ['survey', 'network'] },
  { id: 'move', best: 5, likely: 7, worst: 13, needs: ['pilot', 'guide'] },
];

interface Member {
  readonly id: string;
  readonly name: string;
  /** Factor of the duration by task; the member cannot do missing ones. */
  readonly pace: Partial<Readonly<Record<TaskId, number>>>;
  /** First day of an absence, and the day after; counted from the start of the project. */
  readonly away: readonly [from: number, to: number];
}

const members: readonly Member[] = [
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

type Days = Readonly<Record<TaskId, number>>;

/** Returns the quantile of a triangular distribution. */
const quantile = ({ best, likely, worst }: Task, part: number): number => {
  const width = worst - best;
  return part < (likely - best) / width
    ? best + Math.sqrt(part * width * (likely - best))
    : worst - Math.sqrt((1 - part) * width * (worst - likely));
};

/** Durations of every run: evenly spread, and the same for every plan, so that plans can be compared. */
const runs = Array.from({ length: RUNS }, (_, run): Days => {
  const spread = (index: number, task: TaskId) =>
    tasks
      .filter(({ id }) => id === task)
      .map((each) => quantile(each, (run * Math.sqrt([2, 3, 5, 7, 11][index] ?? 2)) % 1))[0] ?? 1;
  return {
    survey: spread(0, 'survey'),
    network: spread(1, 'network'),
    guide: spread(2, 'guide'),
    pilot: spread(3, 'pilot'),
    move: spread(4, 'move'),
  };
});

interface Slot {
  readonly from: number;
  readonly to: number;
}

/** Returns the slot of work that begins at a time and pauses while its member is away. */
const slotOf = ({ away: [from, to] }: Member, after: number, days: number): Slot => {
  const begin = after >= from && after < to ? to : after;
  return { from: begin, to: begin < from && begin + days > from ? begin + days + to - from : begin + days };
};

/** Schedules the tasks: each begins once its dependencies are done and its member is free and present. */
export const schedule = (order: readonly string[], assigned: Readonly<Record<string, string>>, days: Days) => {
  const slots = new Map<string, Slot>();
  const free = new Map<string, number>();
  let waiting = order.flatMap((id) => tasks.filter((task) => task.id === id));
  while (waiting.length > 0) {
    const task = waiting.find(({ needs }) => needs.every((id) => slots.has(id)));
    const member = members.find(({ id }) => id === assigned[task?.id ?? '']);
    if (!task || !member) break;
    const after = Math.max(free.get(member.id) ?? 0, ...task.needs.map((id) => slots.get(id)?.to ?? 0));
    const slot = slotOf(member, after, days[task.id] * (member.pace[task.id] ?? 1));
    slots.set(task.id, slot);
    free.set(member.id, slot.to);
    waiting = waiting.filter((each) => each !== task);
  }
  return slots;
};

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
  const weeks = Array.from({ length: LENGTH }, (_, index) => index).filter((index) => dayAt(index).getDay() === 1);

  return ({ order, chosen }: PlayerState): TimelineView => {
    const finishesWith = (change: Partial<Days>) =>
      runs.map((days) => finishOf(schedule(order, chosen, { ...days, ...change })));
    const played = runs.map((days) => schedule(order, chosen, days));
    const finishes = finishesWith({});
    const chance = chanceOf(finishes);
    const gains = tasks.map(({ id, best }) => ({ id, chance: chanceOf(finishesWith({ [id]: best })) }));
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
      rows: order.flatMap((id) =>
        tasks
          .filter((task) => task.id === id)
          .map((task) => ({
            id,
            title: texts.tasks[task.id],
            note: texts.estimate(task.best, task.worst, list(task.needs.map((need) => texts.needed[need]))),
            mark: threat?.id === id && !isSafe ? { text: texts.threat, tone: 'warning' } : undefined,
            choice: {
              id,
              label: texts.assign(texts.tasks[task.id]),
              value: chosen[id] ?? '',
              options: members.flatMap(({ id: member, name, pace }) => {
                const factor = pace[task.id];
                if (!factor) return [];
                return [{ id: member, label: factor > 1 ? texts.slower(name, percent(factor - 1)) : name }];
              }),
            },
          })),
      ),
      lanes,
      length: LENGTH,
      ticks: weeks.map((week, index) =>
        index % 2 === 0 && week < LENGTH - 4 ? { at: week, label: day(dayAt(week)) } : { at: week },
      ),
      target: TARGET,
      total: {
        title: texts.finish,
        note: texts.finishDays(endDay(at(finishes, 0.5)), endDay(at(finishes, 0.9))),
        counts:
          weeks.length > 0
            ? Array.from(
                { length: LENGTH },
                (_, index) => finishes.filter((finish) => Math.ceil(finish) - 1 === index).length,
              )
            : [],
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
