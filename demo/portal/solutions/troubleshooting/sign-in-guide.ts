import type { GuideData } from './guide';

/** A sign-in redirect loop; sample figures. */
export const signInGuide: GuideData<'sign-in'> = {
  id: 'sign-in',
  causes: [
    {
      id: 'cookies',
      prior: 30,
    },
    {
      id: 'account',
      prior: 22,
    },
    {
      id: 'rules',
      prior: 20,
    },
    {
      id: 'return',
      prior: 18,
    },
    {
      id: 'clock',
      prior: 10,
    },
  ],
  questions: [
    {
      id: 'who',
      answers: [
        { weight: { cookies: 12, account: 12, rules: 2, return: 1, clock: 14 } },
        { weight: { cookies: 2, account: 2, rules: 12, return: 2, clock: 1 } },
        { weight: { cookies: 1, account: 1, rules: 4, return: 14, clock: 1 } },
      ],
    },
    {
      id: 'private',
      answers: [
        { weight: { cookies: 9, account: 12, rules: 1, return: 1, clock: 1 } },
        { weight: { cookies: 3, account: 1, rules: 12, return: 19, clock: 19 } },
      ],
    },
    {
      id: 'apps',
      answers: [
        { weight: { cookies: 6, account: 6, rules: 4, return: 19, clock: 1 } },
        { weight: { cookies: 4, account: 3, rules: 6, return: 1, clock: 14 } },
      ],
    },
    {
      id: 'name',
      answers: [
        { weight: { cookies: 4, account: 1, rules: 9, return: 9, clock: 9 } },
        { weight: { cookies: 1, account: 19, rules: 1, return: 1, clock: 1 } },
        { weight: { cookies: 12, account: 2, rules: 3, return: 3, clock: 4 } },
      ],
    },
    {
      id: 'time',
      answers: [
        { weight: { cookies: 19, account: 19, rules: 19, return: 19, clock: 1 } },
        { weight: { cookies: 1, account: 1, rules: 1, return: 1, clock: 19 } },
      ],
    },
    {
      id: 'change',
      answers: [
        { weight: { cookies: 1, account: 1, rules: 14, return: 2, clock: 1 } },
        { weight: { cookies: 3, account: 1, rules: 2, return: 14, clock: 1 } },
        { weight: { cookies: 12, account: 14, rules: 4, return: 3, clock: 14 } },
      ],
    },
  ],
};
