import type { PrototypeTexts } from '../../texts/prototype-texts';

/** Working days a task takes with its usual assignee: at best, most likely, at worst. */
export interface Estimate {
  readonly best: number;
  readonly likely: number;
  readonly worst: number;
}

export type TaskId = keyof PrototypeTexts<'project-execution'>['tasks'];

export interface Task {
  readonly id: string;
  readonly estimate: Estimate;
  /** Ids of what has to be finished before. */
  readonly needs: readonly string[];
}

/** A task of the sample project, which the texts name. */
export interface SampleTask extends Task {
  readonly id: TaskId;
  readonly needs: readonly TaskId[];
}

/** Working days from the start of the project; the first day is 0, the last one is included. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** A member of the sample project's team. */
export interface Member {
  readonly id: string;
  readonly name: string;
  /** How many times as long each task takes them; a task that is not named is one they cannot do. */
  readonly pace: Readonly<Record<string, number>>;
  readonly absences: readonly Absence[];
}

/** An invented project: a company of 300 employees moves its mail and files to another tenant. */
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

/** Who does what, and in which order, before any change. */
export const firstPlan = {
  order: ['survey', 'network', 'guide', 'pilot', 'move'],
  assigned: { survey: 'asha', network: 'bruno', guide: 'asha', pilot: 'asha', move: 'asha' },
} as const;

/** The working day by whose end everything has to be finished, counted from 0. */
export const TARGET_DAY = 23;

/** The chance of meeting it, from 0 to 1, with which a plan is good enough. */
export const GOAL = 0.8;
