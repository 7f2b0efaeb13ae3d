import type { Guide } from './guide';

/** A sign-in that goes round in circles; figures of the sample. */
export const signInGuide: Guide = {
  id: 'sign-in',
  title: 'Sign-in goes in circles',
  causes: [
    {
      id: 'cookies',
      name: 'Browser blocks or keeps old cookies',
      prior: 30,
      remedy: 'Delete the cookies of the sign-in page and of the application, then allow both.',
    },
    {
      id: 'account',
      name: 'Signed in with another account',
      prior: 22,
      remedy: 'Sign out everywhere, or use a separate browser profile for the second account.',
    },
    {
      id: 'rules',
      name: 'Two sign-in rules contradict each other',
      prior: 20,
      remedy: 'Open the sign-in log of one attempt and read which rules were applied to it.',
    },
    {
      id: 'return',
      name: 'Wrong return address of the app',
      prior: 18,
      remedy: 'Compare the return address in the request with the list at the provider, to the last slash.',
    },
    {
      id: 'clock',
      name: 'Clock of the device is wrong',
      prior: 10,
      remedy: 'Set the clock of the device from the network, then sign in again.',
    },
  ],
  questions: [
    {
      id: 'who',
      text: 'Who cannot get in?',
      answers: [
        { text: 'One person', weight: { cookies: 12, account: 12, rules: 2, return: 1, clock: 14 } },
        { text: 'A group', weight: { cookies: 2, account: 2, rules: 12, return: 2, clock: 1 } },
        { text: 'Everybody', weight: { cookies: 1, account: 1, rules: 4, return: 14, clock: 1 } },
      ],
    },
    {
      id: 'private',
      text: 'Does it work in a private window?',
      answers: [
        { text: 'Yes', weight: { cookies: 9, account: 12, rules: 1, return: 1, clock: 1 } },
        { text: 'No', weight: { cookies: 3, account: 1, rules: 12, return: 19, clock: 19 } },
      ],
    },
    {
      id: 'apps',
      text: 'Which applications are affected?',
      answers: [
        { text: 'One', weight: { cookies: 6, account: 6, rules: 4, return: 19, clock: 1 } },
        { text: 'All behind the same sign-in', weight: { cookies: 4, account: 3, rules: 6, return: 1, clock: 14 } },
      ],
    },
    {
      id: 'name',
      text: 'Whose name does the sign-in page show for a moment?',
      answers: [
        { text: 'The right one', weight: { cookies: 4, account: 1, rules: 9, return: 9, clock: 9 } },
        { text: 'Another one', weight: { cookies: 1, account: 19, rules: 1, return: 1, clock: 1 } },
        { text: 'None', weight: { cookies: 12, account: 2, rules: 3, return: 3, clock: 4 } },
      ],
    },
    {
      id: 'time',
      text: 'How far is the clock of the device off?',
      answers: [
        { text: 'Less than a minute', weight: { cookies: 19, account: 19, rules: 19, return: 19, clock: 1 } },
        { text: 'More', weight: { cookies: 1, account: 1, rules: 1, return: 1, clock: 19 } },
      ],
    },
    {
      id: 'change',
      text: 'What changed in the week before?',
      answers: [
        { text: 'Sign-in rules', weight: { cookies: 1, account: 1, rules: 14, return: 2, clock: 1 } },
        { text: 'The application', weight: { cookies: 3, account: 1, rules: 2, return: 14, clock: 1 } },
        { text: 'Nothing known', weight: { cookies: 12, account: 14, rules: 4, return: 3, clock: 14 } },
      ],
    },
  ],
};
