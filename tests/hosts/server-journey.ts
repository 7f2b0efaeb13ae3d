import { expect, type Page } from '@playwright/test';
import { secured } from '../../emulator/seed/users';
import { fillBox } from './journey';
import { fillCode, STEP_UP_AGE } from './second-factor';

export interface ServerJourneyOptions {
  origin: string;
  /** Address of the provider. */
  identity: string;
  /** Path of the data of the first page, if there is one. */
  data: string | undefined;
  picture: (name: string) => Promise<void>;
  /** Starts the application again, with other variables. */
  deploy: (more: Readonly<Record<string, string>>) => Promise<void>;
}

/** What only some users may read. */
const PLAN = 'The plan of this quarter';
const SALARIES = 'The salaries of everybody';
/** Of a token, in seconds. */
const LIFETIME = 5;

/** The responses of the application's first page to this browser: its HTML, and the data for a navigation without one. */
const responses = async (page: Page, { origin, data }: ServerJourneyOptions): Promise<string> => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const read = async (path: string, more: Record<string, string> = {}) =>
    (await fetch(origin + path, { headers: { cookie, ...more } })).text();
  const texts = [read('/'), read('/', { rsc: '1' }), ...(data === undefined ? [] : [read(data)])];
  return (await Promise.all(texts)).join('\n');
};

const signIn = async (page: Page, { origin, identity }: ServerJourneyOptions, email: string, path = '/') => {
  await page.waitForURL(`${identity}/**`);
  await fillBox(page, email);
  await page.waitForURL(`${origin}${path}`);
};

/** A page that demands a recent second factor: allowed after a sign-in with one, and after another one when it is old. */
const stepUp = async (page: Page, options: ServerJourneyOptions) => {
  const { origin, identity, picture } = options;
  const giveCode = async () => {
    await page.waitForURL(`${identity}/**`);
    await fillCode(page);
    await page.waitForURL(`${origin}/payroll`);
  };
  await page.goto(`${origin}/payroll`);
  await page.waitForURL(`${identity}/**`);
  await fillBox(page, secured.email);
  await giveCode();
  await expect(page.getByText('Payroll for Milo Factor')).toBeVisible();
  // Of the features of the account, on the server too.
  const texts = await page.content();
  expect(texts).toContain('The export of all salaries');
  expect(texts).not.toContain('The archive of all salaries');

  await page.waitForTimeout((STEP_UP_AGE + 1) * 1000);
  await page.goto(`${origin}/payroll`);
  await page.waitForURL(`${identity}/**`);
  await picture('step-up');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${origin}/`);
  await page.goto(`${origin}/payroll`);
  await giveCode();
  await expect(page.getByText('Payroll for Milo Factor')).toBeVisible();
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('For everybody')).toBeVisible();
};

/** Gates that decide on the server, the user in the first paint, and a session that lives through a deployment. */
export const serverJourney = async (page: Page, options: ServerJourneyOptions): Promise<void> => {
  const { origin, identity, picture, deploy } = options;
  const account = page.getByRole('status');

  // Nobody: what the gates hide is in no response.
  await page.goto(`${origin}/`);
  await expect(page.getByText('For everybody')).toBeVisible();
  const open = await responses(page, options);
  expect(open).toContain('For everybody');
  for (const hidden of [PLAN, SALARIES]) expect(open).not.toContain(hidden);

  // A guarded page leads to the sign-in and back to itself.
  await page.goto(`${origin}/reports?year=2026`);
  await signIn(page, options, 'reader@acme.test', '/reports?year=2026');
  await expect(page.getByText('Reports for Rita Reader')).toBeVisible();

  // The first paint has the user; a gate of a permission hides from a user without it.
  const asReader = await responses(page, options);
  expect(asReader).toContain('reader@acme.test');
  expect(asReader).toContain(PLAN);
  expect(asReader).not.toContain(SALARIES);
  await page.goto(`${origin}/`);
  await expect(page.getByText('Ask an administrator.')).toBeVisible();
  await picture('reader');

  // Signing out in one tab ends the session of the other, and of a copied cookie.
  const other = await page.context().newPage();
  await other.goto(`${origin}/`);
  const copied = await page.context().cookies();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('For everybody')).toBeVisible();
  await other.reload();
  await expect(other.getByText('For everybody')).toBeVisible();
  await other.close();
  const cookie = copied.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await (await fetch(`${origin}/`, { headers: { cookie } })).text()).not.toContain(PLAN);

  await stepUp(page, options);

  // Tokens that expire within seconds, so that the rest of the journey renews them.
  const settings = JSON.stringify({ accessTokenLifetime: LIFETIME });
  expect((await fetch(`${identity}/_emulator/settings`, { method: 'POST', body: settings })).status).toBe(200);

  // An administrator passes the gate, and may use what is behind it.
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, options, 'admin@acme.test');
  await expect(page.getByText(SALARIES)).toBeVisible();
  await expect(account).toHaveText('admin@acme.test in tenant-acme');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByText('A note of admin@acme.test')).toBeVisible();
  await picture('administrator');

  // Renewed by the server, in the request of the page.
  await page.waitForTimeout((LIFETIME + 1) * 1000);
  await page.reload();
  await expect(account).toHaveText('admin@acme.test in tenant-acme');
  expect(await responses(page, options)).toContain(SALARIES);

  // Another account, on the server as well.
  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(account).not.toHaveText('admin@acme.test in tenant-acme');
  const switched = await account.textContent();
  expect(await responses(page, options)).toContain(switched?.split(' in ')[1]);

  // A deployment with a new secret keeps the session, and one without the old secret ends it.
  await deploy({ SESSION_SECRET: 'the secret of the second deployment,the secret of the first deployment.' });
  await page.reload();
  await expect(account).toHaveText(switched ?? '');
  await deploy({ SESSION_SECRET: 'the secret of the third deployment only.' });
  await page.goto(`${origin}/`);
  await expect(page.getByText('For everybody')).toBeVisible();

  // A session that the provider has ended is over once its token has expired.
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${origin}/`);
  await expect(account).toContainText('admin@acme.test');
  await page.context().request.get(`${identity}/frontegg/oauth/logout`);
  await page.waitForTimeout((LIFETIME + 1) * 1000);
  await page.reload();
  await expect(page.getByText('For everybody')).toBeVisible();
};
