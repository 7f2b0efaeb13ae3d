export const texts = {
  lead: 'Would you like to own part of what you’re helping build? We ask before we decide whether to open an investment round.',
  noOffer: 'This is not an offer.',
  noOfferText: 'Nothing is for sale on this page, and nothing you say here binds you or us.',
  way: 'How it would work',
  steps: [
    { title: 'You tell us you’re interested', text: 'Use the form on this page. It takes a minute.' },
    {
      title: 'We count',
      text: 'If enough of you would take part, we prepare a round. If not, we say so and leave it at that.',
    },
    {
      title: 'You get the documents',
      text: 'Accounts, plans, risks, and what the money would be used for. You review them with your own advisors and ask us anything.',
    },
    {
      title: 'You decide',
      text: 'You sign with us, on paper or with a notary. Never through this portal, and never on the same day.',
    },
  ],
  know: 'What you should know',
  facts: [
    {
      title: 'You can lose all of it',
      text: 'We are a young company, and most young companies fail. Invest only what you can afford to lose.',
    },
    {
      title: 'You can’t sell whenever you like',
      text: 'There is no market for shares like these. You may have to hold them for many years.',
    },
    {
      title: 'It is not open to everyone',
      text: 'Where you live, the law may allow it to certain investors only. We check that before anything is signed.',
    },
    {
      title: 'It changes nothing here',
      text: 'You see the same previews, and your feedback counts the same, whether you invest or not.',
    },
  ],
  interest: 'Your interest',
  lookup: 'your last answer',
  form: 'Interest in an investment',
  send: 'Send',
  afterwards:
    'Thank you. If we open a round, you’ll hear about it before it is public. If we don’t, we’ll tell you that too.',
  again: 'Change my answer',
  type: 'In what capacity would you invest?',
  types: { Individual: 'Individual', Company: 'Company', Fund: 'Fund', Other: 'Other' },
  range: 'What range would you consider?',
  rangeHint: 'In US dollars. It tells us who should talk to you. It is not a commitment.',
  ranges: {
    'Under $25,000': 'Under $25,000',
    '$25,000 to $100,000': '$25,000 to $100,000',
    '$100,000 to $500,000': '$100,000 to $500,000',
    'Over $500,000': 'Over $500,000',
  },
  advisory: 'Would you serve as an advisor?',
  advisoryHint: 'A call every quarter about what we build next, whether you invest or not.',
  last: 'Your last answer',
  sentOn: (day: string) => `Sent on ${day}.`,
  newest: 'The form below starts with it. A changed answer is added to your submissions, and the latest one counts.',
  sendChanged: 'Send changed answer',
  lines: { Type: 'Capacity', Range: 'Range', Advisory: 'Advisor' },
} as const;
