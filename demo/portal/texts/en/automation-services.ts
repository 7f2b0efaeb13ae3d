import { prototype } from './prototypes/automation-services';

/** Texts of one solution. */
export const texts = {
  prototype,
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
} as const;
