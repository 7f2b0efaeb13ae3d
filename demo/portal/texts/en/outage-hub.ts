import { prototype } from './prototypes/outage-hub';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'When a rented service fails, you hear it from your own colleagues, one ticket at a time. Each ticket names a different symptom, the vendor’s status page is still green, and one colleague answers the same question forty times while another looks for the cause in your own systems.',
  benefits: [
    {
      title: 'One cause, not forty tickets',
      text: 'The board knows what depends on what. Tickets that come from one failure stand together, and all others stay visible.',
    },
    {
      title: 'What it means for you',
      text: 'A vendor says that sign-in is slow. The board says that your payroll cannot be opened before noon.',
    },
    {
      title: 'Your colleagues know first',
      text: 'The message is drafted from what is known: what does not work, what does, and when they hear again. You read it and send it.',
    },
  ],
  steps: [
    'You list the services you run and those you rent, and what each of them needs.',
    'Status pages of vendors and checks of your own report to the board, every minute.',
    'A failure is followed along what depends on it, to the services of yours that feel it.',
    'New tickets are compared with it, and join the incident they come from.',
    'You acknowledge, the message goes out, and those who wrote are answered by it.',
  ],
  standing:
    'In the pilot, the board and the grouping run on real signals. Sending is not built yet: you copy the message into your own mail.',
  task: 'Go through an hour with two failures at once, see which tickets belong together, and acknowledge when you would.',
  questions: [
    'Who keeps the list of what depends on what, and how would you notice that it is out of date?',
    'Would you let the message go out before anyone has read it, if it is three in the morning?',
    'Which of your vendors tell you nothing at all when they are down?',
  ],
} as const;
