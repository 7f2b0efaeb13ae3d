import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../connection';
import { type LoadUser, writeRequest } from '../users';

const GIVE_UP_MS = 120_000;
const RETRY_MS = 500;

/** Signs users in, so that the database has a record of each. A gateway at its call rate refuses some at first. */
export const synchronize = async (port: number, users: readonly LoadUser[]): Promise<void> => {
  const connection = openConnection(port);
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (const user of users) {
    let response = await connection.send(writeRequest(user, 'users', {}));
    while (response.status === 503 && performance.now() < giveUpAt) {
      await pause(RETRY_MS);
      response = await connection.send(writeRequest(user, 'users', {}));
    }
    if (response.status !== 200) throw new Error(`A user could not be signed in: ${response.status} ${response.body}`);
  }
  connection.close();
};
