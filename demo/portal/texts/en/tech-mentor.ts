import { prototype } from './prototypes/tech-mentor';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'Some problems hit a team once in five years: a mail migration, a breach, sign-in rules that contradict each other. No one on the team has seen it, vendor support reads from a script, and a consultant starts with a workshop. So your best engineer spends three days on what someone else could have explained in ten minutes.',
  benefits: [
    {
      title: 'A mentor who has done it',
      text: 'Mentors are ranked by the sessions they have held on a topic, not by certificates. You see the number before you choose.',
    },
    {
      title: 'An hour, not a project',
      text: 'One topic, sixty minutes, on video. Your colleague keeps the keyboard, so the knowledge stays with you.',
    },
    {
      title: 'Prepared on both sides',
      text: 'The mentor reads your problem beforehand, and you know what to have ready.',
    },
  ],
  steps: [
    'Say what the problem is, how soon you need help, and in which language.',
    'Compare the mentors who know the topic, and pick one of their openings.',
    'Both sides get the brief: the problem in your words, the agenda, what to have ready.',
  ],
  standing:
    'In the pilot, one of us does the matching and emails the brief; what you try here comes next. Notes after the hour, which only those you choose may read, are not built yet.',
  task: 'Describe a problem you have now, see how the order changes with the urgency, and choose an hour.',
  questions: [
    'Would you let someone from outside see your screen, and what would have to be signed first?',
    'Would you buy hours one at a time, or should a number of them come with a contract?',
    'Should the notes of a session help other clients with the same problem, with your name removed?',
  ],
} as const;
