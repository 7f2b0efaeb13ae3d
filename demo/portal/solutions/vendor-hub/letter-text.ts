import type { Letter } from './outlook';

/** What a notice letter says, a paragraph each; `endsOn` is the last day of the term, written out. */
export const letterText = ({ contract, decision }: Letter, endsOn: string): readonly string[] => {
  const notice = `We give notice of our contract for ${contract.service.toLowerCase()} at the end of its term on ${endsOn}.`;
  if (decision === 'leave')
    return [
      notice,
      'Please confirm in writing that you received this, and tell us how we get our data out before that day.',
    ];
  return [
    notice,
    'We would like to stay. Please send us an offer for the next term without the announced rise, and we will withdraw this notice once we agree.',
  ];
};
