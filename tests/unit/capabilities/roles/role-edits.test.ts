import * as roles from '@gatehouse/sdk/roles';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const permission = (id: string, more: Partial<roles.Permission> = {}): roles.Permission => ({
  id,
  key: id,
  name: id,
  ...more,
});
const role = (id: string, permissions: string[] = []): roles.Role => ({ id, key: id, name: id, permissions });

describe('the key of a new role', () => {
  test.each([
    ['Lab lead', [], 'LabLead'],
    ['  Größe & Überblick ', [], 'GrosseUberblick'],
    ['2nd shift', [], 'ndShift'],
    ['Lab lead', ['lablead', 'LabLead2'], 'LabLead3'],
    ['قائد', [], ''],
    ['', [], ''],
  ])('for %j, beside %j, is %j', (name, taken, key) => {
    expect(roles.keyFromName(name, taken)).toBe(key);
    expect(key === '' || roles.isRoleKey(key)).toBe(true);
  });

  test('has a maximum length', () => {
    const key = roles.keyFromName('word '.repeat(60), ['x']);
    expect(roles.isRoleKey(key)).toBe(true);
  });

  test.each(['1st', 'lab lead', '', 'x'.repeat(101), 'rôle', '-a'])('cannot be %j', (key) => {
    expect(roles.isRoleKey(key)).toBe(false);
  });
});

describe('read-only', () => {
  const editor = { tenantId: 't1', level: 20, permissions: [{ key: 'fe.secure.read.*' }] };

  test.each([
    [{ tenantId: null, level: 30 }, editor, 'vendor'],
    [{ tenantId: 't2', level: 30 }, editor, 'vendor'],
    [{ tenantId: 't1', level: 19 }, editor, 'above'],
    [{ tenantId: 't1' }, editor, 'above'],
    [{ tenantId: 't1', level: 20 }, editor, undefined],
    [{ tenantId: 't1', level: 0 }, { ...editor, superUser: true }, undefined],
  ])('are roles like %j', (role, by, lock) => {
    expect(roles.roleLock(role, by)).toBe(lock);
  });

  test('is a level above that of the highest role of the user', () => {
    expect(roles.levelOf([{ level: 30 }, { level: 10 }])).toBe(10);
    expect(roles.levelOf([{ level: 30 }, {}])).toBe(0);
    expect(roles.levelOf([])).toBe(roles.roleLimits.level.max);
  });

  test('are permissions with a fixed assignment, and administration permissions that the user lacks', () => {
    const all = [
      permission('never', { assignmentType: 'NEVER' }),
      permission('always', { assignmentType: 'ALWAYS' }),
      permission('app'),
      permission('fe.secure.read.users', { fePermission: true }),
      permission('fe.secure.write.users', { fePermission: true }),
      permission('fe.secure.*', { fePermission: true }),
    ];
    expect([...roles.permissionLocks(all, editor)]).toEqual([
      ['never', 'never'],
      ['always', 'always'],
      ['fe.secure.write.users', 'notHeld'],
      ['fe.secure.*', 'notHeld'],
    ]);
    expect([...roles.permissionLocks(all, { permissions: [], superUser: true }).keys()]).toEqual(['never', 'always']);
  });

  test('are permissions that a wildcard of the role covers', () => {
    const all = ['fe.*', 'fe.secure.*', 'fe.secure.read.users', 'fe.usage.read', 'reports.read'].map((id) =>
      permission(id),
    );
    const wildcards = roles.wildcardsOf(all);
    expect([...wildcards.keys()]).toEqual(['fe.*', 'fe.secure.*']);
    expect([...roles.coveredBy(new Set(['fe.secure.*', 'reports.read']), wildcards)]).toEqual([
      ['fe.secure.read.users', 'fe.secure.*'],
    ]);
    expect([...roles.coveredBy(new Set(['fe.*']), wildcards).keys()]).toEqual([
      'fe.secure.*',
      'fe.secure.read.users',
      'fe.usage.read',
    ]);
  });
});

