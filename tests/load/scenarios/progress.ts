import { setTimeout as pause } from 'node:timers/promises';
import { looseObject, string } from 'zod/mini';
import { checks, readChecks } from '../../../demo/research/progress';
import { openConnection } from '../connection';
import { type Fact, hard } from '../report';
import { changeRequest, type LoadUser } from '../users';
import { synchronize } from './synchronize';

const GIVE_UP_MS = 120_000;
const RETRY_MS = 200;
const REFUSED = new Set([429, 503]);

const Progress = looseObject({ desktop_checks: string() });

const sendUntilTaken = async (port: number, request: string): Promise<string> => {
  const connection = openConnection(port);
  const giveUpAt = performance.now() + GIVE_UP_MS;
  let response = await connection.send(request);
  while (REFUSED.has(response.status) && performance.now() < giveUpAt) {
    await pause(RETRY_MS);
    response = await connection.send(request);
  }
  connection.close();
  if (response.status !== 200) throw new Error(`The progress could not be changed: ${response.status}`);
  return response.body;
};

/** Every user sets each check of an area at once, at alternating gateways. All of them must be stored. */
export const checkProgress = async (ports: readonly number[], users: readonly LoadUser[]): Promise<Fact> => {
  const [first = 0] = ports;
  await synchronize(first, users);
  let lost = 0;
  for (const user of users) {
    await Promise.all(
      checks.desktop.map((check, at) =>
        sendUntilTaken(ports[at % ports.length] ?? first, changeRequest(user, { desktop_checks: { [check]: true } })),
      ),
    );
    // An empty change returns the stored record.
    const record = Progress.parse(JSON.parse(await sendUntilTaken(first, changeRequest(user, {}))));
    lost += checks.desktop.length - readChecks('desktop', record.desktop_checks).length;
  }
  return hard(`checks of ${users.length} users lost`, lost, lost === 0);
};
