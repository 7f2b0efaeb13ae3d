import { adminPageIds, adminPages, canReadPage } from '@gatehouse/sdk/admin';
import { adminRights, isReadOnly, pageRights } from '@gatehouse/sdk/admin/rights';
import { describe, expect, test } from 'vitest';

const holding = (...keys: string[]) => ({ permissions: keys.map((key) => ({ key })) });

describe('rights of a page', () => {
  test('follow from permissions, with wildcards', () => {
    const may = pageRights('groups', holding('fe.secure.read.*', 'fe.secure.write.groups'));
    expect(may).toEqual({
      read: true,
      write: true,
      delete: false,
      addUsers: false,
      removeUsers: false,
      writeRoles: false,
    });
    expect(isReadOnly(may)).toBe(false);
  });

  test('are empty for a signed-out user, and complete for a super user', () => {
    expect(Object.values(pageRights('users', undefined)).some(Boolean)).toBe(false);
    expect(Object.values(pageRights('users', { superUser: true })).every(Boolean)).toBe(true);
  });

  test('include reading without writing', () => {
    expect(isReadOnly(pageRights('users', holding('fe.secure.read.*')))).toBe(true);
    // There is nothing to change here, so nothing is withheld.
    expect(isReadOnly(pageRights('audits', holding('fe.secure.read.*')))).toBe(false);
    expect(isReadOnly(pageRights('profile', holding()))).toBe(false);
  });

  test.each(adminPageIds.filter((id) => 'read' in adminRights[id] && id !== 'subscription'))(
    '%s is read with the permission that shows it',
    (id) => {
      const rights: Readonly<Record<string, string>> = adminRights[id];
      expect(adminPages[id].permissions).toContain(rights.read);
    },
  );

  test('allow pages to users with one of their permissions', () => {
    const keyed = adminPageIds.filter((id) => 'read' in adminRights[id]);
    const readable = (...keys: string[]) => keyed.filter((id) => canReadPage(id, holding(...keys)));
    expect(canReadPage('profile', holding())).toBe(true);
    // The specification names no permission key for reports: a vendor or a host decides who sees them.
    expect(canReadPage('reports', holding())).toBe(true);
    expect(readable()).toEqual([]);
    expect(readable('fe.*')).toEqual(keyed);
    expect(readable('fe.secure.read.users')).toEqual(['users']);
    // A tab of its own.
    expect(readable('fe.secure.read.ipRestrictions')).toEqual(['security']);
    expect(readable('fe.connectivity.read.smsConfig')).toEqual(['webhooks']);
  });
});
