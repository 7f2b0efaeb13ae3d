import { adminPageIds } from '@gatehouse/sdk/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { pageCases } from './story-pages/page-cases';
import { auditor } from './story-pages/readers';
import { openPage, pageElement, type Requests, settled } from './story-pages/walk';
import { WalkFixture } from './story-pages/walk-fixture';

const meta = {
  title: 'Admin/Rights',
  tags: ['long'],
  component: WalkFixture,
} satisfies Meta<typeof WalkFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Controls without side effects: view, search, sort, copy, close. */
const harmless =
  /^(?:Search: |Filter$|View$|Sort by$|Show as table$|Show events: |Copy\b|Previous row$|Next row$|Close$|Actions for )/;
/**
 * Controls excluded from the check: navigation, table headers, controls that open a row or filter by its value,
 * selects, and matrix cells.
 */
const elsewhere =
  'nav, thead, [role=tablist], [data-slot=row-link], [data-slot=value-action], [data-slot=chip], td [aria-expanded], th [aria-expanded], [role=gridcell], [role=rowheader]';

const nameOf = (control: HTMLElement): string => {
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  return (control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent ?? '').trim();
};

const controlsIn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>('button, :is(input, textarea):not([readonly]), select, a[href]')]
    .filter((control) => control.checkVisibility() && !control.closest(elsewhere))
    .map(nameOf);

/** Returns the names of all items in the menu of the first row that has one. */
const firstMenu = async (root: HTMLElement): Promise<string[]> => {
  const [button] = within(root).queryAllByRole('button', { name: /^Actions for / });
  if (!button) return [];
  fireEvent.click(button);
  const menu = await waitFor(() => {
    const element = document.querySelector<HTMLElement>('[data-slot=menu]:popover-open');
    if (!element) throw new Error('The menu is not open yet.');
    return element;
  });
  const names = [...menu.querySelectorAll('[data-slot=menu-item]')].map((item) => item.textContent ?? '');
  menu.hidePopover();
  return names;
};

/** Returns the names of the controls in each tab that the first row opens, in a drawer or a view. */
const firstRow = async (emulator: Requests): Promise<string[]> => {
  const page = pageElement();
  const [row] = [
    ...page.querySelectorAll<HTMLElement>('[data-slot=row-link]'),
    ...within(page).queryAllByRole('button', { name: /^View: / }),
  ];
  if (!row) return [];
  fireEvent.click(row);
  // A drawer may have to be downloaded; a view replaces the row.
  const drawer = await waitFor(() => {
    const dialog = screen.queryByRole('dialog');
    if (!dialog && row.isConnected) throw new Error('The row is not open yet.');
    return dialog;
  });
  await settled(emulator);
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

/** Returns the names of all controls of the open page, including its tabs, drawers and menus. */
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

/** A read-only user has no control that the provider would refuse, and no refused request is sent. */
export const ReadsOnly: Story = {
  parameters: {
    emulator: { seed: 'demo' },
    signedInAs: auditor,
  },
  play: async ({ loaded: { emulator } }) => {
    for (const id of adminPageIds) {
      const { offered = [] } = pageCases[id];
      await openPage(emulator, id);
      await expect(alerts()).toEqual([]);
      if (!offered) continue;
      const names = [...new Set(await offeredOn(emulator))].filter((name) => !harmless.test(name)).sort();
      await expect(names, id).toEqual(offered);
    }
    await expect(refused(emulator)).toEqual([]);
  },
};

/**
 * A user without read access has no page of the account in the navigation, and a link to one renders the reason without
 * a request.
 */
export const ReadsNothing: Story = {
  parameters: { signedInAs: 'reader@acme.test' },
  play: async ({ loaded: { emulator } }) => {
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    const shown = pages.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(shown).toEqual(['Profile', 'Privacy and security']);
    const page = within(await openPage(emulator, 'users'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not available to you');
    await expect(page.getAllByRole('button').map(nameOf)).toEqual(['Go to Profile']);
    // A possible setting of the vendor.
    fireEvent.click(screen.getByRole('checkbox', { name: 'Every page is always shown' }));
    await page.findByText('Your roles do not include this page. Ask an administrator for access.');
    await expect(page.queryAllByRole('button')).toEqual([]);
    await expect(refused(emulator)).toEqual([]);
  },
};
