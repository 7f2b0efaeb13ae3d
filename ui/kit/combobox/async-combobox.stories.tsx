import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Drawer, DrawerBody } from '../overlay/drawer';
import type { StoryNotes } from '../story-notes';
import { AsyncCombobox } from './async-combobox';
import type { ComboboxItem } from './combobox-options';
import type { AsyncComboboxProps } from './combobox-props';

const users: ComboboxItem[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `u${index}`,
  label: `Person ${String(index).padStart(3, '0')}`,
  description: `person${index}@acme.test`,
}));

const load = fn<AsyncComboboxProps['load']>();
const resolve = fn<AsyncComboboxProps['resolve']>();
const change = fn<(value: string[]) => void>();

const pageOf = (search: string, page: number) => {
  const matches = users.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  return { items: matches.slice(page * 50, page * 50 + 50), hasMore: matches.length > page * 50 + 50 };
};

function People(props: Partial<AsyncComboboxProps>) {
  const [value, setValue] = useState(props.value ?? []);
  return (
    <div className="story-column">
      <AsyncCombobox
        label="People"
        placeholder="Search people"
        hint="They are told by email."
        load={load}
        resolve={resolve}
        {...props}
        value={value}
        onChange={(next) => {
          change(next);
          setValue(next);
        }}
      />
    </div>
  );
}

const notes = {
  AsyncCombobox: {
    accessibility: [
      'A `combobox` with a `listbox`: the arrow keys move, Enter chooses, Escape closes.',
      'What is chosen is a named list with a remove button each.',
      'Results, limits and failures are announced.',
    ],
    do: ['Hand in `resolve` when values are ids that were chosen earlier.', 'Say in an item why it cannot be chosen.'],
    avoid: ['Do not use it for fewer than about ten known options: `SelectField` loads nothing.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/AsyncCombobox',
  parameters: { docs: { notes } },
  component: People,
  beforeEach: () => {
    change.mockReset();
    load.mockReset().mockImplementation(async (search, page) => pageOf(search, page));
    resolve.mockReset().mockImplementation(async (ids) => users.filter(({ id }) => ids.includes(id)));
  },
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('combobox', { name: 'People' });
const option = (name: RegExp) => screen.findByRole('option', { name });

export const Chosen: Story = {
  args: { value: ['u3', 'u14', 'u159'] },
  play: async () => {
    await screen.findByText('Person 003');
    await expect(resolve).toHaveBeenCalledTimes(1);
    await expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Person 014' }));
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['u3', 'u159']));
    await expect(await box()).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['u3']));
    await expect(screen.getByText('Person 159 removed').closest('[role=status]')).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(screen.queryByText('Person 159 removed')).toBeNull();
  },
};

export const Empty: Story = {};

/** Covers searching, moving, choosing two items and closing by keyboard. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.click(await box());
    await option(/Person 000/);
    await userEvent.type(await box(), 'Person 01');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Person 000/ })).toBeNull());
    await option(/Person 010/);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => {
      const active = (await box()).getAttribute('aria-activedescendant');
      await expect(document.getElementById(active ?? '')).toHaveTextContent(/Person 011/);
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['u11']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['u11', 'u12']));
    await expect(await option(/Person 011/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(within(screen.getByRole('list', { name: 'Selected' })).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Sends one request after the last key; a late response to an earlier search is dropped. */
export const StaleResponses: Story = {
  play: async () => {
    const waiting = new Map<string, () => void>();
    const signals = new Map<string, AbortSignal>();
    load.mockImplementation((search, page, signal) => {
      signals.set(search, signal);
      return new Promise((done) => waiting.set(search, () => done(pageOf(search, page))));
    });
    await userEvent.click(await box());
    await waitFor(() => expect([...waiting.keys()]).toEqual(['']));
    await userEvent.type(await box(), '04', { delay: 20 });
    await waitFor(() => expect([...waiting.keys()]).toEqual(['', '04']));
    await expect(signals.get('')?.aborted).toBe(true);
    waiting.get('04')?.();
    await option(/Person 040/);
    waiting.get('')?.();
    await expect(screen.queryByRole('option', { name: /Person 000/ })).toBeNull();
  },
};