describe('saving several roles', () => {
  const ROLES = '/identity/resources/roles/v1';
  const edit = (role: roles.Role, ...permissionIds: string[]) => ({ role, permissionIds });
  const [a, b, c] = [role('a', ['p']), role('b', ['p', 'q']), role('c', ['q'])];
  const LIST = { [`GET ${ROLES}`]: [a, b, c] };
  const changes = (sent: { call: string; body?: unknown }[]) => sent.filter(({ call }) => call.startsWith('PUT'));

  test('makes one call when a single permission differs', async () => {
    const path = 'PUT /identity/resources/permissions/v1/q/roles';
    const { identity, sent } = createRespondingFetch({ ...LIST, [path]: permission('q') });
    const { mutationFn } = identity.of(roles).saveEdits();
    await mutationFn({ edits: [edit(a, 'p', 'q'), edit(b, 'p')] });
    expect(changes(sent())).toEqual([{ call: path, query: {}, body: { roleIds: ['a', 'c'] } }]);
  });

  test('makes one call per role otherwise, and reports those that failed', async () => {
    const { identity, sent } = createRespondingFetch({
      ...LIST,
      [`PUT ${ROLES}/a/permissions`]: a,
      [`PUT ${ROLES}/b/permissions`]: refusal(403, 'no'),
    });
    const { mutationFn } = identity.of(roles).saveEdits();
    await expect(mutationFn({ edits: [edit(a), edit(b, 'p')] })).rejects.toMatchObject({
      errorCode: 'partly-done',
      done: [{ change: 'update', what: 'role', key: 'a' }],
      failed: [{ change: 'update', what: 'role', key: 'b', error: { message: 'no' } }],
    });
    expect(changes(sent()).map(({ body }) => body)).toEqual([{ permissionIds: [] }, { permissionIds: ['p'] }]);
  });

  test('keeps permissions that others changed meanwhile', async () => {
    const taken = { ...a, permissions: ['r'] };
    const given = { ...c, permissions: ['q', 'r'] };
    const setup = createRespondingFetch({ [`GET ${ROLES}`]: [taken, b, given], [`PUT ${ROLES}/a/permissions`]: a });
    await setup.identity
      .of(roles)
      .saveEdits()
      .mutationFn({ edits: [edit(a, 'p', 'q')] });
    expect(changes(setup.sent())[0]?.body).toEqual({ permissionIds: ['r', 'q'] });

    const path = 'PUT /identity/resources/permissions/v1/q/roles';
    const d = role('d', ['q']);
    const many = createRespondingFetch({ [`GET ${ROLES}`]: [a, b, given, d], [path]: permission('q') });
    await many.identity
      .of(roles)
      .saveEdits()
      .mutationFn({ edits: [edit(a, 'p', 'q'), edit(b, 'p')] });
    expect(changes(many.sent())[0]?.body).toEqual({ roleIds: ['a', 'c', 'd'] });
  });

  test.each([
    ['a single role', [edit(a, 'p', 'q')], undefined],
    ['two permissions', [edit(a, 'p', 'q'), edit(b, 'q')], undefined],
    ['one permission of two roles', [edit(a, 'p', 'q'), edit(b, 'p')], 'q'],
    ['nothing', [], undefined],
  ])('invalidates %s', (_what, edits, id) => {
    expect(roles.onlyPermission(edits)).toBe(id);
  });
});

describe('one role', () => {
  test('is found in the list, or missing', async () => {
    const { identity } = createRespondingFetch({ 'GET /identity/resources/roles/v1': [role('a')] });
    const { get } = identity.of(roles);
    expect(await fetchQuery(get('a'))).toMatchObject({ id: 'a' });
    await expect(fetchQuery(get('b'))).rejects.toMatchObject({ statusCode: 404 });
  });
});
