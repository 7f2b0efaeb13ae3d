import { type AdminPageId, adminPageIds } from '@gatehouse/sdk/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { en } from '../locales/en';
import { alertsOf, type Faulty, patience } from './story-pages/form-steps';
import { pageCases } from './story-pages/page-cases';
import { openPage, pageElement, startAgain } from './story-pages/walk';
import { WalkFixture } from './story-pages/walk-fixture';

const meta = {
  title: 'Admin/Reads',
  tags: ['long'],
  component: WalkFixture,
  args: { forgets: true },
  // The appearance of errors is covered by the stories of each page.
  parameters: { emulator: { seed: 'demo' }, a11y: { test: 'off' } },
} satisfies Meta<typeof WalkFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Requests without which there is no portal; the stories of its frame cover them. */
const ofFrame = /\/(?:flags|metadata|configurations\/v1\/public)$/;

const alerts = () => alertsOf(pageElement());
const buttons = (name: string) => within(pageElement()).queryAllByRole('button', { name });
const { 400: bad, 401: unknown, 403: forbidden, 404: notFoundText } = en.statuses;

/** Rendered text of a refused request, and the button of its remedy. */
interface ReportedError {
  status: number;
  words: string;
  button?: string;
}
const retry = en.kit.retry;
const badRequest = { status: 400, words: bad, button: retry };
const signIn = { status: 401, words: unknown, button: 'Sign in' };
const lacksRole = { status: 403, words: forbidden };
const notFound = { status: 404, words: notFoundText, button: retry };
const reportedErrors: readonly ReportedError[] = [badRequest, signIn, lacksRole, notFound];
/** Errors that pages distinguish themselves; the texts of all other statuses are shared, so one page covers them. */
const errorsOnPages: readonly ReportedError[] = [badRequest, lacksRole];

/** Statuses that a page handles without an error: the tokens of the account are a separate list. */
const usableAfter: Readonly<Partial<Record<AdminPageId, number>>> = { apiTokens: lacksRole.status };
/**
 * Messages that name what failed to load: the channel in the table of all channels, the missing part in the user list.
 */
const sayingWhich = (path: string) =>
  /\/(?:slack|emails|sms|webhook|users\/v3\/(?:roles|groups))$/.test(path) ? 'could not be loaded' : undefined;

const refuse = (emulator: Faulty, paths: readonly string[], rule: object) => {
  const faults = paths.map((path) => emulator.fail({ method: 'GET', path, body: {}, ...rule }));
  return () => {
    for (const fault of faults) fault.stop();
  };
};

const pageChoice = () => {
  const element = document.querySelector('[data-slot=page-choice]');
  if (!element) throw new Error('The stage is not there.');
  return element;
};

/** Opens a page without cached data and waits for its error. */
const openRefused = async (id: AdminPageId, { words, button }: Omit<ReportedError, 'status'>) => {
  startAgain();
  fireEvent.change(await waitFor(pageChoice), { target: { value: id } });
  await waitFor(() => {
    if (!alerts().includes(words)) throw new Error(`It says: ${alerts() || pageElement().textContent}`);
    if (document.querySelector('[data-slot=skeleton]')) throw new Error('It is still loading.');
  }, patience);
  if (button) await expect(buttons(button).length).toBeGreaterThan(0);
};

/** Retries the request without injected faults. */
const tryAgain = async () => {
  for (const button of buttons(retry)) fireEvent.click(button);
  await waitFor(() => {
    if (alerts()) throw new Error(`After another try it says: ${alerts()}`);
  }, patience);
};

