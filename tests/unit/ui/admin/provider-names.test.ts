import { describe, expect, it } from 'vitest';
import { permissionCategories, permissions } from '../../../../emulator/seed/permissions';
import { demoRoles, roles } from '../../../../emulator/seed/roles';
import { eventCatalog, eventCategories } from '../../../../emulator/webhooks/events';
import {
  categoryName,
  eventName,
  permissionName,
  withPermissionNames,
  withRoleNames,
} from '../../../../ui/admin/archetypes/formats/use-provider-names';
import { names as arabic } from '../../../../ui/locales/ar/admin/names';
import { names as german } from '../../../../ui/locales/de/admin/names';
import { names as english } from '../../../../ui/locales/en/admin/names';

describe.each([
  ['de', german],
  ['ar', arabic],
])('names in %s', (_, names) => {
  it('cover every event and its category', () => {
    expect(eventCatalog.filter(({ key }) => !eventName(key, names)).map(({ key }) => key)).toEqual([]);
    const known = Object.keys(names.categories);
    expect(eventCategories.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('cover every permission of the administration and its category', () => {
    const keys = permissions.filter(({ fePermission }) => fePermission).map(({ key }) => key);
    const unnamed = keys.filter((key) => !permissionName(key, names));
    expect(unnamed, 'Each has an entry in ui/locales/<language>/admin/names.ts').toEqual([]);
    const sent = permissionCategories.filter(({ feCategory }) => feCategory).map(({ name }) => name);
    expect(sent.filter((name) => !Object.hasOwn(names.categories, name))).toEqual([]);
  });

  it('cover every standard role, and leave those of an account', () => {
    const all = [...roles, ...demoRoles];
    const translated = withRoleNames(all, names);
    const standard = all.filter(({ tenantId }) => !tenantId);
    expect(standard.filter(({ name }) => !Object.hasOwn(names.roles, name)).map(({ name }) => name)).toEqual([]);
    expect(translated.find(({ key }) => key === 'LabLead')?.name).toBe('Lab lead');
  });
});

describe('names', () => {
  it.each([
    ['fe.secure.read.users', 'Benutzer ansehen'],
    ['fe.secure.delete.role', 'Rollen löschen'],
    ['fe.account-settings.write.custom-login-box', 'Eigene Anmeldeseite bearbeiten'],
    ['fe.secure.write.enableDisable', 'Benutzer aktivieren und deaktivieren'],
    ['fe.*', 'Gesamte Verwaltung'],
    ['fe.secure.read.somethingNew', undefined],
    ['fe.secure.approve.users', undefined],
    ['fe.secure.read.users.more', undefined],
    ['reports.read.users', undefined],
    ['fe.secure.read.constructor', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('of the permission %s is %s', (key, name) => {
    expect(permissionName(key, german)).toBe(name);
  });

  it('are those of the provider in English, and where there is no other', () => {
    expect(eventName('frontegg.user.updated', english)).toBeUndefined();
    expect(eventName('acme.order.placed', german)).toBeUndefined();
    expect(categoryName('Reports of Acme', german)).toBe('Reports of Acme');
    expect(categoryName('toString', german)).toBe('toString');
    const own = [{ key: 'reports.read', name: 'Read reports', description: 'See reports' }];
    expect(withPermissionNames(own, german)).toEqual(own);
    expect(withRoleNames([{ name: 'Chief' }, { name: 'Admin', tenantId: 'acme' }], german)).toEqual([
      { name: 'Chief' },
      { name: 'Admin', tenantId: 'acme' },
    ]);
  });

  it('stand without a description that says the same', () => {
    const permission = { key: 'reports.read', name: 'Read reports', description: 'Read reports ' };
    expect(withPermissionNames([permission], english)).toEqual([{ ...permission, description: null }]);
    expect(withPermissionNames(permissions, english).filter(({ description }) => !description)).toEqual([]);
  });

  it('stand without an English description', () => {
    const [first] = withPermissionNames(
      [{ key: 'fe.secure.read.users', name: 'View users', description: 'View users of the account' }],
      arabic,
    );
    expect(first).toEqual({
      key: 'fe.secure.read.users',
      name: 'عرض المستخدمين',
      description: null,
    });
  });
});
