interface Topic {
  readonly question: string;
  /** A word of a question that makes it one of this kind. */
  readonly words: RegExp;
  readonly answer: string;
}

/** The three kinds of questions that the sample bot answers. */
export const topics: readonly [Topic, Topic, Topic] = [
  {
    question: 'My account is locked',
    words: /\b(lock(ed)?|unlock|password|sign.?in|log.?in)\b/i,
    answer: 'I can unlock it. Confirm the number 42 on your phone, then try again. Nothing else changes.',
  },
  {
    question: 'Is payroll down?',
    words: /\b(down|outage|slow|payroll|mail|files?|broken)\b/i,
    answer:
      'Payroll has been down since 09:40, mail works, and file shares are slow until 14:00. I will tell you when they are back.',
  },
  {
    question: 'Where is my request?',
    words: /\b(requests?|tickets?|order(ed)?|when|where|laptop)\b/i,
    answer: 'Your request for Ledger Pro has been with Ines in Finance since yesterday. I will remind her at noon.',
  },
];

/** Returns the bot's reply; it hands unknown topics to an agent. */
export const botAnswer = (question: string): string =>
  topics.find(({ words }) => words.test(question))?.answer ??
  'I do not know that. I have opened a ticket with your words, and a person will answer within two hours.';
