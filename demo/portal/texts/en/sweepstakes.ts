/** Texts of the drawing and its terms. */
export const texts = {
  lead: (day: string) =>
    `Four times a year we draw three names among the clients of this portal, as thanks for their time. The next drawing is on ${day}.`,
  title: 'The terms',
  terms: [
    {
      title: 'Who can take part',
      text: 'You, if you were invited to this portal, are at least 18 years old, and your employer allows gifts of this value. Employees of Gatehouse and members of their households cannot take part.',
    },
    {
      title: 'What you can win',
      text: 'Three vouchers in each drawing, worth 250 US dollars each, for a course, a conference or books of your choice. You can donate yours to a charity instead. No cash alternative.',
    },
    {
      title: 'When we draw',
      text: 'On the last working day of March, June, September and December, at noon UTC. Acceptances that reached us before that day take part. One acceptance counts for every drawing until you withdraw it, and each client counts once.',
    },
    {
      title: 'How we draw',
      text: 'A program picks three names at random, witnessed by two colleagues who do not take part. Every name has the same chance. What you wrote in your feedback, or whether you wrote any, makes no difference.',
    },
    {
      title: 'How winners are notified',
      text: 'By email to the address you sign in with, within five working days. You have 30 days to respond. If you do not, we draw another name. We publish no names.',
    },
    {
      title: 'No purchase',
      text: 'Taking part is free. You do not have to buy, order or test anything, and buying something does not improve your chance.',
    },
    {
      title: 'Your data',
      text: 'We store your email address, that you accepted these terms, and when. We use them for the drawing only. When you withdraw, or your invitation ends, we delete them after the next drawing.',
    },
    {
      title: 'Taxes and law',
      text: 'If a voucher is taxed where you live, the tax is yours to pay. Where the law does not allow drawings like this one, you cannot take part. We may end the drawings; participants are then notified by email.',
    },
    {
      title: 'How to withdraw',
      text: 'Write to us with the Feedback form, at any time and without a reason. You are out of the drawing from that day on.',
    },
  ],
  lookup: 'whether you take part',
  form: 'Sweepstakes',
  submit: 'Take part',
  accept: 'I accept the terms',
  read: 'Read the terms',
  afterwards: (day: string) => `Good luck. The next drawing is on ${day}; winners are notified by email.`,
  accepted: 'You are taking part',
  acceptedOn: (day: string) => `You accepted the terms on ${day}.`,
  acceptedBefore: 'You have accepted the terms.',
  next: (day: string) => `The next drawing is on ${day}.`,
} as const;
