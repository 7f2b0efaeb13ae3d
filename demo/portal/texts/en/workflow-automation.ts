import { prototype } from './prototypes/workflow-automation';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'A request passes through a form, two mailboxes and a spreadsheet before anything happens. Tools that connect all this are quick to set up but hard to trust: the first real test is a real purchase, or a real account that is locked a day too early.',
  benefits: [
    {
      title: 'Mistakes found while you build',
      text: 'Every step says what it needs. A purchase before its approval, or a missing date, shows up right away, with a fix.',
    },
    {
      title: 'A dry run before the first run',
      text: 'Run last week’s events through the steps. You see who would be asked, what would be bought, and where it would end.',
    },
    {
      title: 'Readable by everyone involved',
      text: 'A workflow is a list of sentences. Finance or HR can read it and object before it is turned on.',
    },
  ],
  steps: [
    'You choose what starts the workflow: a form, a change in the HR system, a ticket.',
    'You add steps from a palette and arrange them; checks run after every change.',
    'A dry run shows what would happen to events you already know.',
    'A second colleague turns it on; from then on, every run is recorded, step by step.',
  ],
  standing:
    'The checks and the dry run are real, the events are invented. Saving, turning on and connecting tools are not built yet.',
  questions: [
    'Which of your workflows would you try first, and which tools does it use?',
    'Do you need branches, or do several short lists do the same and read better?',
    'Who may turn on a workflow in your company, and who must be told?',
    'How far back should the events for a dry run reach?',
  ],
  task: 'Fix the three mistakes, then find out in the dry run why one of the three requests does not go through.',
} as const;
