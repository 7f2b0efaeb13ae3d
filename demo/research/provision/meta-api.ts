import { array, nullish, object, string } from 'zod/mini';
import { type Column, TOKEN_HEADER } from '../contract';
import { newColumn, newColumns, nocoType } from './column-types';
import { type MetaClient, Refusal } from './meta-client';
import { type Credentials, ProvisionError } from './settings';

const TOKEN_NAME = 'Research portal gateway';

const Session = object({ token: string() });
const Tokens = object({
  list: array(object({ token: string(), description: nullish(string()), created_by: nullish(string()) })),
});
const Titled = object({ id: string(), title: string() });
const TitledList = object({ list: array(Titled) });
const TableColumns = object({ columns: array(object({ title: string(), uidt: string() })) });

export type Titled = { id: string; title: string };

/** Lists and creates parts of a NocoDB; never changes or removes any. */
export interface MetaApi {
  bases(): Promise<Titled[]>;
  tables(baseId: string): Promise<Titled[]>;
  columns(tableId: string): Promise<ReadonlyMap<string, string>>;
  createBase(title: string): Promise<Titled>;
  createTable(baseId: string, title: string, columns: readonly Column[]): Promise<Titled>;
  createColumn(tableId: string, column: Column): Promise<void>;
  /** Returns the API token for the gateway: the configured one, or one found or created for the account. */
  gatewayToken(): Promise<string>;
}

const refused = (credentials: Credentials): ProvisionError =>
  new ProvisionError(
    credentials.kind === 'token'
      ? 'NocoDB does not accept RESEARCH_DB_TOKEN. Create an API token in NocoDB under Account Settings and set it.'
      : 'NocoDB does not accept NOCODB_EMAIL and NOCODB_PASSWORD. Set those of an account with which you can sign in there.',
  );

const insufficientRole = ({ serverMessage }: Refusal): ProvisionError =>
  new ProvisionError(
    `The account behind the token may not do this (${serverMessage}). Use one that may create bases, or RESEARCH_DB_BASE for a base in which it is an owner or a creator.`,
  );

/**
 * Opens the meta API, and signs in if needed.
 * @throws ProvisionError
 */
export const openMetaApi = async (client: MetaClient, credentials: Credentials): Promise<MetaApi> => {
  const translated = (error: unknown): unknown => {
    if (!(error instanceof Refusal)) return error;
    if (error.status === 401) return refused(credentials);
    return error.status === 403 ? insufficientRole(error) : error;
  };

  const headersOf = async (): Promise<Record<string, string>> => {
    if (credentials.kind === 'token') return { [TOKEN_HEADER]: credentials.token };
    const { email, password } = credentials;
    const call = {
      method: 'POST',
      path: '/api/v1/auth/user/signin',
      body: { email, password },
      intent: 'sign in',
    } as const;
    try {
      return { 'xc-auth': (await client.send(call, Session, {})).token };
    } catch (error) {
      throw error instanceof Refusal && [400, 401].includes(error.status) ? refused(credentials) : translated(error);
    }
  };
  const headers = await headersOf();

  const send: MetaClient['send'] = async (call, schema) => {
    try {
      return await client.send(call, schema, headers);
    } catch (error) {
      throw translated(error);
    }
  };
  const get = <S extends Parameters<typeof send>[1]>(path: string, intent: string, schema: S) =>
    send({ method: 'GET', path, intent }, schema, headers);
  const post = <S extends Parameters<typeof send>[1]>(path: string, body: unknown, intent: string, schema: S) =>
    send({ method: 'POST', path, body, intent }, schema, headers);

  return {
    bases: async () => (await get('/api/v2/meta/bases', 'list the bases', TitledList)).list,
    tables: async (baseId) => (await get(`/api/v2/meta/bases/${baseId}/tables`, 'list the tables', TitledList)).list,
    async columns(tableId) {
      const { columns } = await get(`/api/v2/meta/tables/${tableId}`, 'show the columns of a table', TableColumns);
      return new Map(columns.map(({ title, uidt }) => [title, uidt]));
    },
    createBase: (title) => post('/api/v2/meta/bases', { title }, `create the base ${title}`, Titled),
    createTable: (baseId, title, columns) =>
      post(
        `/api/v2/meta/bases/${baseId}/tables`,
        { title, table_name: title, columns: newColumns(columns) },
        `create the table ${title}`,
        Titled,
      ),
    async createColumn(tableId, column) {
      const intent = `add the column ${column.title} (${nocoType(column)})`;
      await post(`/api/v2/meta/tables/${tableId}/columns`, newColumn(column), intent, object({}));
    },
    async gatewayToken() {
      if (credentials.kind === 'token') return credentials.token;
      const { list } = await get('/api/v1/tokens', 'list the tokens', Tokens);
      // An administrator sees the tokens of others as well.
      const existing = list.find(
        ({ description, created_by }) =>
          description === TOKEN_NAME && (created_by ?? credentials.email) === credentials.email,
      );
      if (existing) return existing.token;
      return (await post('/api/v1/tokens', { description: TOKEN_NAME }, 'create a token', Session)).token;
    },
  };
};
