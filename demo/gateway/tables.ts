import { strictObject } from 'zod/mini';
import { identityColumns, type RecordList, tables, type UserRecord } from '../research/contract';
import { GeneralFeedback, generalRow } from '../research/feedback';
import { errorText, successText } from '../research/messages';
import type { Person } from '../research/user-sync';
import type { ServedTable } from './config';
import type { DatabaseClient } from './database-client';
import { checkFields } from './fields';
import { checkOwnFilter } from './own-filter';
import { Problem } from './problem';
import type { Turn } from './throttle';
import type { UserRecords } from './user-records';
import type { Webhooks } from './webhooks';

/** Who asks, vouched for by the verified token. */
export interface Asker {
  person: Person;
  token: string;
  turn: Turn;
}

interface TableRoutes {
  GET?: (asker: Asker, query: URLSearchParams) => Promise<unknown>;
  POST?: (asker: Asker, body: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

interface TablesOptions {
  users: UserRecords;
  database: DatabaseClient;
  webhooks: Webhooks;
}

const onePage = <T>(list: T[]): RecordList<T> => ({
  list,
  pageInfo: { totalRows: list.length, page: 1, pageSize: 25, isFirstPage: true, isLastPage: true },
});

const titles = (table: ServedTable): string[] => tables[table].map((column) => column.title);

/** What may be done with each table, and nothing else may. Everything here concerns the asker's own rows. */
export const createTables = ({
  users,
  database,
  webhooks,
}: TablesOptions): Readonly<Record<ServedTable, TableRoutes>> => {
  const recordOf = async ({ person, turn }: Asker): Promise<UserRecord> => {
    const record = await users.find(person, turn);
    if (!record) throw new Problem(404, 'USER_NOT_FOUND', errorText.userNotFound);
    return record;
  };
  const recordWithEmail = async (asker: Asker): Promise<UserRecord> => {
    const record = await recordOf(asker);
    if (!record[identityColumns.email]) throw new Problem(422, 'EMAIL_NOT_FOUND', errorText.emailNotFound);
    return record;
  };

  return {
    users: {
      async GET({ person, turn }, query) {
        checkOwnFilter(query, person);
        const record = await users.find(person, turn);
        return onePage(record ? [record] : []);
      },
      /** Synchronises the person on sign-in. Whatever the body says of a user record, the token decides. */
      async POST({ person, token, turn }, body) {
        checkFields(strictObject({}), titles('users'), body);
        const { record, result } = await users.sync(person, token, turn);
        return { Id: record.Id, msg: result };
      },
    },
    general: {
      async POST(asker, body) {
        const feedback = checkFields(GeneralFeedback, ['Client'], body);
        const row = generalRow(feedback, await recordWithEmail(asker));
        const Id = await database.create(asker.turn, 'general', row);
        webhooks.send('general', row);
        return { Id, msg: successText.general };
      },
    },
  };
};
