import type { VerifiedUser } from '../../research/user-sync';
import type { Budget } from '../runtime/budget';

/** The user of a request according to the verified token, and the budget of the request. */
export interface Principal {
  user: VerifiedUser;
  /** Bearer for the identity provider's API. */
  token: string;
  budget: Budget;
}
