import { createResearchDatabase, type ResearchDatabase } from '../../../demo/research/local/database';
import type { RecordStore, Table } from '../../../demo/research/local/store';

const TOKEN = 'token-of-the-test';
export const CONTACTS = 'm46o0k7dhfab6gp';

/** The table of the recorded responses of the real database. */
export const contacts: Table = {
  id: CONTACTS,
  title: 'Contacts',
  columns: [
    { title: 'Name', type: 'text' },
    { title: 'Email', type: 'email' },
    { title: 'Age', type: 'number' },
    { title: 'Active', type: 'checkbox' },
    { title: 'Status', type: 'select', options: ['new', 'done'] },
    { title: 'Meta', type: 'json' },
    { title: 'Born', type: 'date' },
  ],
};

/** Value of every timestamp in the recorded responses. */
export const MOMENT = '2026-11-20 08:26:14+00:00';

/** The table of contacts in some database, empty at first. */
export interface Contacts {
  /** Sends one request below `/api/v2/tables/` and returns status and text. Default token: the valid one. */
  call(method: string, path: string, body?: unknown, token?: string | null): Promise<[status: number, text: string]>;
  /** The same for the table's own records. */
  records(method: string, rest?: string, body?: unknown): Promise<[status: number, text: string]>;
  /** Names in the records that a filter finds, or the status of the refusal. */
  names(where: string): Promise<string[] | number>;
}

/** Shortcuts for requests, based on `call`. */
export const contactsOf = (call: Contacts['call']): Contacts => {
  const records: Contacts['records'] = (method, rest = '', body) => call(method, `${CONTACTS}/records${rest}`, body);
  return {
    call,
    records,
    async names(where) {
      const [status, text] = await records('GET', `?where=${encodeURIComponent(where)}`);
      return status === 200 ? JSON.parse(text).list.map((row: { Name: string }) => row.Name) : status;
    },
  };
};

/** The database in this process. */
export const openContacts = (db?: RecordStore): Contacts & { database: ResearchDatabase } => {
  const now = () => Date.parse(MOMENT);
  const database = createResearchDatabase({ tables: [contacts], token: TOKEN, now, ...(db && { db }) });

  const call: Contacts['call'] = async (method, path, body, token = TOKEN) => {
    const init: RequestInit = { method, headers: token === null ? {} : { 'xc-token': token } };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await database.fetch(new Request(`http://research.test/api/v2/tables/${path}`, init));
    return [response.status, await response.text()];
  };
  return { database, ...contactsOf(call) };
};
