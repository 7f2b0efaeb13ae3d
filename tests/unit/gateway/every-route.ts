import { recordsPath, type TableName, tables } from '../../../demo/research/contract';
import type { Harness } from './support';

type Body = Readonly<Record<string, unknown>>;

/** A valid body for each table. */
export const validBodies: Readonly<Record<TableName, Body>> = {
  users: {},
  sweepstakes: {},
  general: { Rating: 5, Ideas: 'Dark mode', Vendors: 'Globex', Meeting: 'Monday' },
  solution: {
    Rating: 4,
    Challenges: 'Yes',
    Describe: 'Alarms at night',
    Paying: 'No',
    Vendors: 'Globex',
    Thoughts: 'Fewer colors',
    Solution: 'Outage Monitoring',
    Meeting: 'Monday',
  },
  desktop: {
    Applications: 'Useful',
    Knowledge: 'Useful',
    Automation: 'Useful',
    Status_Page: 'Useful',
    Migrations: 'Useful',
    Ticketing: 'Useful',
    Bots: 'Useful',
    Challenges: 'Yes',
    Importance: 'One window',
    Payment: 'No',
    Competitors: 'Globex',
    Additional: 'Dark mode',
    Call: 'Yes',
  },
  integration: { Integration1: 'Slack: alerts in a channel', Integration10: 'Jira: tickets both ways' },
  investment: { Type: 'Company', Range: '$25,000 to $100,000', Advisory: 'No' },
};

export interface Route {
  name: string;
  method: 'GET' | 'POST' | 'PATCH';
  table: TableName;
  /** Sent as JSON; a read has none. */
  body?: Body;
}

// The names of the tables are the keys of the object, which `Object.keys` widens to text.
export const tableNames = Object.keys(tables) as TableName[];

export const reads: readonly Route[] = tableNames.map((table) => ({ name: `GET ${table}`, method: 'GET', table }));

/** Every state-changing route. */
export const writes: readonly Route[] = [
  ...tableNames.map((table): Route => ({ name: `POST ${table}`, method: 'POST', table, body: validBodies[table] })),
  { name: 'PATCH users', method: 'PATCH', table: 'users', body: { desktop_checks: { bots: true } } },
];

export const routes: readonly Route[] = [...reads, ...writes];

interface Changes {
  token?: string;
  body?: BodyInit;
  query?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends the portal's own request to a route, with changes. */
export const sendTo = (
  { call }: Pick<Harness, 'call'>,
  { method, table, body }: Route,
  { token, body: sent = JSON.stringify(body), query = '', headers = {} }: Changes,
): Promise<Response> =>
  call(`${recordsPath(table)}${query}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json', 'x-gatehouse-request': '1' }),
      ...headers,
    },
    ...(method !== 'GET' && { body: sent }),
  });
