import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmInPlaceProvider } from '../../react/confirm-in-place';
import { PageFixture } from '../story-pages/page-fixture';
import { savedRows } from '../story-pages/saved-rows';
import { choose, confirm, findConfirmation, findDialog, findSection } from '../story-pages/steps';

const meta = {
  title: 'Admin/Profile',
  component: PageFixture,
  args: { page: 'profile' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

interface User {
  name: string;
  metadata: string;
  phoneNumber?: string;
  profilePictureUrl?: string;
}

/** Emulator members used by these stories. */
interface Rows {
  db: {
    users: { get(id: string): User | undefined; patch(id: string, changes: object): unknown };
    phoneNumbers: { put(row: object): unknown; list(): readonly { phoneNumber: string; verified: boolean }[] };
    outbox: { list(): readonly { to: string; text: string }[] };
  };
}
const { remember, emulator } = savedRows<Rows>();
const db = () => emulator().db;
const admin = () => db().users.get('user-admin');

const withNumbers = (emulator: Rows) => {
  remember(emulator);
  for (let number = 1; number <= 12; number += 1) {
    emulator.db.phoneNumbers.put({
      id: `phone-${number}`,
      userId: 'user-admin',
      phoneNumber: `+49151000000${String(number).padStart(2, '0')}`,
      verified: number !== 2,
      createdAt: `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`,
    });
  }
};

const lastCode = () => /\d{6}/.exec(db().outbox.list().at(-1)?.text ?? '')?.[0] ?? '';
const codeField = (box: ReturnType<typeof within>) => box.findByRole('textbox', { name: 'Code' });

export const Listed: Story = {
  parameters: { prepare: withNumbers },
  play: async () => {
    const about = await findSection('About you');
    await expect(await about.findByRole('textbox', { name: /Name/ })).toHaveValue('Ada Admin');
    await about.findByText('You sign in with it. It cannot be changed here.');
    const table = within(await screen.findByRole('table', { name: 'Other phone numbers' }));
    await table.findByText('+4915100000001');
    await expect(table.getAllByText('Confirmed')).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await table.findByText('+4915100000012');
  },
};
export const Narrow: Story = { ...Listed, globals: { width: '320px' } };
export const RightToLeft: Story = { parameters: { prepare: withNumbers }, globals: { direction: 'rtl' } };

/** The whole profile is sent; changes by others are kept. */
export const Saved: Story = {
  parameters: {
    prepare: (emulator: Rows) => {
      remember(emulator);
      emulator.db.users.patch('user-admin', { metadata: '{"host":"kept"}' });
    },
  },
  play: async () => {
    const about = await findSection('About you');
    const name = await about.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada Lovelace');
    await userEvent.type(about.getByRole('textbox', { name: /Job title/ }), 'Analyst');
    await userEvent.click(await about.findByRole('button', { name: 'Save' }));
    await screen.findByText('About you saved');
    await expect(admin()?.name).toBe('Ada Lovelace');
    await expect(JSON.parse(admin()?.metadata ?? '')).toEqual({ host: 'kept', jobTitle: 'Analyst' });
  },
};

export const WrongInput: Story = {
  parameters: { prepare: remember },
  play: async () => {
    const about = await findSection('About you');
    const name = await about.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.click(await about.findByRole('button', { name: 'Save' }));
    await about.findByText('Enter your name.');
    await expect(admin()?.name).toBe('Ada Admin');
  },
};

/** Fields managed by a directory or an administrator are text, with who can change them. */
export const ManagedFields: Story = {
  args: { appearance: { fields: { profile: { jobTitle: 'viewOnly', address: 'hidden' } } } },
  parameters: {
    prepare: (emulator: Rows) => emulator.db.users.patch('user-admin', { provider: 'scim2', managedBy: 'scim2' }),
  },
  play: async () => {
    const about = await findSection('About you');
    await waitFor(() => expect(about.queryAllByText(/Managed by your company’s directory/)).toHaveLength(2));
    await about.findByText('It cannot be changed here.');
    await expect(about.queryByRole('textbox')).toBeNull();
    await expect(about.queryByText('Address')).toBeNull();
    await expect((await findSection('Phone')).queryByRole('button')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: {
    appearance: {
      fields: { profile: { name: 'viewOnly', jobTitle: 'viewOnly', address: 'viewOnly', phoneNumber: 'hidden' } },
    },
  },
  play: async () => {
    const about = await findSection('About you');
    await about.findByText('Ada Admin');
    await expect(about.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('region', { name: 'Phone' })).toBeNull();
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: '*/users/v2/me', status: 500, body: { errors: ['Not now.'] } }] },
  play: async () => {
    await waitFor(() => expect(screen.queryAllByText('Not now.').length).toBeGreaterThan(1));
  },
};

const picture = async (): Promise<File> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 200];
  const context = canvas.getContext('2d');
  for (const [at, color] of ['#2563eb', '#16a34a', '#dc2626'].entries()) {
    if (context) context.fillStyle = color;
    context?.fillRect(at * 100, 0, 100, 200);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'me.png', { type: 'image/png' });
};

