import { type AdminPageId, adminPageIds } from '@gatehouse/sdk/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { auditor } from './story-pages/readers';
import { openPage, pageElement, type Requests, settled } from './story-pages/walk';
import { WalkStage } from './story-pages/walk-stage';

const meta = {
  title: 'Admin/Rights',
  component: WalkStage,
} satisfies Meta<typeof WalkStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Belongs to the user, who may change all of it. */
const own = null;

/**
 * What a page offers to users who may read everything and change nothing, besides what every list has: its tabs, its
 * drawers and the menus of its rows included.
 */
const offeredToReaders: Readonly<Record<AdminPageId, readonly string[] | typeof own>> = {
  profile: own,
  privacy: own,
  personalApiTokens: [],
  account: [],
  allAccounts: ['Open', 'Switch to this account'],
  users: ['Open application'],
  groups: [],
  // Which roles are compared.
  roles: ['Only differences', 'Roles to show', 'Show all'],
  // What is typed there is tried, and not sent.
  security: ['Email address or domain', 'IP address'],
  sso: [
    'All connections',
    'Download for IT',
    'View: Google Workspace',
    'View: Microsoft Entra ID',
    'View: Okta',
    'View: OpenID Connect',
  ],
  provisioning: ['Setup and status'],
  apiTokens: [],
  tenantApiTokens: [],
  webhooks: [
    'Open Email: 5 events, On',
    'Open SMS: 2 events, On',
    'Open Slack: 5 events, On',
    'Open Webhooks: 12 events, On',
  ],
  audits: ['Critical', 'Export CSV', 'High', 'Info', 'Medium', 'More filters', 'Time: Any time'],
  subscription: ['Download PDF'],
  reports: ['Download HTML', 'Download PDF', 'Download image'],
  usage: [],
};

/** Looks, searches, sorts, copies, closes. */
const harmless =
  /^(?:Search: |Filter$|View$|Sort by$|Show as table$|Show events: |Copy\b|Previous row$|Next row$|Close$|Actions for )/;
/** Navigation, the head of a table, what opens a row or filters by its value, choices, and the cells of a matrix. */
const elsewhere =
  'nav, thead, [role=tablist], [data-slot=row-link], [data-slot=value-action], [data-slot=chip], td [aria-expanded], [role=gridcell], [role=rowheader]';

const nameOf = (control: HTMLElement): string => {
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  return (control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent ?? '').trim();
};

const controlsIn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>('button, input:not([readonly]), textarea, select, a[href]')]
    .filter((control) => control.checkVisibility() && !control.closest(elsewhere))
    .map(nameOf);

/** Names of everything in the menu of the first row that has one. */
const firstMenu = async (root: HTMLElement): Promise<string[]> => {
  const [button] = within(root).queryAllByRole('button', { name: /^Actions for / });
  if (!button) return [];
  fireEvent.click(button);
  const menu = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-slot=menu]:popover-open');
    if (!found) throw new Error('The menu is not open yet.');
    return found;
  });
  const names = [...menu.querySelectorAll('[data-slot=menu-item]')].map((item) => item.textContent ?? '');
  menu.hidePopover();
  return names;
};

/** Names of the controls in each tab of what the first row opens, which is a drawer or a view of its own. */
const firstRow = async (emulator: Requests): Promise<string[]> => {
  const page = pageElement();
  const [row] = [
    ...page.querySelectorAll<HTMLElement>('[data-slot=row-link]'),
    ...within(page).queryAllByRole('button', { name: /^View: / }),
  ];
  if (!row) return [];
  fireEvent.click(row);
  await settled(emulator);
  const drawer = screen.queryByRole('dialog');
  if (!drawer) return controlsIn(page);
  const names = controlsIn(drawer);
  for (const tab of within(drawer).queryAllByRole('tab').slice(1)) {
    fireEvent.mouseDown(tab, { button: 0 });
    await settled(emulator);
    names.push(...controlsIn(drawer));
  }
  fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return names;
};

/** Names of all controls of the page that is open, its tabs, drawers and menus included. */
const offeredOn = async (emulator: Requests): Promise<string[]> => {
  const names: string[] = [];
  const look = async () => {
    names.push(...controlsIn(pageElement()), ...(await firstMenu(pageElement())), ...(await firstRow(emulator)));
  };
  await look();
  const tabs = () => [...pageElement().querySelectorAll<HTMLElement>('nav button')];
  for (let tab = 1; tab < tabs().length; tab += 1) {
    fireEvent.click(tabs()[tab] ?? document.body);
    await settled(emulator);
    await look();
  }
  return names;
};

const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const refused = ({ requests }: Requests) => requests.filter(({ status }) => status === 403);

/** May read everything and change nothing: no control is there that would be refused, and no call is made in vain. */
export const ReadsOnly: Story = {
  parameters: {
    emulator: { seed: 'demo' },
    signedInAs: auditor,
  },
  play: async ({ loaded: { emulator } }) => {
    const found: Record<string, readonly string[] | typeof own> = {};
    for (const id of adminPageIds) {
      await openPage(emulator, id);
      await expect(alerts()).toEqual([]);
      if (offeredToReaders[id] === own) found[id] = own;
      else found[id] = [...new Set(await offeredOn(emulator))].filter((name) => !harmless.test(name)).sort();
    }
    await expect(found).toEqual(offeredToReaders);
    await expect(refused(emulator)).toEqual([]);
  },
};

/** May not even read: no page of the account is in the navigation, and a link to one explains itself without a call. */
export const ReadsNothing: Story = {
  parameters: { signedInAs: 'reader@acme.test' },
  play: async ({ loaded: { emulator } }) => {
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    const shown = pages.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(shown).toEqual(['Profile', 'Privacy and security']);
    const page = within(await openPage(emulator, 'users'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not available to you');
    await expect(page.getAllByRole('button').map(nameOf)).toEqual(['Go to Profile']);
    // As a vendor can have it.
    fireEvent.click(screen.getByRole('checkbox', { name: 'Every page is always shown' }));
    await page.findByText('Your roles do not include this page. Ask an administrator for access.');
    await expect(page.queryAllByRole('button')).toEqual([]);
    await expect(refused(emulator)).toEqual([]);
  },
};
