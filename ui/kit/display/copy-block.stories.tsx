import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../story-notes';
import { CopyBlock } from './copy-block';
import { CopyFieldGroup } from './copy-field';

const command = `curl https://hooks.acme.test/users \\\n  -H 'x-webhook-secret: …' \\\n  -d '{"eventKey":"frontegg.user.created"}'`;

const notes = {
  CopyBlock: {
    accessibility: [
      'The text scrolls in a group that the keyboard reaches and the label names.',
      'A refused clipboard is announced, and the text is selected.',
    ],
    do: ['Use it for text of several lines: certificates, payloads, commands.'],
    avoid: ['Do not use it for a single value: that is `CopyField`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/CopyBlock',
  parameters: { docs: { notes } },
  component: CopyBlock,
  args: { label: 'Request', value: command },
} satisfies Meta<typeof CopyBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** If the clipboard is unavailable, the text is selected and a hint names the shortcut. */
export const Refused: Story = {
  play: async () => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText(/did not allow copying/);
    await waitFor(() => expect(getSelection()?.toString()).toContain('curl https://hooks.acme.test/users'));
  },
};

export const Wrapped: Story = { args: { wrap: true, value: 'MIIDXTCCAkWgAwIBAgIJ'.repeat(20), label: 'Certificate' } };

export const Group: Story = {
  render: () => (
    <CopyFieldGroup
      label="Enter these values at your identity provider."
      fields={[
        { label: 'ACS URL', value: 'https://auth.acme.test/auth/saml/callback' },
        { label: 'Entity ID', value: 'https://auth.acme.test/sp/acme' },
      ]}
    />
  ),
  play: async () => {
    await expect(screen.getByRole('group', { name: /identity provider/ })).toBeVisible();
    await expect(screen.getByLabelText('Entity ID')).toHaveValue('https://auth.acme.test/sp/acme');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };
