import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { confirm, findConfirmation, findDialog } from '../story-pages/steps';
import {
  connected,
  created,
  invited,
  provider,
  type Rows,
  readOnly,
  recipients,
  remember,
  tenantId,
  withRecipients,
  withSlack,
} from '../story-pages/webhook-rows';

const meta = {
  title: 'Admin/Webhooks/Channels',
  component: PageFixture,
  args: { page: 'webhooks' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SlackNotConnected: Story = {
  args: { rest: 'slack' },
  play: async () => {
    await screen.findByText('Slack is not connected');
    await expect(screen.getByRole('button', { name: 'Connect Slack' })).toBeEnabled();
  },
};

const slack = (change: object) => {
  const { slackSubscriptions } = provider().db;
  slackSubscriptions.put({ ...slackSubscriptions.list()[0], ...change });
};

/** A channel is removed while another administrator changes the same notification. */
export const Slack: Story = {
  args: { rest: 'slack' },
  parameters: { prepare: withSlack },
  play: async () => {
    await screen.findByText('#security-alerts, #people-ops, #general');
    const choose = async (action: string) => {
      await userEvent.click(screen.getByRole('button', { name: /Actions/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose('Turn off');
    await screen.findByText('Slack notification saved');
    await expect(provider().db.slackSubscriptions.get('slack-1')).toMatchObject({ isActive: false });
    // A concurrent change by another administrator is shown before it is replaced.
    await choose('Edit');
    const form = await findDialog('Edit the Slack notification');
    await userEvent.click(await form.findByRole('button', { name: 'Remove #general' }));
    const changed = [
      { eventKey: created, channelIds: ['C02SECURITY', 'C04PLATFORM'] },
      { eventKey: invited, channelIds: ['C03PEOPLE', 'C01GENERAL', 'C04PLATFORM'] },
    ];
    slack({ isActive: true, slackEvents: changed });
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    const confirmation = await findConfirmation('Changed by someone else');
    await confirmation.findByText(/: #security-alerts, #platform$/);
    await userEvent.click(confirmation.getByRole('button', { name: 'Save my version' }));
    await waitFor(() =>
      expect(provider().db.slackSubscriptions.get('slack-1')).toMatchObject({
        isActive: true,
        slackEvents: [
          { eventKey: created, channelIds: ['C02SECURITY'] },
          { eventKey: invited, channelIds: ['C03PEOPLE'] },
        ],
      }),
    );
  },
};

export const AddSlack: Story = {
  args: { rest: 'slack' },
  parameters: {
    prepare: (emulator: Rows) => {
      remember(emulator);
      connected(emulator);
    },
  },
  play: async () => {
    await screen.findByText('Nothing is posted to Slack yet');
    await userEvent.click(screen.getByRole('button', { name: 'Add notification' }));
    const form = await findDialog('Add a Slack notification');
    await userEvent.click(form.getByRole('button', { name: 'Add notification' }));
    await form.findByText('Choose an event.');
    await form.findByText('Choose at least one channel.');
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Event' }), 'Role created');
    await userEvent.click(await form.findByRole('combobox', { name: 'Channels' }));
    await userEvent.click(await screen.findByRole('option', { name: /#platform/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', { name: 'Add notification' }));
    await screen.findByText('Slack notification added');
    await expect(provider().db.slackSubscriptions.list()[0]).toMatchObject({
      slackEvents: [{ eventKey: created, channelIds: ['C04PLATFORM'] }],
    });
  },
};

/** A category, once its events are known. */
const section = async (name: string) => {
  await screen.findByRole('region', { name });
  await waitFor(() => expect(document.querySelector('[data-slot=skeleton]')).toBeNull());
  return within(screen.getByRole('region', { name }));
};

export const Email: Story = {
  args: { rest: 'email' },
  parameters: { prepare: withRecipients },
  play: async () => {
    // A category without active events is collapsed.
    const billing = await section('Billing');
    await expect(billing.queryByRole('textbox')).toBeNull();
    await userEvent.click(await billing.findByRole('button', { name: 'Show events: Billing' }));
    const [first] = await within(await screen.findByRole('form', { name: 'Billing' })).findAllByRole('textbox');
    await expect(first).toHaveFocus();
    const roles = await section('Roles');
    const deleted = await roles.findByRole('textbox', { name: 'Recipients of Role deleted' });
    await userEvent.type(deleted, 'audit@acme.test,not an address,');
    await userEvent.click(await roles.findByRole('button', { name: 'Save' }));
    await roles.findByText(/addresses are not valid/);
    for (const wrong of ['not', 'an', 'address']) {
      await userEvent.click(roles.getByRole('button', { name: `Remove ${wrong}` }));
    }
    await userEvent.click(roles.getByRole('button', { name: 'Remove ciso@acme.test' }));
    // Added by another administrator in the meantime.
    recipients(provider(), 'email', 'security@acme.test', 'ciso@acme.test', 'soc@acme.test');
    await userEvent.click(await roles.findByRole('button', { name: 'Save' }));
    const confirmation = await findConfirmation('Changed by someone else');
    await confirmation.findByText('security@acme.test, ciso@acme.test, soc@acme.test');
    await userEvent.click(confirmation.getByRole('button', { name: 'Save my version' }));
    await screen.findByText('Roles saved');
    const stored = provider()
      .db.eventConfigurations.list()
      .map(({ eventKey, subscriptions }) => [eventKey, subscriptions]);
    await expect(stored).toContainEqual([created, [expect.objectContaining({ recipients: ['security@acme.test'] })]]);
    await expect(stored).toContainEqual([
      'frontegg.role.deleted',
      [expect.objectContaining({ recipients: ['audit@acme.test'] })],
    ]);
  },
};

/** Like the other channels, the table says what is sent and what is off. */
export const RecipientsOff: Story = {
  args: { rest: 'email' },
  parameters: {
    prepare: (emulator: Parameters<typeof withRecipients>[0]) => {
      withRecipients(emulator);
      const { eventConfigurations } = emulator.db;
      const stored = eventConfigurations.list().find(({ channel }) => channel === 'email');
      eventConfigurations.put({ ...stored, enabled: false });
    },
  },
  play: async () => {
    const line = within(await screen.findByRole('row', { name: /ciso@acme\.test/ }));
    await expect(line.getByText('Off')).toHaveAttribute('data-slot', 'badge');
  },
};

/** A recipient is added once for several events, keeps some of them, and is removed from the rest. */
export const SharedRecipients: Story = {
  args: { rest: 'email' },
  parameters: { prepare: withRecipients },
  play: async () => {
    const stored = (eventKey: string) => provider().db.eventConfigurations.get(`email:${tenantId}:${eventKey}`);
    const sentTo = (...recipients: string[]) =>
      expect.objectContaining({ subscriptions: [expect.objectContaining({ recipients })] });
    const table = within(await screen.findByRole('table', { name: 'Recipients' }));
    await table.findByRole('row', { name: /ciso@acme\.test/ });
    await userEvent.click(screen.getByRole('button', { name: 'Add recipients' }));
    const added = await findDialog('Add recipients');
    await userEvent.type(added.getByLabelText('Email addresses'), 'ops@acme.test ciso@acme.test ');
    await userEvent.click(await added.findByRole('checkbox', { name: 'Role created' }));
    await userEvent.click(added.getByRole('checkbox', { name: 'User invited' }));
    await userEvent.click(added.getByRole('button', { name: 'Add recipients' }));
    await screen.findByText('2 recipients added');
    await expect(stored(created)).toEqual(sentTo('security@acme.test', 'ciso@acme.test', 'ops@acme.test'));
    await expect(stored(invited)).toEqual(sentTo('ops@acme.test', 'ciso@acme.test'));

    const choose = async (action: string) => {
      const row = within(await table.findByRole('row', { name: /ops@acme\.test/ }));
      await userEvent.click(row.getByRole('button', { name: /Actions/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose('Edit');
    const edited = await findDialog('Events for ops@acme.test');
    await userEvent.click(await edited.findByRole('checkbox', { name: 'User invited' }));
    await userEvent.click(edited.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(stored(invited)).toEqual(sentTo('ciso@acme.test')));
    await choose('Remove recipient');
    await confirm('Remove ops@acme.test?', 'Remove recipient');
    await waitFor(() => expect(stored(created)).toEqual(sentTo('security@acme.test', 'ciso@acme.test')));
  },
};

export const EmailCleared: Story = {
  args: { rest: 'email' },
  parameters: { prepare: withRecipients },
  play: async () => {
    const roles = await section('Roles');
    await userEvent.click(await roles.findByRole('button', { name: 'Remove all recipients of Role created' }));
    await confirm('Stop sending “Role created”?', 'Remove all');
    await screen.findByText('“Role created” is no longer sent');
    await waitFor(() => expect(roles.queryByText('ciso@acme.test')).toBeNull());
  },
};

/** A channel that failed to load cannot be overwritten. */
export const EmailFailing: Story = {
  args: { rest: 'email' },
  parameters: {
    prepare: withRecipients,
    faults: [{ path: '/frontegg/integrations/resources/configurations/v1/emails', status: 500 }],
  },
  play: async () => {
    const roles = await section('Roles');
    await roles.findByRole('button', { name: 'Try again' });
    await expect(roles.queryByRole('textbox')).toBeNull();
  },
};

export const Sms: Story = {
  args: { rest: 'sms' },
  parameters: { prepare: withRecipients },
  play: async () => {
    const roles = await section('Roles');
    const numbers = await roles.findByRole('textbox', { name: 'Numbers for Role created' });
    await userEvent.type(numbers, '+49 30 901820{Enter}');
    await userEvent.click(await roles.findByRole('button', { name: 'Save' }));
    await screen.findByText('Roles saved');
    await expect(provider().db.eventConfigurations.get(`sms:${tenantId}:${created}`)).toMatchObject({
      subscriptions: [{ id: 'list-sms', recipients: ['+491700000011', '+4930901820'] }],
    });
  },
};

export const SmsReadOnly: Story = {
  args: { rest: 'sms' },
  parameters: { prepare: withRecipients, signedInAs: readOnly },
  play: async () => {
    const roles = await section('Roles');
    await roles.findByText('+491700000011');
    await expect(roles.queryByRole('textbox')).toBeNull();
  },
};
export const EmailNarrow: Story = {
  args: { rest: 'email' },
  parameters: { prepare: withRecipients },
  globals: { width: '320px' },
};
