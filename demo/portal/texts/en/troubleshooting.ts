import { prototype } from './prototypes/troubleshooting';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'The search for the same fault starts from nothing each time. A colleague on first line asks what comes to mind, tries three things, and passes on a ticket that says “still slow”. Second line begins at the beginning, because nobody wrote down what it cannot be.',
  benefits: [
    {
      title: 'The next best question',
      text: 'The one that is asked tells most about what is still possible, so two or three are often enough.',
    },
    {
      title: 'You see why',
      text: 'Each answer moves the likelihood of every cause in front of you. Nothing is decided out of sight, and “not sure” is an answer.',
    },
    {
      title: 'Nothing asked twice',
      text: 'The record says what was asked, what was ruled out and by which answer. It goes into the ticket as plain text.',
    },
  ],
  steps: [
    'Choose the problem that comes closest.',
    'Answer what you know, and go back to any answer that was wrong.',
    'Once one cause stands out, you get its name and what to do first.',
    'Copy the record into the ticket, whether it was solved or not.',
  ],
  standing: 'There are three guides, with likelihoods we estimated. Learning from closed tickets is not built yet.',
  task: 'Take one of three problems, answer as it was the last time it happened to you, and change an answer to see what that does.',
  questions: [
    'Which five problems cost your first line the most time?',
    'Who in your team could correct the likelihoods after a case is closed, and would they?',
    'Should the person with the problem answer the questions, or the colleague who helps?',
  ],
} as const;
