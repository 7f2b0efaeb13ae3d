import { prototype } from './prototypes/vendor-hub';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'Contracts sit in mailboxes and folders, and the date that matters is not when they end but when notice is due. It passes unnoticed, the contract renews at a higher price, and nobody asks whether it is still the right vendor.',
  benefits: [
    {
      title: 'Notice dates, not end dates',
      text: 'The list starts with the contract you need to decide on next, and shows how many days are left.',
    },
    {
      title: 'A risk score you can verify',
      text: 'Each score is a sum of four stated rules. You see which ones apply and what each of them adds.',
    },
    {
      title: 'See the cost before you decide',
      text: 'Keep, renegotiate or leave: you see how each changes your annual spend before you choose.',
    },
  ],
  steps: [
    'You upload or forward contracts; we extract term, notice and price, and you confirm.',
    'We add what your monitoring and service desk know, such as incidents by vendor.',
    'Ninety days before a notice date, the contract owner is asked to decide.',
    'The notice letter is drafted, with the last day to mail it. Nothing is sent without you.',
  ],
  standing:
    'The list, the risks and the letters work on eight invented contracts. Reading documents is not built yet: for now, you enter the terms yourself.',
  questions: [
    'Who decides about a renewal in your company: IT, finance, or the team that uses it?',
    'Which of your contracts surprised you last, and what would have warned you in time?',
    'Are four rules enough for a risk, and which one would you weigh differently?',
    'Would you let us read invoices as well, to compare what was agreed with what is paid?',
  ],
  task: 'Decide on the contracts due within 90 days, then see what you will spend and which letters to send when.',
} as const;
