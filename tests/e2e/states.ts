import type { Page } from '@playwright/test';
import { recordsPath, type TableName } from '../../demo/research/contract';
import { expect } from './fixtures';

/** Calls to the portal's own server for user data. */
export const API = '**/api/**';

/** A screen that shows or takes data. */
interface DataScreen {
  path: string;
  name: string;
  heading: string | RegExp;
  /** Its message when the database does not respond. */
  problem?: string;
  /** Content that it leaves out instead, without a message: a failed synchronization shows no error. */
  leavesOut?: string;
}

const noProgress = 'We couldn’t load your progress';

export const dataScreens: readonly DataScreen[] = [
  { path: '/', name: 'Home', heading: /^Welcome, Rita/, leavesOut: 'Your progress' },
  { path: '/solutions', name: 'Solutions', heading: 'Solutions', leavesOut: 'Your progress' },
  { path: '/solutions/onboarding', name: 'User Onboarding', heading: 'User Onboarding', problem: noProgress },
  { path: '/desktop', name: 'Desktop App', heading: 'Desktop App', problem: noProgress },
  {
    path: '/integrations',
    name: 'Integrations',
    heading: 'Integrations',
    problem: 'The portal could not look up your list',
  },
  { path: '/reporting', name: 'Reporting', heading: 'Reporting', problem: 'We couldn’t load your profile.' },
  { path: '/portal', name: 'Portal', heading: 'Portal', problem: 'We couldn’t load your profile' },
  {
    path: '/sweepstakes',
    name: 'Sweepstakes',
    heading: 'Sweepstakes',
    problem: 'The portal could not look up whether you take part',
  },
  {
    path: '/investments',
    name: 'Investments',
    heading: 'Investments',
    problem: 'The portal could not look up your last answer',
  },
  { path: '/feedback', name: 'Feedback', heading: 'Feedback' },
];

/** A form of the portal, with one way to fill it in. */
interface FilledForm {
  path: string;
  /** Accessible name of the form. */
  form: string;
  table: TableName;
  submit: RegExp;
  success: string;
  fill: (page: Page, text: string) => Promise<void>;
  /** What was filled in is still there. */
  expectPreserved: (page: Page, text: string) => Promise<void>;
}

const area = (label: string) => ({
  fill: (page: Page, text: string) => page.getByRole('form').getByLabel(label).fill(text),
  expectPreserved: (page: Page, text: string) => expect(page.getByRole('form').getByLabel(label)).toHaveValue(text),
});
export const rate = (page: Page) =>
  page
    .getByRole('radiogroup', { name: /^How useful/ })
    .getByRole('radio', { name: /5/ })
    .check({ force: true });
const product = (page: Page) => page.getByRole('group', { name: /^Integration 1 of/ });

export const filledForms = {
  general: {
    path: '/feedback',
    form: 'Feedback',
    table: 'general',
    submit: /^Send feedback$/,
    success: 'Feedback submitted successfully',
    fill: async (page, text) => {
      await rate(page);
      await area('What should we build').fill(page, text);
    },
    expectPreserved: area('What should we build').expectPreserved,
  },
  solution: {
    path: '/solutions/onboarding',
    form: 'Feedback about User Onboarding',
    table: 'solution',
    submit: /^Send feedback$/,
    success: 'Solution feedback submitted successfully',
    fill: async (page, text) => {
      await rate(page);
      await area('What is missing, what is wrong').fill(page, text);
    },
    expectPreserved: area('What is missing, what is wrong').expectPreserved,
  },
  desktop: {
    path: '/desktop',
    form: 'Feedback about the desktop application',
    table: 'desktop',
    submit: /^Send feedback$/,
    success: 'Desktop feedback submitted successfully',
    ...area('How much would one window'),
  },
  integration: {
    path: '/integrations',
    form: 'Your list',
    table: 'integration',
    submit: /^Send (my|updated) list$/,
    success: 'Integration feedback submitted successfully',
    fill: async (page, text) => {
      await product(page).getByLabel('Product').fill('Jira');
      await product(page).getByLabel('What should').fill(text);
    },
    expectPreserved: (page, text) => expect(product(page).getByLabel('What should')).toHaveValue(text),
  },
  investment: {
    path: '/investments',
    form: 'Interest in an investment',
    table: 'investment',
    submit: /^Send$/,
    success: 'Investment feedback submitted successfully',
    fill: async (page) => {
      for (const response of ['Fund', 'Over $500,000', 'No']) await page.getByLabel(response, { exact: true }).check();
    },
    expectPreserved: (page) => expect(page.getByLabel('Over $500,000')).toBeChecked(),
  },
  sweepstakes: {
    path: '/sweepstakes',
    form: 'Sweepstakes',
    table: 'sweepstakes',
    submit: /^Take part$/,
    success: 'Sweepstakes acceptance recorded successfully',
    fill: (page) => page.getByLabel('I accept the terms').check(),
    expectPreserved: (page) => expect(page.getByLabel('I accept the terms')).toBeChecked(),
  },
} satisfies Record<string, FilledForm>;

/** Shows the form also to a user who has sent it before. */
export const asNewcomer = (page: Page, table: TableName) =>
  page.route(`**/tables/${table}/records?*`, (route) => route.fulfill({ json: { list: [] } }));

/** The frame of every screen, in every state of the screen. */
export const expectFrame = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
};

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Holds back requests until they are released. */
export const hold = async (page: Page, url: string | RegExp): Promise<() => Promise<void>> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute(url);
  };
};

/** Counts the requests of a page to a table from now on, including pending ones. */
export const countSent = (page: Page, table: TableName): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(recordsPath(table))) count += 1;
  });
  return () => count;
};

/** Removes the expected errors of a test, including later reports of them; all others remain complaints. */
export const expectOnly = (complaints: string[], provoked: RegExp): void => {
  const isOther = (text: string) => !provoked.test(text);
  complaints.splice(0, complaints.length, ...complaints.filter(isOther));
  const push = complaints.push.bind(complaints);
  // A slow machine reports the last failure after the last line of the test.
  Object.defineProperty(complaints, 'push', { value: (...texts: string[]) => push(...texts.filter(isOther)) });
};
