import type { Fixture } from './sample';

/** The code in the last message. */
export const lastCode = ({ emulator }: Pick<Fixture, 'emulator'>): string => {
  const code = /\b\d{6}\b/.exec(emulator.db.outbox.list().at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('no code was sent');
  return code;
};
