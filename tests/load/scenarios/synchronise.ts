import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../connection';
import { type LoadPerson, writeRequest } from '../people';

const GIVE_UP_MS = 120_000;
const RETRY_MS = 500;

/** Signs users in, so that the database has a record of each. A gateway at its call rate refuses some at first. */
export const synchronise = async (port: number, people: readonly LoadPerson[]): Promise<void> => {
  const connection = openConnection(port);
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (const person of people) {
    let answer = await connection.ask(writeRequest(person, 'users', {}));
    while (answer.status === 503 && performance.now() < giveUpAt) {
      await pause(RETRY_MS);
      answer = await connection.ask(writeRequest(person, 'users', {}));
    }
    if (answer.status !== 200) throw new Error(`A user could not be signed in: ${answer.status} ${answer.body}`);
  }
  connection.close();
};
