import type { GuideData } from './guide';

/** Email that does not arrive; sample figures. */
export const mailGuide: GuideData<'mail'> = {
  id: 'mail',
  causes: [
    {
      id: 'spam',
      prior: 32,
    },
    {
      id: 'rule',
      prior: 20,
    },
    {
      id: 'records',
      prior: 22,
    },
    {
      id: 'address',
      prior: 16,
    },
    {
      id: 'full',
      prior: 10,
    },
  ],
  questions: [
    {
      id: 'bounce',
      answers: [
        { weight: { spam: 19, rule: 40, records: 4, address: 2, full: 2 } },
        { weight: { spam: 1, rule: 1, records: 1, address: 16, full: 1 } },
        { weight: { spam: 3, rule: 1, records: 14, address: 1, full: 1 } },
        { weight: { spam: 1, rule: 1, records: 1, address: 1, full: 20 } },
      ],
    },
    {
      id: 'who',
      answers: [
        { weight: { spam: 5, rule: 6, records: 7, address: 9, full: 1 } },
        { weight: { spam: 6, rule: 4, records: 3, address: 1, full: 2 } },
        { weight: { spam: 1, rule: 2, records: 1, address: 2, full: 12 } },
      ],
    },
    {
      id: 'search',
      answers: [
        { weight: { spam: 12, rule: 1, records: 3, address: 1, full: 1 } },
        { weight: { spam: 1, rule: 24, records: 1, address: 1, full: 1 } },
        { weight: { spam: 8, rule: 3, records: 12, address: 24, full: 24 } },
      ],
    },
    {
      id: 'quarantine',
      answers: [
        { weight: { spam: 14, rule: 1, records: 5, address: 1, full: 1 } },
        { weight: { spam: 4, rule: 19, records: 9, address: 19, full: 19 } },
      ],
    },
    {
      id: 'header',
      answers: [
        { weight: { spam: 7, rule: 12, records: 1, address: 12, full: 12 } },
        { weight: { spam: 3, rule: 1, records: 14, address: 1, full: 1 } },
      ],
    },
  ],
};
