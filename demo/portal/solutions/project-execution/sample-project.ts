import type { PrototypeTexts } from '../../texts/prototype-texts';

/** Duration of a task in working days with its usual assignee: best, likely, worst. */
export interface Estimate {
  readonly best: number;
  readonly likely: number;
  readonly worst: number;
}

export type TaskId = keyof PrototypeTexts<'project-execution'>['tasks'];

export interface Task {
  readonly id: string;
  readonly estimate: Estimate;
  /** Ids of tasks that must be done before. */
  readonly needs: readonly string[];
}

/** A task of the sample project; its name is in the texts. */
export interface SampleTask extends Task {
  readonly id: TaskId;
  readonly needs: readonly TaskId[];
}

/** Working days from the start of the project; the first day is 0, the last one is inclusive. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** A member of the sample project's team. */
export interface Member {
  readonly id: string;
  readonly name: string;
  /** Factor of the duration by task; the member cannot do missing ones. */
  readonly pace: Readonly<Record<string, number>>;
  readonly absences: readonly Absence[];
}

/** A fictional project: a company of 300 employees moves its email and files to another tenant. */
export const tasks: readonly SampleTask[] = [
  {
    id: 'survey',
    estimate: { best: 2, likely: 3, worst: 6 },
    needs: [],
  },
  {
    id: 'network',
    estimate: { best: 3, likely: 4, worst: 9 },
    needs: [],
  },
  {
    id: 'pilot',
    estimate: { best: 2, likely: 4, worst: 7 },
    needs: ['survey', 'network'],
  },
  {
    id: 'guide',
    estimate: { best: 3, likely: 5, worst: 7 },
    needs: ['survey'],
  },
  {
    id: 'move',
    estimate: { best: 5, likely: 7, worst: 13 },
    needs: ['pilot', 'guide'],
  },
];

export const members: readonly Member[] = [
  {
    id: 'asha',
    name: 'Asha',
    pace: { survey: 1, network: 1, pilot: 1, move: 1, guide: 1.2 },
    absences: [{ from: 9, to: 11 }],
  },
  {
    id: 'bruno',
    name: 'Bruno',
    pace: { network: 1, pilot: 1.2, move: 1.2, survey: 1.3 },
    absences: [{ from: 2, to: 4 }],
  },
  {
    id: 'celia',
    name: 'Celia',
    pace: { survey: 1.2, guide: 1, pilot: 1.4 },
    absences: [{ from: 6, to: 6 }],
  },
];

/** Initial assignments and order. */
export const firstPlan = {
  order: ['survey', 'network', 'guide', 'pilot', 'move'],
  assigned: { survey: 'asha', network: 'bruno', guide: 'asha', pilot: 'asha', move: 'asha' },
} as const;

/** Target: the working day, counted from 0, by whose end all tasks must be done. */
export const TARGET_DAY = 23;

/** Probability from 0 to 1 with which a plan is good enough. */
export const GOAL = 0.8;
