import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { confirm, findDialog } from '../story-pages/steps';
import {
  crm,
  invited,
  provider,
  readOnly,
  remember,
  row,
  withEverything,
  withLog,
  withWebhooks,
} from '../story-pages/webhook-rows';

const meta = {
  title: 'Admin/Webhooks',
  component: PageFixture,
  args: { page: 'webhooks' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  parameters: { prepare: withEverything },
  play: async () => {
    const line = await row(/Role created/);
    for (const text of ['CRM sync', 'security@acme.test', 'ciso@acme.test', '+491700000011']) {
      await line.findByText(text);
    }
    await line.findByText('#security-alerts');
    // A disabled webhook is listed with its state.
    await expect(line.getByText('Off')).toHaveAttribute('data-slot', 'badge');
    await userEvent.type(screen.getByPlaceholderText('Search events'), invited);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Role created/ })).toBeNull());
    await row(/User invited/);
  },
};

export const OverviewNarrow: Story = { parameters: { prepare: withEverything }, globals: { width: '320px' } };
export const OverviewRightToLeft: Story = { parameters: { prepare: withEverything }, globals: { direction: 'rtl' } };

export const WithoutRecipients: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await screen.findByText('No events are sent yet');
    await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
    await screen.findByText('No webhooks yet');
  },
};

/** A channel that cannot be loaded does not affect the others. */
export const OneChannelFails: Story = {
  parameters: {
    prepare: withEverything,
    faults: [{ path: '/frontegg/integrations/resources/configurations/v1/emails', status: 500 }],
  },
  play: async () => {
    await screen.findByText('Email could not be loaded, so the table may be incomplete.');
    await (await row(/Role created/)).findByText('CRM sync');
  },
};

