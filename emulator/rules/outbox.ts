import type { Provider } from '../provider';
import { randomText } from '../random';
import type { MessageRow } from '../rows/records';

const KEPT = 200;

/** What messages are sent with. */
export type Sender = Pick<Provider, 'db' | 'clock' | 'onMessage'>;

/** Keeps a message for the outbox page, and hands it to the listener of the host, such as SMTP. */
export const sendMessage = ({ db, clock, onMessage }: Sender, message: Omit<MessageRow, 'id' | 'sentAt'>): void => {
  const row = db.outbox.put({ ...message, id: randomText(9), sentAt: new Date(clock.now()).toISOString() });
  for (const old of db.outbox.list().slice(0, -KEPT)) db.outbox.remove(old.id);
  onMessage?.(row);
};
