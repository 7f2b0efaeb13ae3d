import { createHash } from 'node:crypto';
import { problems } from './problem';

const LIFETIME = 10_000;
const CAPACITY = 10_000;

interface Entry<T> {
  fingerprint: string;
  outcome: Promise<T>;
  /** Unknown while the work is under way. */
  until: number;
}

/** Gives the same answer to the same submission for ten seconds, so that a repeated one leaves one record. Failures are forgotten. */
export const createIdempotency = <T>(now: () => number) => {
  const entries = new Map<string, Entry<T>>();

  const trim = () => {
    for (const [key, entry] of entries) {
      if (entries.size <= CAPACITY && entry.until > now()) return;
      entries.delete(key);
    }
  };

  return (scope: readonly string[], key: string | null, content: string, run: () => Promise<T>): Promise<T> => {
    if (key === null) return run();
    if (!/^[\w-]{1,100}$/.test(key)) throw problems.badKey();
    trim();
    const id = JSON.stringify([...scope, key]);
    const fingerprint = createHash('sha256').update(content).digest('base64');
    const known = entries.get(id);
    if (known && now() < known.until) {
      if (known.fingerprint !== fingerprint) throw problems.reusedKey();
      return known.outcome;
    }
    const entry: Entry<T> = { fingerprint, outcome: run(), until: Number.POSITIVE_INFINITY };
    entries.delete(id);
    entries.set(id, entry);
    entry.outcome.then(
      () => {
        entry.until = now() + LIFETIME;
      },
      () => entries.delete(id),
    );
    return entry.outcome;
  };
};
