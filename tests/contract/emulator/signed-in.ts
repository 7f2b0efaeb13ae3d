import { expect } from 'vitest';
import type { Emulator } from '../../../emulator/emulator';
import type { EmulatorOptions } from '../../../emulator/options';
import { buildUser } from '../../../emulator/seed/seed-user';
import { type Browser, type CallOptions, createBrowser, type StubbedResponse, setUp } from './support';

export const USERS = '/identity/resources/users/v1';
export const PHONES = '/identity/resources/users/phone-numbers/v1';
export const PASSKEYS = '/identity/resources/users/webauthn/v1/devices';
export const ME = '/identity/resources/users/v2/me';
export const LOGIN_MFA = '/identity/resources/auth/v1/user/mfa';

/** Creates a signed-in user in a browser of their own. */
export const signedIn = async (
  emulator: Emulator,
  name = 'admin',
  browser: Browser = createBrowser(emulator.browser()),
) => {
  const { body } = await browser.login(`${name}@acme.test`, `${name}-Secret-1`);
  const token: string = body.accessToken;
  return {
    browser,
    token,
    call: (path: string, options: CallOptions = {}) => browser.call(path, { token, ...options }),
  };
};

interface Rights {
  roleIds?: string[];
  /** Permissions of a role of their own, which replaces the others. */
  keys?: readonly string[];
  level?: number;
}

interface Person extends ReturnType<typeof setUp>, Pick<Emulator, 'db'> {
  currentUser: ReturnType<typeof buildUser>;
  call: (method: string, path: string, json?: unknown, headers?: Record<string, string>) => Promise<StubbedResponse>;
  /** Another browser. */
  other: Browser;
}

/** A provider with a signed-in person of Acme, by default an administrator. */
export const asPerson = async (
  { roleIds = ['role-admin'], keys, level }: Rights = {},
  options: EmulatorOptions = {},
): Promise<Person> => {
  const provider = setUp(options);
  const { emulator, browser } = provider;
  const { db } = emulator;
  const tenantId = 'tenant-acme';
  if (keys) {
    const at = '2026-01-01T00:00:00.000Z';
    const role = { key: 'Held', name: 'Held', description: '', isDefault: false, createdAt: at, updatedAt: at };
    const permissionIds = keys.map((key) => `permission-${key}`);
    db.roles.put({ ...role, id: 'role-held', level, permissionIds, tenantId });
  }
  const memberships = [{ tenantId, roleIds: keys ? ['role-held'] : roleIds }];
  const currentUser = buildUser({ email: 'person@acme.test', memberships });
  await emulator.addUser(currentUser);
  const { body } = await browser.login(currentUser.email, currentUser.password);
  const call: Person['call'] = (method, path, json, headers) =>
    browser.call(path, { method, json, headers, token: body.accessToken });
  return { ...provider, db, currentUser, call, other: createBrowser(emulator.browser()) };
};

/** Returns status, code and field of a refusal. */
export const refusalOf = async (response: Promise<StubbedResponse>) => {
  const { status, body } = await response;
  expect(body.errors).toHaveLength(1);
  return [status, body.errorCode, body.errorContext?.name].filter((part) => part !== undefined);
};

/** Returns the code in the last message, and its recipient. */
export const lastMessage = ({ db }: Emulator) => {
  const message = db.outbox.list().at(-1);
  return { to: message?.to, channel: message?.channel, code: /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '' };
};

/** Returns a code that is certainly wrong. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
