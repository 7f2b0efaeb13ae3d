import type { Provider } from '../provider';
import { randomText } from '../random';
import type { MessageRow } from '../rows/records';

const KEPT = 200;

/** Nothing is sent anywhere: messages are kept for the outbox page. */
export const sendMessage = (
  { db, clock }: Pick<Provider, 'db' | 'clock'>,
  message: Omit<MessageRow, 'id' | 'sentAt'>,
): void => {
  db.outbox.put({ ...message, id: randomText(9), sentAt: new Date(clock.now()).toISOString() });
  for (const old of db.outbox.list().slice(0, -KEPT)) db.outbox.remove(old.id);
};
