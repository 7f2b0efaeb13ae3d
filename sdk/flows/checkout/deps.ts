import { contract } from '../../capabilities/billing/contract';
import { readOverview, sortedInvoices } from '../../capabilities/billing/overview';
import type { Identity } from '../../identity';
import type { CheckoutAccount, CheckoutDeps } from './flow';

/** The parts of an identity that the checkout uses. */
export type CheckoutIdentity = Pick<Identity, 'call'> & { session: Pick<Identity['session'], 'get'> };

const accountOf = ({ session }: CheckoutIdentity): CheckoutAccount => {
  const state = session.get();
  if (state.status !== 'authenticated') return { tenantId: undefined, name: '', email: '' };
  const { tenantId, name, email } = state.user;
  return { tenantId, name, email, tenantName: state.tenants?.activeTenant?.name };
};

/**
 * Creates the dependencies of the checkout from an identity and the card provider's script.
 *
 * @example
 * const deps = checkoutDeps(identity, { confirmCard: (secret) => cards.confirm(secret) });
 * const flow = createFlow(checkoutFlow, deps, { context: { planId } });
 */
export const checkoutDeps = (
  identity: CheckoutIdentity,
  overrides: Pick<CheckoutDeps, 'confirmCard'> & Partial<CheckoutDeps>,
): CheckoutDeps => {
  const api = identity.call(contract);
  return {
    api,
    account: () => accountOf(identity),
    reload: async (signal) => {
      const [billing, invoices] = await Promise.all([
        readOverview(api, accountOf(identity).tenantId, { signal }),
        api.listInvoices(undefined, { signal }),
      ]);
      return { billing, invoices: sortedInvoices(invoices) };
    },
    ...overrides,
  };
};
