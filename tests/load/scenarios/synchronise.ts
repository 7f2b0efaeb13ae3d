import { openConnection } from '../connection';
import { type LoadPerson, writeRequest } from '../people';

/** Signs users in, so that the database has a record of each. */
export const synchronise = async (port: number, people: readonly LoadPerson[]): Promise<void> => {
  const connection = openConnection(port);
  for (const person of people) {
    const { status, body } = await connection.ask(writeRequest(person, 'users', {}));
    if (status !== 200) throw new Error(`A person could not be signed in: ${status} ${body}`);
  }
  connection.close();
};
