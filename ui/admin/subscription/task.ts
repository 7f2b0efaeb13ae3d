import type { BillingOverview, PaymentMethod } from '@gatehouse/sdk/billing';
import type { UseQueryResult } from '@tanstack/react-query';

/** Dialog to open on the subscription page. */
export type BillingTask =
  | { do: 'choose' | 'cancel' | 'renew' }
  | { do: 'checkout'; planId: string }
  | { do: 'card' | 'details'; method: PaymentMethod };

/** Props shared by the sections of the page. */
export interface SectionProps {
  source: Pick<UseQueryResult<BillingOverview>, 'data' | 'error' | 'refetch'>;
  mayChange: boolean;
  start: (task: BillingTask) => void;
}
