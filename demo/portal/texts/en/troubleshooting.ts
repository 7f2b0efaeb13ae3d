import { prototype } from './prototypes/troubleshooting';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'Every search for the same problem starts from scratch. First-line support asks what comes to mind, tries three things, and escalates a ticket that says “still slow”. Second-line support starts over, because nobody recorded what was already ruled out.',
  benefits: [
    {
      title: 'The next best question',
      text: 'You are asked the question that narrows down the causes most, so two or three are often enough.',
    },
    {
      title: 'You see why',
      text: 'With each answer, you see the likelihood of every cause change. Nothing is decided out of sight, and “not sure” is an answer.',
    },
    {
      title: 'Nothing asked twice',
      text: 'The record lists what was asked, what was ruled out and by which answer. It goes into the ticket as plain text.',
    },
  ],
  steps: [
    'Choose the closest problem.',
    'Answer what you know, and change any answer that was wrong.',
    'Once one cause stands out, you get its name and what to do first.',
    'Copy the record into the ticket, whether it was solved or not.',
  ],
  standing: 'There are three guides, with likelihoods we estimated. Learning from closed tickets is not built yet.',
  task: 'Choose one of three problems, answer as you would have the last time it happened, and change an answer to see the effect.',
  questions: [
    'Which five problems cost your first-line support the most time?',
    'Who in your team could correct the likelihoods after a case is closed, and would they?',
    'Should the user with the problem answer the questions, or the colleague who helps?',
  ],
} as const;
