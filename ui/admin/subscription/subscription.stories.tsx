import { IdentityError } from '@gatehouse/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { OpenCardForm } from '../../checkout/card-form';
import { CardFormProvider } from '../../checkout/card-form-context';
import { ThemeProvider } from '../../react/theme';
import { PageFixture } from '../story-pages/page-fixture';
import { savedRows } from '../story-pages/saved-rows';
import { findConfirmation, findDialog, findSection } from '../story-pages/steps';

/** Emulator members used by these stories. */
interface Rows {
  fetch: typeof fetch;
  issuer: string;
  settings: { allowPlanDowngrade: boolean; allowPlanCancellation: boolean; cardPayments: string };
  db: {
    subscriptions: {
      get(id: string): { planId: string; status: string; canceled: boolean; trialEnd?: number } | undefined;
      patch(id: string, change: object): unknown;
      put(row: object): unknown;
      remove(id: string): unknown;
    };
    paymentMethods: {
      list(): readonly { id: string; last4: string; email?: string }[];
      patch(id: string, change: object): unknown;
      clear(): void;
    };
    invoices: { clear(): void; list(): readonly { amount: number }[] };
  };
}
const { remember, emulator } = savedRows<Rows>();
const subscription = () => emulator().db.subscriptions.get('subscription-acme');

