import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'automation-services'>;
type KeepReason = keyof Texts['kept'];

/** An item that a routine checks. */
export interface Item {
  readonly name: string;
  /** In the unit of the routine: days, percent. */
  readonly measure: number;
  /** Reason to exclude it, whatever its measure. */
  readonly keep?: KeepReason;
}

export type RoutineId = keyof Texts['routines'];

/** A recurring task with a limit that requires a confirmation. */
export interface Routine {
  readonly id: RoutineId;
  readonly runsAMonth: number;
  /** Minutes of manual work per item. */
  readonly minutesEach: number;
  readonly due: { readonly from: number; readonly is: 'at least' | 'at most' };
  readonly limits: readonly [number, number, number];
  /** Initial limit. */
  readonly limit: number;
  readonly items: readonly Item[];
}

/** Texts of the prototype, and of one of its routines. */
export type RoutineTexts = Texts;

const items = (lines: string, kept: Readonly<Record<string, KeepReason>> = {}): Item[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', measure] = line.split('|').map((part) => part.trim());
      const keep = kept[name];
      return { name, measure: Number(measure), ...(keep ? { keep } : {}) };
    });

/** Routines of the sample company, with their findings. */
export const routines: readonly Routine[] = [
  {
    id: 'licenses',
    runsAMonth: 1,
    minutesEach: 12,
    due: { from: 60, is: 'at least' },
    limits: [3, 5, 10],
    limit: 5,
    items: items(
      `
      Drawing, A. Moreau | 74
      Drawing, J. Berg | 12
      Diagram, S. Okafor | 131
      Diagram, reception | 96
      Diagram, L. Rossi | 63
      Mail, P. Novak | 88
      Mail, T. Haas | 3
      Mail, D. Silva | 102
      Survey, K. Lund | 67
      Survey, M. Weber | 21
      Planner, R. Singh | 190
    `,
      { 'Diagram, reception': 'shared' },
    ),
  },
  {
    id: 'patching',
    runsAMonth: 4,
    minutesEach: 6,
    due: { from: 7, is: 'at least' },
    limits: [5, 10, 20],
    limit: 10,
    items: items(
      `
      LT-0217 | 9
      LT-0223 | 2
      LT-0240 | 14
      LT-0258 | 9
      LT-0261 | 21
      LT-0279 | 8
      LT-0304 | 0
      LT-0311 | 11
      LT-0320 | 7
    `,
      { 'LT-0261': 'fair' },
    ),
  },
  {
    id: 'disks',
    runsAMonth: 4,
    minutesEach: 10,
    due: { from: 85, is: 'at least' },
    limits: [1, 3, 5],
    limit: 3,
    items: items(
      `
      files-1 | 91
      files-2 | 64
      build-1 | 88
      build-2 | 79
      ledger-1 | 93
      print-1 | 86
    `,
      { 'ledger-1': 'records' },
    ),
  },
  {
    id: 'certificates',
    runsAMonth: 4,
    minutesEach: 25,
    due: { from: 30, is: 'at most' },
    limits: [1, 2, 4],
    limit: 2,
    items: items(
      `
      shop.example | 12
      mail.example | 171
      vpn.example | 28
      intranet.example | 64
      old-shop.example | 5
    `,
      { 'old-shop.example': 'ending' },
    ),
  },
  {
    id: 'accounts',
    runsAMonth: 4,
    minutesEach: 8,
    due: { from: 90, is: 'at least' },
    limits: [2, 4, 8],
    limit: 2,
    items: items(
      `
      trainee-03 | 141
      t.oneill | 97
      scanner-2 | 300
      c.dubois | 8
      agency-lin | 122
      backup-op | 45
    `,
      { 'scanner-2': 'machine' },
    ),
  },
  {
    id: 'restores',
    runsAMonth: 1,
    minutesEach: 45,
    due: { from: 30, is: 'at least' },
    limits: [2, 4, 6],
    limit: 4,
    items: items(`
      Mail | 33
      Ledger | 33
      Files | 61
      Shop | 4
    `),
  },
];
