import { inject } from 'vitest';
import { type MetaApi, openMetaApi } from '../../demo/research/provision/meta-api';
import { createMetaClient } from '../../demo/research/provision/meta-client';
import { CONTACTS, type Contacts, contacts, contactsOf, MOMENT } from '../contract/research/support';

const { url, variables } = inject('nocoDb');
const TOKEN = variables.RESEARCH_DB_TOKEN ?? '';

/** The meta API of the NocoDB under test, with the gateway's token. */
export const metaApi = (): Promise<MetaApi> =>
  openMetaApi(createMetaClient({ url, report: console.log }), { kind: 'token', token: TOKEN });

const baseOfContacts = async (): Promise<string> => {
  const api = await metaApi();
  const title = 'Contract';
  return ((await api.bases()).find((base) => base.title === title) ?? (await api.createBase(title))).id;
};
let base: Promise<string> | undefined;

const TIMES = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00/g;

/** A new, empty table of contacts. Its id and times are replaced by those of the recorded responses. */
export const openRealContacts = async (): Promise<Contacts> => {
  base ??= baseOfContacts();
  const title = `Contacts ${crypto.randomUUID()}`;
  const { id } = await (await metaApi()).createTable(await base, title, contacts.columns);
  return contactsOf(async (method, path, body, token = TOKEN) => {
    const response = await fetch(`${url}/api/v2/tables/${path.replace(CONTACTS, id)}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token !== null && { 'xc-token': token }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return [response.status, text.replaceAll(id, CONTACTS).replace(TIMES, MOMENT)];
  });
};
