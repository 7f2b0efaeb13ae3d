import type { MessageRow } from '../../db/rows/records';
import type { Provider } from '../../provider';
import { randomText } from '../../random';

const MAX_MESSAGES = 200;

/** Services for sending messages. */
export type Sender = Pick<Provider, 'db' | 'clock' | 'onMessage'>;

/** Adds a message to the outbox, and passes it to the host's listener, such as SMTP. */
export const sendMessage = ({ db, clock, onMessage }: Sender, message: Omit<MessageRow, 'id' | 'sentAt'>): void => {
  const row = db.outbox.put({ ...message, id: randomText(9), sentAt: new Date(clock.now()).toISOString() });
  for (const old of db.outbox.list().slice(0, -MAX_MESSAGES)) db.outbox.remove(old.id);
  onMessage?.(row);
};
