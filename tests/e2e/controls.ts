import { join } from 'node:path';
import { expect } from '@playwright/test';
import Database from 'libsql';
import type { FaultRule } from '../../emulator/http/faults';
import type { Server } from './server';

/** Controls of the local identity provider, and access to the research database. */
export const createControls = (server: Server) => {
  const post = async (path: string, body?: unknown) => {
    const response = await fetch(`${server.provider}/_emulator/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    expect(response.ok, path).toBe(true);
  };
  const read = async <T>(path: string): Promise<T> => (await fetch(`${server.provider}${path}`)).json() as Promise<T>;
  return {
    reset: () => post('reset'),
    settings: (settings: Record<string, unknown>) => post('settings', settings),
    fail: (rule: FaultRule) => post('faults', rule),
    /** Switches a state of a user, or of their account, as a button of the console does. */
    flip: async (email: string, state: string) => {
      const body = new URLSearchParams({ do: 'switch', email, state });
      const response = await fetch(`${server.provider}/_emulator/console`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      expect(response.status, `${state} of ${email}`).toBe(303);
    },
    requests: () => read<{ method: string; path: string; status: number }[]>('/_emulator/requests'),
    stats: () => read<{ tokenCalls: number; refreshes: number; reuseEvents: number }>('/_emulator/stats'),
    webhooks: () => read<{ deliveries: { kind: string; body: unknown }[]; failures: object[] }>('/webhooks.json'),
    /** Rows of the database file itself, read beside the running server. */
    rows: (table: string): Record<string, unknown>[] => {
      const database = new Database(join(server.dataDir, 'research.db'), { readonly: true });
      const rows = database.prepare(`SELECT * FROM "${table}"`).all() as Record<string, unknown>[];
      database.close();
      return rows;
    },
  };
};
