import type { Guide } from './guide';

/** Mail that does not arrive; figures of the sample. */
export const mailGuide: Guide = {
  id: 'mail',
  title: 'Mail does not arrive',
  causes: [
    {
      id: 'spam',
      name: 'Held back as spam',
      prior: 32,
      remedy: 'Release the message from quarantine and allow the sender’s domain, not the single address.',
    },
    {
      id: 'rule',
      name: 'A rule in the mailbox moves it',
      prior: 20,
      remedy: 'List the rules of the mailbox, those on the server too. Ask who made the one that matches.',
    },
    {
      id: 'records',
      name: 'Sender’s domain records fail',
      prior: 22,
      remedy: 'Send the header of one message to the sender: SPF or DKIM fails, and DMARC says reject.',
    },
    {
      id: 'address',
      name: 'Old or mistyped address',
      prior: 16,
      remedy: 'Ask the sender to delete the remembered address and type it again.',
    },
    {
      id: 'full',
      name: 'Mailbox is full',
      prior: 10,
      remedy: 'Empty the deleted items or raise the limit, then ask the sender to try again.',
    },
  ],
  questions: [
    {
      id: 'bounce',
      text: 'Did the sender get an answer from the system?',
      answers: [
        { text: 'No', weight: { spam: 19, rule: 40, records: 4, address: 2, full: 2 } },
        { text: 'Yes, address unknown', weight: { spam: 1, rule: 1, records: 1, address: 16, full: 1 } },
        { text: 'Yes, refused by policy', weight: { spam: 3, rule: 1, records: 14, address: 1, full: 1 } },
        { text: 'Yes, mailbox full', weight: { spam: 1, rule: 1, records: 1, address: 1, full: 20 } },
      ],
    },
    {
      id: 'who',
      text: 'Whose mail is missing?',
      answers: [
        { text: 'One sender’s', weight: { spam: 5, rule: 6, records: 7, address: 9, full: 1 } },
        { text: 'Some senders’', weight: { spam: 6, rule: 4, records: 3, address: 1, full: 2 } },
        { text: 'Everybody’s', weight: { spam: 1, rule: 2, records: 1, address: 2, full: 12 } },
      ],
    },
    {
      id: 'search',
      text: 'Search all folders of the mailbox. Where is it?',
      answers: [
        { text: 'In the spam folder', weight: { spam: 12, rule: 1, records: 3, address: 1, full: 1 } },
        { text: 'In another folder', weight: { spam: 1, rule: 24, records: 1, address: 1, full: 1 } },
        { text: 'Nowhere', weight: { spam: 8, rule: 3, records: 12, address: 24, full: 24 } },
      ],
    },
    {
      id: 'quarantine',
      text: 'Is it in the quarantine of the mail filter?',
      answers: [
        { text: 'Yes', weight: { spam: 14, rule: 1, records: 5, address: 1, full: 1 } },
        { text: 'No', weight: { spam: 4, rule: 19, records: 9, address: 19, full: 19 } },
      ],
    },
    {
      id: 'header',
      text: 'What does the header of an earlier message say about SPF and DKIM?',
      answers: [
        { text: 'Both pass', weight: { spam: 7, rule: 12, records: 1, address: 12, full: 12 } },
        { text: 'One of them fails', weight: { spam: 3, rule: 1, records: 14, address: 1, full: 1 } },
      ],
    },
  ],
};
