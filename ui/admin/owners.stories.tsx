import { type AdminPageId, adminPageIds, adminPages } from '@gatehouse/sdk/admin';
import { contracts } from '@gatehouse/sdk/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { type Owners, OwnersFixture } from './story-pages/owners-fixture';
import { pageCases } from './story-pages/page-cases';
import { pageElement, type Requests, settled } from './story-pages/walk';

let host: Owners;

const [ACME, LABS] = ['tenant-acme', 'tenant-acme-labs'];
const memberships = [ACME, LABS].map((tenantId) => ({ tenantId, roleIds: ['role-admin'] }));
const second = { email: 'second@acme.test', password: 'second-Secret-1', memberships };
const users = [{ email: 'admin@acme.test', password: 'admin-Secret-1' }, second] as const;

const meta = {
  title: 'Admin/Owners',
  tags: ['long'],
  component: OwnersFixture,
  args: {
    onRender: (owners) => {
      host = owners;
    },
  },
  parameters: { emulator: { seed: 'demo' }, marksOwners: true, signedInAs: second },
} satisfies Meta<typeof OwnersFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the owner marks in a text; long texts may be truncated inside a mark. */
const marksIn = (text: string): string[] => [...new Set(text.replaceAll('<wbr>', '').match(/⟪[^⟫]*⟫/g))];

const openDialogs = () => [...document.querySelectorAll('[role=dialog]')].filter((one) => one.checkVisibility());

/** Returns the owners of the names on screen, in texts and fields. */
const ownersIn = (...roots: Element[]): string[] => {
  const fields = roots.flatMap((root) => [...root.querySelectorAll<HTMLInputElement>('input, textarea')]);
  return marksIn([...roots.map(({ outerHTML }) => outerHTML), ...fields.map(({ value }) => value)].join(' '));
};

const current = (): string => {
  const owner = host.identity.owner.get();
  return `⟪${owner?.userId}@${owner?.tenantId}⟫`;
};

const openOn = async (emulator: Requests, id: AdminPageId): Promise<void> => {
  const { opens } = pageCases[id];
  if (!opens) return;
  const page = pageElement();
  const control =
    opens === 'row'
      ? page.querySelector<HTMLElement>('[data-slot=row-link]')
      : within(page).getAllByRole('button', { name: opens.form })[0];
  if (!control) throw new Error(`There is nothing to open on ${id}.`);
  fireEvent.click(control);
  await waitFor(() => expect(openDialogs()).not.toEqual([]));
  await settled(emulator);
};

const signIn = async ({ email, password }: (typeof users)[number]) => {
  const { call, owner, session } = host.identity;
  await session.accept(await call(contracts.session.login)({ email, password }));
  if (owner.get()?.tenantId !== ACME) await session.switchTenant(ACME);
};

/**
 * Returns what is on screen but does not belong to the current user and account: names, dialogs, messages, the open
 * row.
 */
const leftOver = async (emulator: Requests, id: AdminPageId) => {
  await settled(emulator);
  const names = ownersIn(document.body).filter((mark) => mark !== current());
  const dialogs = openDialogs().length;
  const messages = document.querySelectorAll('[data-slot=toast]').length;
  const isMoved = host.path !== adminPages[id].path;
  return names.length + dialogs + messages > 0 || isMoved ? { names, dialogs, messages, path: host.path } : 'nothing';
};

const expected = { isSeen: true, switched: 'nothing', loadedAgain: 'nothing', signedOut: [], nextUser: 'nothing' };

/**
 * On every page, an account switch closes what is open. Neither after it, nor after a reload, nor for the next user is
 * anything on screen that was loaded for another user or account.
 */
export const EveryPage: Story = {
  play: async ({ loaded: { emulator } }) => {
    const results: Record<string, unknown> = {};
    await waitFor(pageElement);
    for (const [turn, id] of adminPageIds.entries()) {
      host.go(adminPages[id].path);
      await settled(emulator);
      await openOn(emulator, id);
      // Data that was not visible before would pass the check afterwards.
      const isSeen = ownersIn(pageElement(), ...openDialogs()).includes(current());
      await host.identity.session.switchTenant(LABS);
      const switched = await leftOver(emulator, id);
      host.reload();
      await waitFor(() => expect(host.identity.owner.get()).toMatchObject({ tenantId: LABS }));
      const loadedAgain = await leftOver(emulator, id);
      await host.identity.session.logout();
      await screen.findByRole('button', { name: 'Sign in' });
      const signedOut = ownersIn(document.body);
      await signIn(users[(turn + 1) % 2] ?? second);
      results[id] = { isSeen, switched, loadedAgain, signedOut, nextUser: await leftOver(emulator, id) };
    }
    host.identity.dispose();
    await expect(results).toEqual(Object.fromEntries(adminPageIds.map((id) => [id, expected])));
  },
};

/** Covers the rest of the portal: toasts with Undo, a form prefilled by the assistant, the bell and the switcher. */
export const OutsidePages: Story = {
  args: { assistant: true },
  parameters: {
    prepare: ({ db }: { db: { notifications: { put(row: object): unknown } } }) =>
      db.notifications.put({
        id: 'message',
        tenantId: ACME,
        actorId: 'user-reader',
        eventKey: 'frontegg.role.created',
        title: 'Role created: Lab',
        body: 'Rita Reader',
        severity: 'info',
        createdAt: new Date().toISOString(),
      }),
  },
  play: async ({ loaded: { emulator } }) => {
    const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(pageElement);
    host.go('account');
    const company = within(await screen.findByRole('form', { name: 'Company' }));
    fireEvent.change(await company.findByLabelText(/^Address/), { target: { value: '1 Lab Road' } });
    await press('Save');
    await screen.findByRole('button', { name: 'Undo' });
    await press('Open the assistant');
    await press('Create a group');
    await press('Review in form');
    await screen.findByRole('dialog', { name: 'Add a group' });
    await host.identity.session.switchTenant(LABS);
    await expect(await leftOver(emulator, 'groups')).toBe('nothing');
    // Checks the owner of the accounts in the switcher and of the messages in the bell.
    for (const [tenantId, name] of [
      [ACME, /: switch account$/],
      [LABS, /^Notifications/],
    ] as const) {
      await press(name);
      await waitFor(() => expect(ownersIn(...openDialogs())).toEqual([current()]));
      await host.identity.session.switchTenant(tenantId);
      await expect(await leftOver(emulator, 'groups')).toBe('nothing');
    }
    host.identity.dispose();
  },
};