export const Crop: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await (await findSection('Picture')).findByRole('button', { name: 'Upload picture' });
    await userEvent.upload(screen.getByLabelText('Upload picture', { selector: 'input' }), await picture());
    const box = await findDialog('Crop your picture');
    const preview = await box.findByRole('img', { name: 'Your picture, cropped' });
    preview.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(box.getByRole('button', { name: 'Use this picture' }));
    await screen.findByText('Picture saved');
    await waitFor(() => expect(admin()?.profilePictureUrl).toMatch(/\?t=\d+$/));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await confirm('Remove your picture?', 'Remove');
    await screen.findByText('Picture removed');
    await expect(admin()?.profilePictureUrl).toBeUndefined();
  },
};

export const CropOpen: Story = {
  play: async () => {
    await (await findSection('Picture')).findByRole('button', { name: 'Upload picture' });
    await userEvent.upload(screen.getByLabelText('Upload picture', { selector: 'input' }), await picture());
    await (await findDialog('Crop your picture')).findByRole('img', { name: 'Your picture, cropped' });
  },
};

export const InvalidPicture: Story = {
  play: async () => {
    const card = await findSection('Picture');
    await card.findByRole('button', { name: 'Upload picture' });
    const input = screen.getByLabelText('Upload picture', { selector: 'input' });
    const page = new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' });
    await userEvent.upload(input, page, { applyAccept: false });
    await card.findByText(/This file is not a picture/);
    await userEvent.upload(input, new File(['no picture'], 'x.png', { type: 'image/png' }));
    await (await findDialog('Crop your picture')).findByText('This picture could not be opened. Choose another one.');
  },
};

export const AddNumber: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await screen.findByText('No other phone numbers');
    await userEvent.click(screen.getByRole('button', { name: 'Add number' }));
    const box = await findDialog('Add a phone number');
    const number = await box.findByRole('textbox', { name: 'Phone number' });
    await userEvent.type(number, '0151 1');
    await userEvent.click(box.getByRole('button', { name: 'Send code' }));
    await box.findByText('Enter a phone number with + and the country code.');
    await userEvent.clear(number);
    // The number of another user.
    await userEvent.type(number, '+491700000002');
    await userEvent.click(box.getByRole('button', { name: 'Send code' }));
    await box.findByText('This number belongs to another user.');
    await userEvent.clear(number);
    await userEvent.type(number, '+49 151 0000 0001');
    await userEvent.click(box.getByRole('button', { name: 'Send code' }));
    const right = await waitFor(() => {
      expect(lastCode()).not.toBe('');
      return lastCode();
    });
    const wrong = right === '000000' ? '111111' : '000000';
    await userEvent.type(await codeField(box), wrong);
    await box.findByText(/^This code is incorrect or has expired/);
    await expect(await codeField(box)).toHaveValue('');
    await userEvent.type(await codeField(box), right);
    await screen.findByText('Phone number added');
    await expect(db().phoneNumbers.list()).toMatchObject([{ phoneNumber: '+4915100000001', verified: true }]);
  },
};

export const RemoveNumber: Story = {
  parameters: { prepare: withNumbers },
  play: async () => {
    await choose('+4915100000001', 'Remove number');
    const box = await findDialog('Remove \u2068+4915100000001\u2069?');
    await userEvent.click(await box.findByRole('button', { name: 'Send code' }));
    await userEvent.type(await codeField(box), lastCode());
    await screen.findByText('\u2068+4915100000001\u2069 removed');
    await expect(db().phoneNumbers.list()).toHaveLength(11);
  },
};

export const ChangeOwn: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await userEvent.click(await (await findSection('Phone')).findByRole('button', { name: 'Change' }));
    const box = await findDialog('Change your phone number');
    await userEvent.type(await box.findByRole('textbox', { name: 'Phone number' }), '+4915100000009');
    await userEvent.click(box.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await codeField(box), lastCode());
    await screen.findByText('Phone number changed');
    await expect(admin()?.phoneNumber).toBe('+4915100000009');
    await (await findSection('Phone')).findByText('+4915100000009');
  },
};

/** An old sign-in requires a step-up before a number can be changed. */
export const StepUp: Story = {
  parameters: {
    faults: [
      {
        method: 'POST',
        path: '*/users/v1/phone',
        status: 403,
        body: {
          errors: ["Confirm it's you to continue."],
          errorCode: 'step-up-required',
          errorContext: { maxAge: 300 },
        },
      },
    ],
  },
  play: async () => {
    await userEvent.click(await (await findSection('Phone')).findByRole('button', { name: 'Change' }));
    const box = await findDialog('Change your phone number');
    await userEvent.type(await box.findByRole('textbox', { name: 'Phone number' }), '+4915100000009');
    await userEvent.click(box.getByRole('button', { name: 'Send code' }));
    const confirmation = await findConfirmation('Confirm it’s you');
    await confirmation.findByRole('button', { name: 'Sign in again' });
    await userEvent.click(confirmation.getByRole('button', { name: 'Cancel' }));
    await expect(await box.findByRole('textbox', { name: 'Phone number' })).toHaveValue('+4915100000009');
  },
};

const confirmedInPlace = fn(async () => {});

/** Confirmed in place, and refused again, as by a provider on another site whose cookies are blocked: its own page has to do it. */
export const StepUpRefusedAgain: Story = {
  ...StepUp,
  decorators: (Story) => (
    <ConfirmInPlaceProvider value={confirmedInPlace}>
      <Story />
    </ConfirmInPlaceProvider>
  ),
  play: async (context) => {
    confirmedInPlace.mockClear();
    await StepUp.play?.(context);
    await expect(confirmedInPlace).toHaveBeenCalledWith({ maxAge: 300, by: 'signIn' });
  },
};
