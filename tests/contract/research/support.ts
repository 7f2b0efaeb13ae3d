import { createResearchDatabase } from '../../../demo/emulator/research/database';
import type { RecordStore, Table } from '../../../demo/emulator/research/store';

const TOKEN = 'token-of-the-test';
export const CONTACTS = 'm46o0k7dhfab6gp';

/** The table that the recorded answers of the real database speak of. */
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

export const openContacts = (db?: RecordStore) => {
  const now = () => Date.parse('2026-11-20T08:26:14Z');
  const database = createResearchDatabase({ tables: [contacts], token: TOKEN, now, ...(db && { db }) });

  /** Sends one request and gives status and text back. */
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    token: string | null = TOKEN,
  ): Promise<[number, string]> => {
    const init: RequestInit = { method, headers: token === null ? {} : { 'xc-token': token } };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await database.fetch(new Request(`http://research.test/api/v2/tables/${path}`, init));
    return [response.status, await response.text()];
  };
  const records = (method: string, rest = '', body?: unknown) => call(method, `${CONTACTS}/records${rest}`, body);
  const names = async (where: string): Promise<string[] | number> => {
    const [status, text] = await records('GET', `?where=${encodeURIComponent(where)}`);
    return status === 200 ? JSON.parse(text).list.map((row: { Name: string }) => row.Name) : status;
  };
  return { database, call, records, names };
};
