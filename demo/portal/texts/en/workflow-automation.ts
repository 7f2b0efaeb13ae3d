import { prototype } from './prototypes/workflow-automation';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'A request passes through a form, two mailboxes and a spreadsheet before anything happens. Tools that connect all this are quick to set up and hard to trust: the first real test is a real purchase, or a real account that is locked a day too early.',
  benefits: [
    {
      title: 'Mistakes found while you build',
      text: 'Every step says what it needs. A purchase before its approval, or a date nobody supplies, shows up at once, with a way to fix it.',
    },
    {
      title: 'A dry run before the first run',
      text: 'Walk last week’s events through the steps. You see who would be asked, what would be bought, and where it would end.',
    },
    {
      title: 'Readable by those it concerns',
      text: 'A workflow is a list of sentences. Finance or human resources can read it and say no before it is switched on.',
    },
  ],
  steps: [
    'You choose what starts the workflow: a form, a change in the staff system, a ticket.',
    'You add steps from a palette and put them in order; checks run after every change.',
    'A dry run shows what would happen to events you already know.',
    'A second colleague switches it on; from then on every run is recorded, step by step.',
  ],
  standing:
    'The checks and the dry run are real, the events are invented. Saving, switching on and connecting tools are not built yet.',
  questions: [
    'Which of your workflows would you try first, and which tools does it touch?',
    'Do you need branches, or do several short lists do the same and read better?',
    'Who may switch a workflow on in your company, and who must be told?',
    'How far back should the events for a dry run reach?',
  ],
  task: 'Fix the three mistakes, then start the dry run and find out why one of the three requests does not go through.',
} as const;
