/** Something a routine looks at. */
export interface Item {
  readonly name: string;
  /** In the unit of the routine: days, percent. */
  readonly measure: number;
  /** Why it is left alone whatever its measure. */
  readonly keep?: string;
}

/** Work that repeats, with the limit above which it asks first. */
export interface Routine {
  readonly id: string;
  readonly name: string;
  readonly schedule: string;
  readonly runsAMonth: number;
  /** Minutes a person needs for one item. */
  readonly minutesEach: number;
  /** What it looks at, one and many. */
  readonly noun: readonly [string, string];
  /** What it does with what is due, as in 'take back'. */
  readonly verb: string;
  readonly due: { readonly from: number; readonly is: 'at least' | 'at most'; readonly words: string };
  readonly limits: readonly [number, number, number];
  /** The limit to begin with. */
  readonly limit: number;
  readonly items: readonly Item[];
}

const items = (text: string): Item[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', measure, keep] = line.split('|').map((part) => part.trim());
      return { name, measure: Number(measure), ...(keep ? { keep } : {}) };
    });

/** The routines of the sample company, and what they find there. */
export const routines: readonly Routine[] = [
  {
    id: 'licences',
    name: 'Licence reclaim',
    schedule: 'First Monday, 07:00',
    runsAMonth: 1,
    minutesEach: 12,
    noun: ['licence', 'licences'],
    verb: 'Take back',
    due: { from: 60, is: 'at least', words: 'unused for 60 days or more' },
    limits: [3, 5, 10],
    limit: 5,
    items: items(`
      Drawing, A. Moreau | 74
      Drawing, J. Berg | 12
      Diagram, S. Okafor | 131
      Diagram, reception | 96 | shared account
      Diagram, L. Rossi | 63
      Mail, P. Novak | 88
      Mail, T. Haas | 3
      Mail, D. Silva | 102
      Survey, K. Lund | 67
      Survey, M. Weber | 21
      Planner, R. Singh | 190
    `),
  },
  {
    id: 'patching',
    name: 'Patch laptops',
    schedule: 'Tuesdays, 02:00',
    runsAMonth: 4,
    minutesEach: 6,
    noun: ['laptop', 'laptops'],
    verb: 'Patch',
    due: { from: 7, is: 'at least', words: 'missing a patch for 7 days or more' },
    limits: [5, 10, 20],
    limit: 10,
    items: items(`
      LT-0217 | 9
      LT-0223 | 2
      LT-0240 | 14
      LT-0258 | 9
      LT-0261 | 21 | on stage at a trade fair
      LT-0279 | 8
      LT-0304 | 0
      LT-0311 | 11
      LT-0320 | 7
    `),
  },
  {
    id: 'disks',
    name: 'Disk clean-up',
    schedule: 'Fridays, 22:00',
    runsAMonth: 4,
    minutesEach: 10,
    noun: ['server', 'servers'],
    verb: 'Clean up',
    due: { from: 85, is: 'at least', words: 'at least 85% full' },
    limits: [1, 3, 5],
    limit: 3,
    items: items(`
      files-1 | 91
      files-2 | 64
      build-1 | 88
      build-2 | 79
      ledger-1 | 93 | holds records that must be kept
      print-1 | 86
    `),
  },
  {
    id: 'certificates',
    name: 'Certificate renewal',
    schedule: 'Wednesdays, 06:00',
    runsAMonth: 4,
    minutesEach: 25,
    noun: ['certificate', 'certificates'],
    verb: 'Renew',
    due: { from: 30, is: 'at most', words: 'with 30 days or less to go' },
    limits: [1, 2, 4],
    limit: 2,
    items: items(`
      shop.example | 12
      mail.example | 171
      vpn.example | 28
      intranet.example | 64
      old-shop.example | 5 | is switched off in May
    `),
  },
  {
    id: 'accounts',
    name: 'Unused accounts',
    schedule: 'Mondays, 05:00',
    runsAMonth: 4,
    minutesEach: 8,
    noun: ['account', 'accounts'],
    verb: 'Lock',
    due: { from: 90, is: 'at least', words: 'without a sign-in for 90 days or more' },
    limits: [2, 4, 8],
    limit: 2,
    items: items(`
      trainee-03 | 141
      t.oneill | 97
      scanner-2 | 300 | used by a machine
      c.dubois | 8
      agency-lin | 122
      backup-op | 45
    `),
  },
  {
    id: 'restores',
    name: 'Restore test',
    schedule: 'Last Sunday, 04:00',
    runsAMonth: 1,
    minutesEach: 45,
    noun: ['backup', 'backups'],
    verb: 'Restore',
    due: { from: 30, is: 'at least', words: 'not tested for 30 days or more' },
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
