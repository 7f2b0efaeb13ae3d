import type { Person } from '../../research/user-sync';
import type { Budget } from '../runtime/budget';

/** The user a request acts for, as the verified token says, and what the request may spend. */
export interface Principal {
  person: Person;
  /** Bearer for the identity provider's API. */
  token: string;
  budget: Budget;
}