/** Mock of the card provider's frame, for which a story has no server: the card is sent to the same URL. */
const storyCardForm: OpenCardForm = async ({ element, texts }) => {
  const input = document.createElement('input');
  input.setAttribute('aria-label', texts.number);
  element.append(input);
  return {
    remove: () => input.remove(),
    confirm: async (secret) => {
      const { issuer, fetch } = emulator();
      const card = { secret, number: input.value, expMonth: 12, expYear: 2035, cvc: '123' };
      const response = await fetch(`${issuer}/frontegg/cards/v1/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
      });
      const result = await response.json();
      if (!response.ok)
        throw new IdentityError(result.errorCode, { message: result.errors[0], statusCode: response.status });
      return result.paymentMethodId;
    },
  };
};

const meta = {
  title: 'Admin/Subscription',
  component: PageFixture,
  args: { page: 'subscription' },
  parameters: { prepare: remember },
  decorators: [
    (Story) => (
      <CardFormProvider value={storyCardForm}>
        <Story />
      </CardFormProvider>
    ),
  ],
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (plan: string) => {
  await press('Change plan');
  await press(`Choose ${plan}`);
  return findDialog('Change plan');
};

export const Listed: Story = {
  play: async () => {
    const plan = await findSection('Plan');
    await plan.findByText(/^Your next charge is \$49\.00 on /);
    const included = within(await plan.findByRole('list', { name: 'What Team includes' }));
    await included.findByText('Shared workspaces');
    const table = within(await screen.findByRole('table', { name: 'Invoices' }));
    await expect(await table.findAllByText('$49.00')).toHaveLength(8);
  },
};
export const Narrow: Story = { globals: { width: '320px' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Empty: Story = {
  parameters: {
    prepare: (rows: Rows) => {
      remember(rows);
      rows.db.subscriptions.remove('subscription-acme');
      rows.db.paymentMethods.clear();
      rows.db.invoices.clear();
    },
  },
  play: async () => {
    await screen.findByText('You have no plan yet');
    await screen.findByText('No invoices yet');
    await expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull();
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: '/subscriptions/resources/billing/summaries/v1/*', status: 500 }] },
  play: async () => {
    const plan = await findSection('Plan');
    await plan.findByRole('button', { name: 'Try again' });
  },
};

export const ReadOnly: Story = {
  parameters: {
    emulator: { seed: 'demo' },
    signedInAs: { email: 'books@acme.test', memberships: [{ tenantId: 'tenant-acme', roleIds: ['role-auditor'] }] },
  },
  play: async () => {
    await screen.findByText(/^Your next charge is/);
    for (const name of ['Change plan', 'Cancel plan', 'Replace card', 'Edit billing details']) {
      await expect(screen.queryByRole('button', { name })).toBeNull();
    }
  },
};

export const ExternallyManaged: Story = {
  parameters: {
    prepare: (rows: Rows) => {
      remember(rows);
      rows.db.subscriptions.patch('subscription-acme', { externallyManaged: true });
    },
  },
  play: async () => {
    await screen.findByText(/^Billed by /);
    await expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Replace card' })).toBeNull();
  },
};

export const PaymentFailed: Story = {
  parameters: {
    prepare: (rows: Rows) => {
      remember(rows);
      rows.db.subscriptions.patch('subscription-acme', { status: 'incomplete' });
    },
  },
  play: async () => {
    await screen.findByText(/^Your last payment did not go through/);
  },
};

export const FormerPlans: Story = {
  parameters: {
    prepare: (rows: Rows) => {
      remember(rows);
      const [startedAt, periodEnd] = [Date.UTC(2024, 2, 1), Date.UTC(2024, 8, 1)];
      const former = {
        id: 'former',
        planId: 'plan-business',
        status: 'canceled',
        canceled: true,
        startedAt,
        periodEnd,
      };
      const current = rows.db.subscriptions.get('subscription-acme');
      rows.db.subscriptions.put({ ...current, ...former });
    },
  },
  play: async () => {
    const former = await findSection('Earlier plans');
    await former.findByText('Business');
    await former.findByText('Mar 1, 2024 to Sep 1, 2024');
    await screen.findByText(/^Your next charge is \$49\.00 on /);
  },
};

/** The confirmation names what ends with the plan, and the cancellation can be undone. */
export const CancelAndKeep: Story = {
  play: async () => {
    await press('Cancel plan');
    const confirmation = await findConfirmation('Cancel your plan?');
    await confirmation.findByText('Shared workspaces');
    await confirmation.findByRole('button', { name: 'Keep plan' });
    await userEvent.click(confirmation.getByRole('button', { name: 'Cancel plan' }));
    await screen.findByText('Ends soon');
    await expect(subscription()).toMatchObject({ status: 'active', canceled: true });
    await press('Keep plan');
    const keep = await findConfirmation('Keep your plan?');
    await keep.findByRole('button', { name: 'Not now' });
    await userEvent.click(keep.getByRole('button', { name: 'Keep plan' }));
    await screen.findByRole('button', { name: 'Cancel plan' });
    await expect(subscription()?.canceled).toBe(false);
  },
};

/** What each plan includes is seen before one is chosen. */
export const Plans: Story = {
  play: async () => {
    await press('Change plan');
    const business = within(await screen.findByRole('list', { name: 'What Business includes' }));
    await expect(business.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Audit streaming',
      'Priority support',
      'Saved searches',
      'Shared workspaces',
    ]);
    await expect(document.body.textContent).not.toMatch(/plan-|audit-streaming/);
  },
};

/** Paid with the stored card: what is charged is what the checkout says before, to the cent. */
export const ChangePlan: Story = {
  play: async () => {
    const checkout = await choose('Business');
    await checkout.findByText(/^Credit for \d+ unused days of Team$/);
    const due = (await checkout.findByText('Due today')).nextElementSibling?.textContent ?? '';
    await checkout.findByText('You get: Audit streaming');
    await userEvent.click(await checkout.findByRole('button', { name: 'Confirm and pay' }));
    const done = await findDialog('Plan changed');
    await userEvent.click(await done.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(subscription()?.planId).toBe('plan-business'));
    await screen.findByText(/^Your next charge is \$199\.00/);
    await expect(emulator().db.invoices.list()).toHaveLength(9);
    const charged = (emulator().db.invoices.list().at(-1)?.amount ?? 0) / 100;
    await expect(due).toBe(`$${charged.toFixed(2)}`);
    await expect(charged).toBeLessThan(199);
  },
};

/** With a payment method, confirming the plan of a trial ends it at once. */
export const TrialEnded: Story = {
  parameters: {
    prepare: (rows: Rows) => {
      remember(rows);
      rows.db.subscriptions.patch('subscription-acme', { status: 'trialing', trialEnd: Date.now() + 9 * 86_400_000 });
    },
  },
  play: async () => {
    const plan = await findSection('Plan');
    await plan.findByText('Trial');
    await plan.findByText(/^9 days left in your trial\. Your first charge is \$49\.00 on /);
    await press('Change plan');
    await press('Continue with Team');
    const checkout = await findDialog('Change plan');
    await checkout.findByText('The Team plan continues after your trial.');
    await checkout.findByText('Nothing');
    await userEvent.click(await checkout.findByRole('button', { name: 'Confirm' }));
    const done = await findDialog('Your plan continues');
    await userEvent.click(done.getByRole('button', { name: 'Done' }));
    await plan.findByText('Active');
    await expect(plan.queryByText('Trial')).toBeNull();
    // The day on which the provider charges it.
    const end = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(subscription()?.trialEnd);
    await plan.findByText(`Your next charge is $49.00 on ${end}.`);
    // Without a call: the provider still has the trial.
    await expect(subscription()?.status).toBe('trialing');
  },
};

/** A declined card is reported, nothing changes, and another one can be entered in the same form. */
export const CardDeclined: Story = {
  play: async () => {
    const checkout = await choose('Business');
    await userEvent.click(await checkout.findByRole('button', { name: 'Use another card' }));
    const number = await checkout.findByRole('textbox', { name: 'Card number' });
    await userEvent.type(number, '4000000000000002');
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm and pay' }));
    await checkout.findByText('Your card was declined. You were not charged. Try another card.');
    await expect(subscription()?.planId).toBe('plan-team');
    await expect(number).toHaveValue('4000000000000002');
    await userEvent.clear(number);
    await userEvent.type(number, '5555555555554444');
    await userEvent.click(checkout.getByRole('button', { name: 'Try again' }));
    await findDialog('Plan changed');
    await expect(
      emulator()
        .db.paymentMethods.list()
        .map(({ last4 }) => last4),
    ).toEqual(['4444']);
  },
};

/** A stored card that cannot be charged is named, and another one can replace it. */
export const CardWithoutFunds: Story = {
  play: async () => {
    const checkout = await choose('Business');
    await userEvent.click(await checkout.findByRole('button', { name: 'Use another card' }));
    await checkout.findByRole('button', { name: 'Use Visa •••• 4242' });
    await userEvent.type(await checkout.findByRole('textbox', { name: 'Card number' }), '4000000000009995{Enter}');
    await checkout.findByText('Visa •••• 9995');
    await checkout.findByText(/^Your card was declined/);
    await userEvent.click(checkout.getByRole('button', { name: 'Use another card' }));
    await userEvent.type(await checkout.findByRole('textbox', { name: 'Card number' }), '5555555555554444');
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm and pay' }));
    await findDialog('Plan changed');
    await expect(subscription()?.planId).toBe('plan-business');
  },
};

export const CheckoutNarrow: Story = {
  globals: { width: '320px' },
  play: async () => {
    const checkout = await choose('Free');
    await checkout.findByText('You lose: Saved searches');
    await checkout.findByText('Nothing');
    await checkout.findByText(/^The plan changes when you confirm/);
    await expect(checkout.queryByRole('region', { name: 'Payment method' })).toBeNull();
  },
};

/** The provider accepts no cards: the checkout renders the error with a retry. */
export const NoCardPayments: Story = {
  parameters: {
    prepare: (rows: Rows) => {
      remember(rows);
      rows.settings.cardPayments = 'off';
    },
  },
  play: async () => {
    const checkout = await choose('Business');
    await checkout.findByText('Payment provider not configured');
    await checkout.findByRole('button', { name: 'Try again' });
  },
};

export const NoDowngrade: Story = {
  parameters: {
    prepare: (rows: Rows) => {
      remember(rows);
      rows.settings.allowPlanDowngrade = false;
      rows.settings.allowPlanCancellation = false;
    },
  },
  play: async () => {
    await press('Change plan');
    const plans = await findDialog('Choose a plan');
    await plans.findByText('Ask your provider to move to a cheaper plan.');
    await expect(plans.queryByRole('button', { name: 'Choose Free' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  },
};

export const ReplaceCard: Story = {
  play: async () => {
    await press('Replace card');
    const form = await findDialog('Replace card');
    await userEvent.type(await form.findByRole('textbox', { name: 'Card number' }), '5555555555554444');
    await userEvent.click(form.getByRole('button', { name: 'Save card' }));
    await screen.findByText('Card replaced');
    await screen.findByText('Mastercard •••• 4444');
  },
};

export const BillingDetails: Story = {
  play: async () => {
    await press('Edit billing details');
    const form = await findDialog('Billing details');
    const email = await form.findByRole('textbox', { name: 'Billing email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'wrong');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/^Enter an email address/);
    await userEvent.clear(email);
    await userEvent.type(email, 'invoices@acme.test');
    // Another administrator saves the same field in the meantime.
    const [card] = emulator().db.paymentMethods.list();
    if (!card) throw new Error('Acme pays by card.');
    emulator().db.paymentMethods.patch(card.id, { email: 'finance@acme.test' });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const confirmation = await findConfirmation('Changed by someone else');
    await expect(confirmation.getByText(/^Currently saved:/)).toHaveTextContent('finance@acme.test');
    await userEvent.click(confirmation.getByRole('button', { name: 'Save my version' }));
    await screen.findByText('Billing details saved');
    await expect(emulator().db.paymentMethods.list()[0]?.email).toBe('invoices@acme.test');
  },
};

const openedCards = fn<OpenCardForm>(storyCardForm);

/** The frame of the card provider has the colors of the page around it, which may be dark by a class alone. */
export const CardOnADarkPage: Story = {
  parameters: { emulator: { seed: 'demo' } },
  decorators: [
    (Story) => (
      <ThemeProvider theme="system">
        <CardFormProvider value={openedCards}>
          <Story />
        </CardFormProvider>
      </ThemeProvider>
    ),
  ],
  beforeEach: () => {
    openedCards.mockClear();
    document.documentElement.classList.add('dark');
    return () => document.documentElement.classList.remove('dark');
  },
  play: async () => {
    const checkout = await choose('Business');
    await userEvent.click(await checkout.findByRole('button', { name: 'Use another card' }));
    await checkout.findByRole('textbox', { name: 'Card number' });
    await expect(openedCards.mock.lastCall?.[0].theme).toBe('dark');
  },
};
