import { describe, expect, test } from 'vitest';
import {
  type AdminPageId,
  adminPageIds,
  adminPages,
  entryOf,
  type PageFacts,
  visiblePages,
} from '../../../sdk/admin/pages';

const holding = (...keys: string[]) => ({ permissions: keys.map((key) => ({ key })) });
const unbound: AdminPageId[] = ['profile', 'privacy', 'account', 'users', 'security', 'audits'];

/** Pages a user sees beyond those that every user sees. */
const added = (facts: PageFacts) => visiblePages(facts).filter((page) => !unbound.includes(page));

describe('defaults', () => {
  test('hide every page from a signed-out user', () => {
    expect(visiblePages({ user: undefined })).toEqual([]);
    expect(visiblePages({ user: null, overrides: { profile: { visibility: 'always' } } })).toEqual([]);
  });

  test('show six pages to every user', () => {
    expect(visiblePages({ user: holding() })).toEqual(unbound);
  });

  test.each<[AdminPageId, string]>([
    ['webhooks', 'fe.connectivity.read.webhooks'],
    ['roles', 'fe.secure.read.roles'],
    ['personalApiTokens', 'fe.secure.read.userApiTokens'],
    ['sso', 'fe.secure.read.samlConfiguration'],
    ['provisioning', 'fe.secure.read.provisioningConfiguration'],
    ['subscription', 'fe.subscriptions.*'],
    ['allAccounts', 'fe.account-hierarchy.read.subAccount'],
    ['groups', 'fe.secure.read.groups'],
  ])('show %s only with %s', (page, key) => {
    expect(added({ user: holding(key) })).toEqual([page]);
  });

  test('show both token pages with one permission', () => {
    expect(added({ user: holding('fe.secure.read.tenantApiTokens') })).toEqual(['apiTokens', 'tenantApiTokens']);
  });

  test.each([
    [['fe.secure.write.roles']],
    [['fe.secure.read']],
    [['secure.read.roles', 'FE.SECURE.READ.ROLES']],
    [['fe.subscriptions.read']],
    [['']],
  ])('show no further page for %j', (keys) => {
    expect(added({ user: holding(...keys) })).toEqual([]);
  });

  test('support wildcard permissions', () => {
    expect(added({ user: holding('fe.secure.read.*') })).toEqual([
      'personalApiTokens',
      'groups',
      'roles',
      'sso',
      'provisioning',
      'apiTokens',
      'tenantApiTokens',
    ]);
  });

  test('show all pages except reports and usage to a general administrator and a super user', () => {
    const everything = adminPageIds.filter((page) => page !== 'usage' && page !== 'reports');
    expect(visiblePages({ user: holding('fe.*') })).toEqual(everything);
    expect(visiblePages({ user: { ...holding(), superUser: true } })).toEqual(everything);
    expect(visiblePages({ user: { ...holding(), superUser: 'true' } })).toEqual(unbound);
  });

  test('have unique paths', () => {
    const paths = adminPageIds.map((page) => adminPages[page].path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('the navigation', () => {
  test('has one entry for a page and its tab', () => {
    expect(entryOf('tenantApiTokens', ['users', 'apiTokens', 'tenantApiTokens'])).toBe('apiTokens');
    expect(entryOf('apiTokens', ['apiTokens', 'tenantApiTokens'])).toBe('apiTokens');
  });

  test('has an entry for a tab whose page is hidden', () => {
    const pages = visiblePages({
      user: holding('fe.secure.read.tenantApiTokens'),
      overrides: { apiTokens: { visibility: 'hidden' } },
    });
    expect(pages).toContain('tenantApiTokens');
    expect(entryOf('tenantApiTokens', pages)).toBe('tenantApiTokens');
  });
});

describe('the usage page', () => {
  const navigation = { usage: { featureFlag: 'usage-page' } };
  test.each([
    ['on', ['usage']],
    ['off', []],
    ['ON', []],
    [undefined, []],
  ])('with its flag %s', (value, expected) => {
    const flags: Record<string, string> = value === undefined ? {} : { 'usage-page': value };
    expect(added({ user: holding('fe.usage.read'), flags, navigation })).toEqual(expected);
  });

  test('requires the permission as well', () => {
    expect(added({ user: holding(), flags: { 'usage-page': 'on' }, navigation })).toEqual([]);
  });
});

describe('vendor settings', () => {
  const roles = holding('fe.secure.read.roles');
  const root = { ...holding(), superUser: true };

  test.each<[string, PageFacts, boolean]>([
    [
      'hidden also applies to users with the permission',
      { user: roles, navigation: { roles: { visibility: 'hidden' } } },
      false,
    ],
    ['hidden also applies to super users', { user: root, navigation: { roles: { visibility: 'hidden' } } }, false],
    [
      'always also applies to users without permissions',
      { user: holding(), navigation: { roles: { visibility: 'always' } } },
      true,
    ],
    [
      'a disabled flag also applies to super users',
      { user: root, navigation: { roles: { featureFlag: 'new' } } },
      false,
    ],
    [
      'a flag named like a property of objects is off',
      { user: root, flags: {}, navigation: { roles: { featureFlag: 'constructor' } } },
      false,
    ],
    [
      'other permissions replace the default one',
      { user: roles, navigation: { roles: { permissions: ['own.key'] } } },
      false,
    ],
    [
      'other permissions show the page',
      { user: holding('own.key'), navigation: { roles: { permissions: ['x', 'own.key'] } } },
      true,
    ],
    ['an empty list of permissions hides the page', { user: roles, navigation: { roles: { permissions: [] } } }, false],
    ['without permissions, super users see the page', { user: root, navigation: { roles: { permissions: [] } } }, true],
    ['an unknown visibility is ignored', { user: roles, navigation: { roles: { visibility: 'visible' } } }, true],
    ['malformed settings are ignored', { user: roles, navigation: { roles: 'hidden' } }, true],
    [
      'the host takes precedence over the vendor',
      {
        user: roles,
        navigation: { roles: { visibility: 'hidden' } },
        overrides: { roles: { visibility: 'byPermissions' } },
      },
      true,
    ],
  ])('%s', (_name, facts, expected) => {
    expect(visiblePages(facts).includes('roles')).toBe(expected);
  });

  test('cannot restrict pages that every user sees', () => {
    const navigation = { users: { visibility: 'byPermissions' } };
    expect(visiblePages({ user: holding(), navigation })).not.toContain('users');
    expect(visiblePages({ user: holding('fe.secure.read.users'), navigation })).toContain('users');
  });

  test('ignore unknown pages', () => {
    const navigation = JSON.parse('{"__proto__":{"visibility":"always"},"invented":{"visibility":"always"}}');
    expect(visiblePages({ user: holding(), navigation })).toEqual(unbound);
  });
});
