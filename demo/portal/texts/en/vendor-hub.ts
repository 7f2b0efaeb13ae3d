import { prototype } from './prototypes/vendor-hub';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'Contracts sit in mailboxes and folders, and the day that matters is not the one on which they end but the one on which notice has to arrive. It passes unseen, the contract renews at a higher price, and nobody asked whether it is still the right vendor.',
  benefits: [
    {
      title: 'Notice dates, not end dates',
      text: 'The list starts with the contract you have to decide about next, and says how many days are left.',
    },
    {
      title: 'A risk you can check',
      text: 'Each score is a sum of four stated rules. You see which ones apply and what each of them adds.',
    },
    {
      title: 'The price of a decision first',
      text: 'Keep, renegotiate or leave: you see what each does to the yearly spend before you choose.',
    },
  ],
  steps: [
    'You upload contracts or forward them; term, notice and price are read from them, and you confirm.',
    'We add what your monitoring and service desk know, such as incidents by vendor.',
    'Ninety days before a notice date the owner of the contract gets a request to decide.',
    'The notice letter is drafted, with the last day to post it. Nothing is sent without you.',
  ],
  standing:
    'The list, the risks and the letters work on ten invented contracts. Reading documents is not built yet: for now they would be typed in.',
  questions: [
    'Who decides about a renewal in your company: IT, finance, or the team that uses it?',
    'Which of your contracts surprised you last, and what would have told you in time?',
    'Are four rules enough for a risk, and which one would you weigh differently?',
    'Would you let us read invoices as well, to compare what was agreed with what is paid?',
  ],
  task: 'Decide about the contracts that are due within 90 days, and see what you spend afterwards and which letters to send when.',
} as const;
