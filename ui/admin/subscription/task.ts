import type { BillingOverview, PaymentMethod } from '@gatehouse/sdk/billing';
import type { UseQueryResult } from '@tanstack/react-query';

/** What a user is about to do. */
export type BillingTask =
  | { do: 'choose' | 'cancel' | 'renew' }
  | { do: 'checkout'; planId: string }
  | { do: 'card' | 'details'; method: PaymentMethod };

/** What the sections of the page share. */
export interface SectionProps {
  source: Pick<UseQueryResult<BillingOverview>, 'data' | 'error' | 'refetch'>;
  mayChange: boolean;
  start: (task: BillingTask) => void;
}