const tryPage = async (emulator: Faulty, id: AdminPageId) => {
  const before = new Set(emulator.requests);
  startAgain();
  await openPage(emulator, id);
  await expect(alerts()).toBe('');
  const read = emulator.requests
    .filter((entry) => !before.has(entry) && entry.method === 'GET')
    .map(({ path }) => path);
  const paths = [...new Set(read)].filter((path) => !ofFrame.test(path));
  const [first, ...others] = pageCases[id].reads;
  await expect(paths).toEqual(expect.arrayContaining([first, ...others]));

  for (const entry of errorsOnPages) {
    if (usableAfter[id] === entry.status) continue;
    const stop = refuse(emulator, [first], { status: entry.status });
    await openRefused(id, entry);
    stop();
    if (entry === badRequest) await tryAgain();
  }
  for (const path of others) {
    const stop = refuse(emulator, [path], { status: 400 });
    await openRefused(id, { ...badRequest, words: sayingWhich(path) ?? bad });
    stop();
  }
  const additions = paths.filter((path) => path !== first && !others.includes(path));
  const stop = refuse(emulator, additions, { status: 400 });
  startAgain();
  await openPage(emulator, id);
  await expect(alerts()).toBe('');
  stop();
};

/**
 * For every page: if a required request is refused, the page renders the reason and a remedy, and recovers on retry; if
 * all others are refused, the page renders without them.
 */
export const EachPage: Story = {
  play: async ({ loaded: { emulator } }) => {
    for (const id of adminPageIds) {
      await tryPage(emulator, id).catch((cause: unknown) => {
        throw new Error(`${id}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      });
    }
  },
};

/** Longer than the client's own wait. */
const headers = { 'retry-after': '11' };
const generic = en.errors['ER-ADMIN-PORTAL-GENERIC-ERROR'];

/** Request timeout in milliseconds, unless the host sets another one. */
const LIMIT = 30_000;
/** Milliseconds after which a page reports a slow request. */
const SLOW = 10_000;

/** Covers every status, a missing response, and the end of the session on one page. */
export const EveryStatus: Story = {
  play: async ({ loaded: { emulator, identity } }) => {
    const [path] = pageCases.personalApiTokens.reads;
    const { after } = identity.environment;
    const faults: readonly [rule: object, told: Omit<ReportedError, 'status'>][] = [
      ...reportedErrors.map((entry): [object, ReportedError] => [{ status: entry.status }, entry]),
      [{ status: 409 }, { words: en.statuses[409], button: retry }],
      [{ status: 413 }, { words: en.statuses[413], button: retry }],
      [
        { status: 429, headers },
        { words: en.common.tooManyRequests('11 seconds'), button: retry },
      ],
      [
        { status: 500, headers },
        { words: generic, button: retry },
      ],
      [
        { status: 500, headers, body: '<h1>Bad gateway</h1>' },
        { words: generic, button: retry },
      ],
    ];
    for (const [rule, expected] of faults) {
      const stop = refuse(emulator, [path], rule);
      await openRefused('personalApiTokens', expected);
      stop();
    }
    await tryAgain();

    const shortTimers = spyOn(identity.environment, 'after').mockImplementation((ms, run) =>
      after(ms === LIMIT ? 1500 : ms, run),
    );
    const hanging = refuse(emulator, [path], { network: 'hang' });
    await openRefused('personalApiTokens', { words: en.errors.timeout, button: retry });
    // Before the request times out, a message offers to cancel it or to send it again.
    shortTimers.mockImplementation((ms, run) => after(ms === SLOW ? 50 : ms, run));
    fireEvent.click(buttons(retry)[0] ?? pageChoice());
    const line = () => within(pageElement()).findByText('This is taking longer than usual.');
    await line();
    fireEvent.click(within(pageElement()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(alerts()).toContain(en.errors.timeout));
    await expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
    fireEvent.click(buttons(retry)[0] ?? pageChoice());
    await line();
    hanging();
    await tryAgain();
    await waitFor(() => expect(document.querySelector('[data-slot=skeleton]')).toBeNull());
    await waitFor(() => expect(screen.queryByText('This is taking longer than usual.')).toBeNull());
    shortTimers.mockRestore();

    const login = spyOn(identity.session, 'login');
    const stop = refuse(emulator, [path], { status: 401 });
    await openRefused('personalApiTokens', signIn);
    fireEvent.click(within(pageElement()).getByRole('button', { name: 'Sign in' }));
    await expect(login).toHaveBeenCalledOnce();
    // From now on the token renewal is refused as well.
    emulator.fail({ method: 'POST', status: 401 });
    startAgain();
    await screen.findByRole('heading', { name: 'You are signed out' });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await expect(login).toHaveBeenCalledTimes(2);
    stop();
  },
};
