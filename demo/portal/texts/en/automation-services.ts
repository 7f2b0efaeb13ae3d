import { prototype } from './prototypes/automation-services';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'Patching, unused licenses, certificates that run out: everyone knows the list, and no one has the afternoon for it. Scripts help until their author moves on. Then they run on, unwatched, or stop without a word.',
  benefits: [
    {
      title: 'We write and watch them',
      text: 'Each routine belongs to an engineer on our side who sees every run, fixes what breaks, and tells you before you notice.',
    },
    {
      title: 'A limit on everything',
      text: 'You set how much a routine may do without asking. Above that it stops before it changes anything, and waits for a name and a decision.',
    },
    {
      title: 'A record you can hand over',
      text: 'What was read, left alone and changed is written into your own ticket system, line by line, ready for an audit.',
    },
  ],
  steps: [
    'You pick routines from the list and say what must never be touched.',
    'For two weeks each routine only looks and reports; nothing is changed.',
    'You set the limit, and the routine starts to work on its schedule.',
    'Once a month we go through the runs that stopped and adjust the limits together.',
  ],
  standing:
    'In the pilot we run four of the six routines; the restore test and the unused accounts are not built yet. The devices, names and minutes you see here are invented.',
  questions: [
    'Which routine would you hand over first, and which one never?',
    'Who should be asked when a run stops at night: the one on call, or nobody until morning?',
    'Would you rather pay for each routine, or for the hours it gives back?',
  ],
  task: 'Run “License reclaim”, decide what happens where it stops, then try another limit and see what it does to the hours.',
} as const;
