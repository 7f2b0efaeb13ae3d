export const texts = {
  problem:
    'Patching, unused licenses, expiring certificates: everyone knows the list, and no one has the time for it. Scripts help until their author moves on. After that they run unmonitored, or stop without anyone noticing.',
  benefits: [
    {
      title: 'We write and monitor them',
      text: 'Each routine has an engineer on our side who sees every run, fixes what breaks, and tells you before you notice.',
    },
    {
      title: 'A limit on everything',
      text: 'You set how much a routine may do without asking. Above that, it stops before it changes anything and waits for someone to approve it.',
    },
    {
      title: 'A record you can hand over',
      text: 'Everything checked, excluded and changed is recorded in your own ticket system, line by line, ready for an audit.',
    },
  ],
  steps: [
    'You pick routines from the list and exclude what must never be touched.',
    'For two weeks, each routine runs in read-only mode.',
    'You set the limit, and the routine runs on its schedule.',
    'Once a month we go through the runs that stopped and adjust the limits together.',
  ],
  standing:
    'In the pilot we run four of the six routines; the restore test and the unused accounts are not built yet. The devices, names and minutes you see here are invented.',
  questions: [
    'Which routine would you hand over first, and which one never?',
    'Who should be asked when a run stops at night: the one on call, or nobody until morning?',
    'Would you rather pay for each routine, or for the hours it saves?',
  ],
  task: 'Run “License reclaim”, choose what happens when it stops, then change the limit and compare the hours saved.',
  /** Texts of the sample routines: name, schedule, what they do, and to what. */
  prototype: {
    routines: {
      licenses: ['License reclaim', 'First Monday, 07:00', 'Reclaim', 'licenses unused for 60 days or more'],
      patching: ['Patch laptops', 'Tuesdays, 02:00', 'Patch', 'laptops missing a patch for 7 days or more'],
      disks: ['Disk clean-up', 'Fridays, 22:00', 'Clean up', 'servers that are at least 85% full'],
      certificates: ['Certificate renewal', 'Wednesdays, 06:00', 'Renew', 'certificates expiring within 30 days'],
      accounts: ['Unused accounts', 'Mondays, 05:00', 'Lock', 'accounts without a sign-in for 90 days or more'],
      restores: ['Restore test', 'Last Sunday, 04:00', 'Restore', 'backups not tested for 30 days or more'],
    },
    kept: {
      shared: 'shared account',
      fair: 'in use at a trade show',
      records: 'holds records that must be kept',
      ending: 'retires in May',
      machine: 'used by a machine',
    },
    routine: 'Routine',
    hoursHead: 'Saved per month',
    hours: (hours: string) => `${hours} h`,
    saved: 'Hours saved per month',
    on: 'Routines on',
    onOf: (active: number, all: number) => `${active} of ${all}`,
    finds: (due: string) => `Finds ${due}.`,
    limit: 'Stop and ask above',
    before: 'Run it to see what it would change.',
    run: 'Run now',
    waiting: 'Needs you',
    done: 'Done',
    stopped: (count: number, limit: number) => `${count} is more than the limit of ${limit}`,
    unchanged: 'Nothing has been changed yet.',
    above: 'above the limit',
    untouched: 'left alone',
    excluded: (reason: string) => `excluded: ${reason}`,
    all: (verb: string, count: number) => `${verb} all ${count}`,
    some: (count: number) => `Only ${count}`,
    none: 'None',
    changed: (count: number) => (count === 0 ? 'Nothing was changed' : `${count} changed`),
    recorded: 'Everything checked, excluded and changed is in the ticket.',
  },
} as const;
