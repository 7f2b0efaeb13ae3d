import { prototype } from './prototypes/actual-intelligence';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'The answer is usually written down: in a runbook, in a ticket from last spring, in a policy nobody opens. It takes twenty minutes to find and one colleague who remembers where it is. When that colleague is away, you solve the same thing a second time.',
  benefits: [
    {
      title: 'Answers you can verify',
      text: 'An answer consists of sentences from your own documents, word for word. Each one cites its numbered source, which opens beside it.',
    },
    {
      title: 'No guesses',
      text: 'If your documents don’t have the answer, we tell you so. You see which words weren’t found, so you know what to document next.',
    },
    {
      title: 'Your existing permissions',
      text: 'A search reads only what the user asking could open anyway. There is no second set of permissions to keep up to date.',
    },
  ],
  steps: [
    'You connect the places where your knowledge is: a wiki, the ticket system, a shared folder.',
    'We index them inside your own tenant and keep the permissions of each document.',
    'Users ask in their own words; the best sentences come back with numbered sources.',
    'Replaced documents are marked, so nobody follows outdated instructions by accident.',
  ],
  standing:
    'The connectors are still being built. What you try here ranks the words of eight invented documents; there is no language model in it.',
  questions: [
    'Where would you want to ask: in the ticket, in chat, or on a page of its own?',
    'Which of your sources must never be searched, not even by those who may open them?',
    'Is a quoted sentence enough, or do you need a summary in new words, with the risk that comes with it?',
    'Who in your team would correct a document that turns out to be wrong?',
  ],
  task: 'Ask two questions, open the source behind a sentence, then ask the same as another team.',
} as const;
