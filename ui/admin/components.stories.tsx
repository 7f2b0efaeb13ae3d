import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type KitElement, kitElements } from '../kit/elements';
import { designSystem } from '../kit/story-design-system';
import { ThemeProvider } from '../react/theme';
import { AdminPortal } from './frame/admin-portal';
import type { PortalSlots } from './frame/portal-slots';

const meta = { title: 'Admin/Design system' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(kitElements) as KitElement[];
const elements = Object.fromEntries(names.map((name) => [name, `my-${name}`]));

/** Returns the elements that have neither the host's class name nor the `data-slot` of the table in the documents. */
const without = (...expected: KitElement[]) =>
  expected.filter((name) => document.querySelector(`.my-${name}`)?.getAttribute('data-slot') !== kitElements[name][0]);

const slots: PortalSlots = {
  'users.before': () => <p>Ask HR before you remove somebody.</p>,
  'users.after': () => <p>Seats are billed monthly.</p>,
  'navigation.after': () => <p>Help: extension 100</p>,
};

/** Covers list, drawer, menu and dialog with the components of a design system, and content around a page. */
export const DesignSystem: Story = {
  render: () => (
    <ThemeProvider components={designSystem} elements={elements}>
      <div style={{ height: 720 }}>
        <AdminPortal page="users" slots={slots} />
      </div>
    </ThemeProvider>
  ),
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Users' });
    await within(table).findByText('Ada Admin');
    await expect(within(table).getAllByRole('checkbox')[1]).toHaveClass('ds-checkbox');
    await screen.findByText('Ask HR before you remove somebody.');
    await screen.findByText('Seats are billed monthly.');
    await screen.findByText('Help: extension 100');
    await expect(within(table).getAllByRole('row')[1]).toHaveClass('ds-row');
    await waitFor(() =>
      expect(
        without('table', 'tableRow', 'pageHeader', 'navigation', 'navigationItem', 'badge', 'ghostButton', 'input'),
      ).toEqual([]),
    );

    const add = screen.getByRole('button', { name: 'Add users' });
    await userEvent.click(add);
    const drawer = await screen.findByRole('dialog');
    await expect(drawer).toHaveClass('ds-drawer');
    await expect(drawer).toHaveAccessibleName('Add users');
    await waitFor(() => expect(without('drawer', 'textarea', 'select', 'field', 'label', 'hint')).toEqual([]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(add).toHaveFocus();

    await userEvent.click(within(table).getByRole('button', { name: 'Actions for Rita Reader' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Remove/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveClass('ds-dialog');
    await waitFor(() => expect(without('menu', 'dialog', 'dangerButton')).toEqual([]));
  },
};