/** Scrolling loads further pages; from 100 rows on, only visible rows are in the DOM. */
export const LongList: Story = {
  play: async () => {
    await userEvent.click(await box());
    await option(/Person 049/);
    const list = screen.getByRole('listbox');
    const scrollUntil = async (count: number) =>
      waitFor(() => {
        list.scrollTop = list.scrollHeight;
        return expect(load.mock.calls.length).toBeGreaterThanOrEqual(count);
      });
    await scrollUntil(6);
    await screen.findAllByRole('option', { name: /Person 2\d\d/ });
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await expect(load.mock.calls.map(([, page]) => page).slice(0, 4)).toEqual([0, 1, 2, 3]);
  },
};

export const UnknownIds: Story = {
  args: { value: ['u1', '7c9e6679-7425'] },
  play: async () => {
    await screen.findByText('Person 001');
    await userEvent.click(screen.getByRole('button', { name: 'Remove 7c9e6679-7425' }));
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['u1']));
  },
};

export const LimitReached: Story = {
  args: { value: ['u1'], max: 2, disabledReason: ({ id }) => (id === 'u0' ? 'Owns this account' : undefined) },
  play: async () => {
    await userEvent.click(await box());
    await expect(await option(/Owns this account/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(change).not.toHaveBeenCalled();
    await userEvent.click(await option(/Person 002/));
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['u1', 'u2']));
    await expect(await option(/Person 003.*You can select up to 2/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  },
};

const create = fn<NonNullable<AsyncComboboxProps['create']>>();

export const Creating: Story = {
  args: { create },
  play: async () => {
    create
      .mockReset()
      .mockRejectedValueOnce(new Error('This name is taken.'))
      .mockImplementation(async (name) => ({ id: `new-${name}`, label: name }));
    await userEvent.type(await box(), 'Grace');
    await userEvent.click(await option(/Create “Grace”/));
    await screen.findByText('This name is taken.');
    await userEvent.click(await option(/Create “Grace”/));
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['new-Grace']));
    await screen.findByRole('button', { name: 'Remove Grace' });
  },
};

export const SelectAll: Story = {
  args: { selectAll: true },
  play: async () => {
    await userEvent.type(await box(), 'Person 99');
    await userEvent.click(await option(/Select all 10/));
    await expect(change.mock.lastCall?.[0]).toHaveLength(10);
  },
};

export const Failing: Story = {
  play: async () => {
    load.mockRejectedValueOnce(new Error('The server did not answer.'));
    await userEvent.click(await box());
    await screen.findByText('The server did not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await option(/Person 000/);
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await box(), 'zzz');
    await screen.findByText('Nothing found');
  },
};

export const Loading: Story = {
  play: async () => {
    load.mockImplementation(() => new Promise(() => {}));
    await userEvent.click(await box());
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Disabled: Story = { args: { value: ['u3'], disabled: true } };
export const WithError: Story = { args: { error: 'Choose at least one person.' } };

function InADrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Invite people">
        <DrawerBody>
          <People value={['u1']} />
        </DrawerBody>
      </Drawer>
    </>
  );
}

/** Clicks in the list keep the drawer open; the first Escape closes the list, the second one the drawer. */
export const InDrawer: Story = {
  render: () => <InADrawer />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    const drawer = await screen.findByRole('dialog', { name: 'Invite people' });
    await userEvent.click(await box());
    await userEvent.click(await option(/Person 002/));
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['u1', 'u2']));
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await userEvent.click(await box());
    await option(/Person 002/);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: ['u3', 'u14'] },
  play: async () => {
    await userEvent.click(await box());
    await option(/Person 000/);
  },
};

export const Narrow: Story = {
  globals: { width: '320px' },
  args: { value: ['u3', 'u14', 'u15', 'u16'] },
  play: async () => {
    await userEvent.click(await box());
    await option(/Person 000/);
  },
};