export const Webhooks: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: withLog },
  play: async () => {
    // As many as its log lists.
    await (await row(/CRM sync/)).findByText('12');
    await userEvent.click((await row(/SIEM/)).getByRole('button', { name: /Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Turn on' }));
    await screen.findByText('“SIEM” is on');
    await expect(provider().db.webhooks.get('webhook-siem')).toMatchObject({ isActive: true });
  },
};

export const WebhooksEmpty: Story = {
  args: { rest: 'webhooks' },
  play: async () => {
    await screen.findByText('No webhooks yet');
  },
};

export const WebhooksFailing: Story = {
  args: { rest: 'webhooks' },
  parameters: { faults: [{ path: '/frontegg/webhook', status: 500 }] },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const WebhooksReadOnly: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: withWebhooks, signedInAs: readOnly },
  play: async () => {
    await row(/CRM sync/);
    await screen.findByText(/You can view this page/);
    await expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
  },
};

const fill = async (form: ReturnType<typeof within>, label: string, text: string) => {
  const field = await form.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  // `{` and `[` have a special meaning in user-event.
  await userEvent.type(field, text.replace(/[{[]/g, '$&$&'));
};

export const AddWebhook: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: remember },
  play: async () => {
    // The button is above the list until the list is known to be empty.
    await screen.findByText('No webhooks yet');
    await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
    const form = await findDialog('Add a webhook');
    await fill(form, 'Name', 'CRM');
    await fill(form, 'Address', 'http://crm.acme.test');
    await fill(form, 'Extra fields', '[1]');
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    await form.findByText('Use https, so that events stay private in transit.');
    await form.findByText('Choose at least one event.');
    await form.findByText(/Enter a JSON object/);

    await fill(form, 'Address', 'https://crm.acme.test/hooks');
    await fill(form, 'Extra fields', '{"source":"acme"}');
    await userEvent.click(form.getByRole('button', { name: 'Generate' }));
    await userEvent.click(await form.findByRole('checkbox', { name: 'Roles' }));
    await form.findByText('3 events chosen');
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    await screen.findByText('“CRM” added');
    const [stored] = provider().db.webhooks.list();
    await expect(stored).toMatchObject({
      url: 'https://crm.acme.test/hooks',
      payload: { source: 'acme' },
      eventKeys: ['frontegg.role.created', 'frontegg.role.deleted', 'frontegg.role.updated'],
      secret: expect.stringMatching(/^whsec_[\da-f]{48}$/),
    });
  },
};

/** The secret is kept although it is never rendered. */
export const EditWebhook: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: withWebhooks },
  play: async () => {
    await userEvent.click((await row(/CRM sync/)).getByRole('button', { name: /Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = await findDialog('Edit “CRM sync”');
    await fill(form, 'Name', 'CRM');
    await expect(form.getByRole('textbox', { name: 'Secret' })).toHaveValue('');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('“CRM” saved');
    await expect(provider().db.webhooks.get(crm.id)).toMatchObject({ displayName: 'CRM', secret: crm.secret });
  },
};

/** The provider's error is rendered at its field, and the input is kept. */
export const PrivateAddress: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: withWebhooks },
  play: async () => {
    await userEvent.click((await row(/CRM sync/)).getByRole('button', { name: /Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = await findDialog('Edit “CRM sync”');
    await fill(form, 'Address', 'https://10.0.0.8/hooks');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText(/private networks are not called/);
    await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('https://10.0.0.8/hooks');
  },
};

export const DeleteWebhook: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: withWebhooks },
  play: async () => {
    await userEvent.click((await row(/SIEM/)).getByRole('button', { name: /Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await confirm('Delete “SIEM”?', 'Delete webhook');
    await screen.findByText('“SIEM” deleted');
    await waitFor(() => expect(screen.queryByRole('row', { name: /SIEM/ })).toBeNull());
  },
};

const openDrawer = async () => {
  await userEvent.click((await row(/CRM sync/)).getByText('CRM sync'));
  return findDialog(/CRM sync/);
};

export const Drawer: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: withWebhooks },
  play: async () => {
    const drawer = await openDrawer();
    await drawer.findByText('Role created');
    await drawer.findByText('Set: requests are signed');
    await expect(document.body.textContent).not.toContain(crm.secret);
  },
};

export const Log: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: withLog },
  play: async () => {
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('tab', { name: 'Log' }));
    await drawer.findByText('No response');
    await userEvent.click(
      (await drawer.findAllByRole('button', { name: /^\w+ \d+, 20\d\d, \d/, expanded: false }))[0] as HTMLElement,
    );
    // Untrusted markup stays text, and the shell receives a single word.
    await drawer.findByText(/curl -X POST 'https:\/\/crm\.acme\.test\/hooks\/identity'.*O'\\''Hara/);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    const newest = () => drawer.getAllByRole('button', { name: /^Actions/ })[0]?.getAttribute('aria-label');
    const before = newest();
    await userEvent.click((await drawer.findAllByRole('button', { name: /Actions/ }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    await screen.findByText('Sent again');
    await provider().settle();
    await expect(provider().db.deliveries.list().at(-1)).toMatchObject({ statusCode: '200', messageId: 'msg_11' });
    // Listed as soon as it has a response, without a press.
    await waitFor(() => expect(newest()).not.toBe(before));
    await expect(drawer.getByRole('button', { name: /^\w+ \d+, 20\d\d, \d/, expanded: true })).toBeVisible();
  },
};

export const Test: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: withWebhooks },
  play: async () => {
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('tab', { name: 'Test' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Send test' }));
    await drawer.findByText('The address accepted the request');
    await expect(provider().db.outbox.list().at(-1)).toMatchObject({ channel: 'webhook', to: crm.url });
    await userEvent.click(await drawer.findByRole('tab', { name: 'Log' }));
    await userEvent.click(await drawer.findByRole('button', { name: /^\w+ \d+, 20\d\d, \d/, expanded: false }));
    await drawer.findByText('What came back');
    await drawer.findByText('{"received":true}');
    await expect(document.body.textContent).not.toContain('frontegg.webhook.test ');
  },
};

export const TestRefused: Story = {
  args: { rest: 'webhooks' },
  parameters: { prepare: withWebhooks },
  play: async () => {
    await userEvent.click((await row(/SIEM/)).getByText('SIEM'));
    const drawer = await findDialog(/SIEM/);
    await userEvent.click(await drawer.findByRole('tab', { name: 'Test' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Send test' }));
    await drawer.findByText('It responded with status 503.');
  },
};
