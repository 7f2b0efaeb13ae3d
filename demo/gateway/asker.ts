import type { Person } from '../research/user-sync';
import type { EarlierTry } from './earlier-try';
import type { Turn } from './throttle';

/** Who asks, vouched for by the verified token. */
export interface Asker {
  person: Person;
  /** Bearer for the identity provider's API. */
  token: string;
  turn: Turn;
  /** Set when the same submission may have been stored before. */
  earlier?: EarlierTry;
}
