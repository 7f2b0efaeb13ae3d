import { configurableFields, type FieldAppearance, type FieldSection } from '@gatehouse/sdk/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PageFixture } from './story-pages/page-fixture';
import { findDialog, findSection } from './story-pages/steps';

/** Covers every field of the configurable sections, in each appearance. */
const meta = { title: 'Admin/Appearance', component: PageFixture } satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const every = (section: FieldSection, value: FieldAppearance) => ({
  fields: { [section]: Object.fromEntries(configurableFields[section].map((field) => [field, value])) },
});

const region = (name: string) => screen.queryByRole('region', { name });
const column = (name: string) => screen.queryByRole('columnheader', { name });

/** Labels of the fields on screen. */
const places = {
  users: ['User', 'Groups', 'Roles', 'Joined', 'Last sign-in', 'Managed by'],
  sessionManagement: ['Idle timeout', 'Sign in again', 'Sessions per user'],
  generalSettings: ['Two-step verification', 'Lockout', 'Password history'],
} as const;

const noControls = async () => {
  for (const role of ['switch', 'radio', 'spinbutton', 'textbox']) await expect(screen.queryByRole(role)).toBeNull();
};

export const ColumnsHidden: Story = {
  args: { page: 'users', appearance: every('users', 'hidden') },
  play: async () => {
    await screen.findByRole('table');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
    for (const name of places.users) await expect(column(name)).toBeNull();
  },
};

export const ColumnsViewOnly: Story = {
  args: { page: 'users', appearance: every('users', 'viewOnly') },
  play: async () => {
    await screen.findByText('Ada Admin');
    // With applications, the table has no room for the others.
    for (const name of ['User', 'Groups', 'Roles', 'Last sign-in']) await expect(column(name)).not.toBeNull();
    await expect(screen.queryByRole('button', { name: /Change (roles|groups)/ })).toBeNull();
  },
};

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add users' }));
  return findDialog('Add users');
};

export const InviteFieldsEditable: Story = {
  args: { page: 'users' },
  play: async () => {
    const form = await openForm();
    await form.findByRole('textbox', { name: /^Name/ });
    await form.findByRole('textbox', { name: /^Phone/ });
  },
};

/** Fields of the form for a new user have no read-only value, so `viewOnly` hides them. */
export const InviteFieldsHidden: Story = {
  args: { page: 'users', appearance: { fields: { inviteUser: { name: 'hidden', phoneNumber: 'viewOnly' } } } },
  play: async () => {
    const form = await openForm();
    await form.findByRole('combobox', { name: /Groups/ });
    await expect(form.queryByRole('textbox', { name: /^Name/ })).toBeNull();
    await expect(form.queryByRole('textbox', { name: /^Phone/ })).toBeNull();
  },
};

export const SessionsHidden: Story = {
  args: {
    page: 'security',
    rest: 'sessions',
    appearance: {
      fields: { sessionManagement: { idleSessionTimeout: 'hidden', maximumConcurrentSessions: 'hidden' } },
    },
  },
  play: async () => {
    await screen.findByRole('region', { name: 'Sign in again' });
    for (const name of ['Idle timeout', 'Sessions per user']) await expect(region(name)).toBeNull();
  },
};

export const SessionsViewOnly: Story = {
  args: { page: 'security', rest: 'sessions', appearance: every('sessionManagement', 'viewOnly') },
  play: async () => {
    for (const name of places.sessionManagement) await screen.findByRole('region', { name });
    await noControls();
  },
};

export const SignInHidden: Story = {
  args: {
    page: 'security',
    rest: 'general',
    appearance: { fields: { generalSettings: { mfa: 'hidden', passwordHistory: 'hidden' } } },
  },
  play: async () => {
    await screen.findByRole('region', { name: 'Lockout' });
    for (const name of ['Two-step verification', 'Password history']) await expect(region(name)).toBeNull();
  },
};

export const SignInViewOnly: Story = {
  args: { page: 'security', rest: 'general', appearance: every('generalSettings', 'viewOnly') },
  play: async () => {
    for (const name of places.generalSettings) await screen.findByRole('region', { name });
    await noControls();
  },
};

export const ProfileHidden: Story = {
  args: { page: 'profile', appearance: every('profile', 'hidden') },
  play: async () => {
    await screen.findByText('admin@acme.test');
    const about = await findSection('About you');
    for (const name of ['Name', 'Job title', 'Address'])
      await expect(about.queryByRole('textbox', { name: new RegExp(`^${name}`) })).toBeNull();
    await expect(region('Phone')).toBeNull();
  },
};

const accountFields = ['Company name', 'Website', 'Address', 'Time zone', 'Currency'] as const;

export const AccountHidden: Story = {
  args: { page: 'account', appearance: every('account', 'hidden') },
  play: async () => {
    await screen.findByText('Date format');
    for (const name of accountFields) await expect(screen.queryByText(name)).toBeNull();
  },
};

export const AccountViewOnly: Story = {
  args: { page: 'account', appearance: every('account', 'viewOnly') },
  play: async () => {
    for (const name of accountFields) {
      await screen.findByText(name);
      await expect(screen.queryByRole('textbox', { name: new RegExp(`^${name}`) })).toBeNull();
      await expect(screen.queryByRole('combobox', { name: new RegExp(`^${name}`) })).toBeNull();
    }
  },
};

const tabs = ['Sessions', 'IP addresses', 'Email domains'] as const;

export const TabsHidden: Story = {
  args: {
    page: 'security',
    appearance: {
      tabs: {
        security: {
          sessionManagement: 'hidden',
          ipRestrictions: 'hidden',
          domainRestrictions: 'hidden',
        },
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Sign-in' });
    for (const name of tabs) await expect(screen.queryByRole('button', { name })).toBeNull();
  },
};
