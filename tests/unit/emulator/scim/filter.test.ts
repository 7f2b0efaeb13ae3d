import { describe, expect, it } from 'vitest';
import { filtered } from '../../../../emulator/scim/filter';
import { schemas } from '../../../../emulator/scim/schema';

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';

const users = [
  {
    id: 'A1',
    externalId: 'Ext-1',
    userName: 'ann@corp.test',
    displayName: 'Ann "Q" O\'Ash',
    active: true,
    name: { familyName: 'Ash' },
    emails: [
      { value: 'ann@corp.test', type: 'work', primary: true },
      { value: 'ann@home.test', type: 'home' },
    ],
    [ENTERPRISE]: { department: 'Sales', manager: { value: 'B2' } },
    meta: { created: '2026-01-01T00:00:00Z', lastModified: '2026-02-01T00:00:00.000Z' },
  },
  {
    id: 'B2',
    userName: 'bob@corp.test',
    active: false,
    emails: [{ value: 'bob@home.test', type: 'home' }],
    meta: { created: '2026-03-01T00:00:00Z', lastModified: '2026-03-01T00:00:00Z' },
  },
];
const find = (filter: string) => filtered(users, filter, schemas.User).map(({ id }) => id);

describe('a filter reads every spelling', () => {
  const named = (userName: string) => filtered([{ id: 'A1', userName }], `userName eq "kai@GRÜN.test"`, schemas.User);
  it.each(['kai@grün.test', 'kai@gru\u0308n.test', 'kai@xn--grn-ioa.test'])('of %j', (userName) => {
    expect(named(userName)).toHaveLength(1);
  });

  it('of a part of an address', () => {
    const parts = ['sw "KAI@"', 'co "@gru\u0308n"', 'ew "grün.test"', 'ew "@xn--grn-ioa.test"'];
    const found = (part: string) =>
      filtered([{ id: 'A1', userName: 'kai@grün.test' }], `userName ${part}`, schemas.User);
    expect(parts.map((part) => found(part).length)).toEqual([1, 1, 1, 1]);
  });
});

describe('a filter', () => {
  it.each([
    ['userName eq "ANN@corp.test"', ['A1']],
    ['USERNAME Eq "ann@corp.test"', ['A1']],
    [`${CORE}:userName eq "ann@corp.test"`, ['A1']],
    [`${CORE.toUpperCase()}:userName eq "ann@corp.test"`, ['A1']],
    ['id eq "A1"', ['A1']],
    ['id eq "a1"', []],
    ['externalId eq "Ext-1"', ['A1']],
    ['externalId eq "ext-1"', []],
    ['externalId pr', ['A1']],
    ['not (externalId pr)', ['B2']],
    ['displayName eq "Ann \\"Q\\" O\'Ash"', ['A1']],
    ['displayName co "o\'a"', ['A1']],
    ['displayName eq null', ['B2']],
    ['name.familyName sw "as"', ['A1']],
    ['userName ew "corp.test"', ['A1', 'B2']],
    ['userName ne "ann@corp.test"', ['B2']],
    ['userName gt "b"', ['B2']],
    ['active eq true', ['A1']],
    ['active eq "False"', ['B2']],
    ['active eq False', ['B2']],
    ['emails eq "ann@home.test"', ['A1']],
    ['emails.value co "home"', ['A1', 'B2']],
    ['emails[type eq "work"]', ['A1']],
    ['emails[type eq "home" and value co "bob"]', ['B2']],
    ['emails[type eq "work"].value eq "ann@corp.test"', ['A1']],
    ['emails[type eq "work"].value eq "ann@home.test"', []],
    ['emails.type eq "work" and emails.value eq "ann@home.test"', ['A1']],
    [`${ENTERPRISE}:department eq "sales"`, ['A1']],
    [`${ENTERPRISE}:manager eq "B2"`, ['A1']],
    [`${ENTERPRISE}:manager.value eq "B2"`, ['A1']],
    ['urn:ietf:params:scim:schemas:extension:acme:2.0:User:badge pr', []],
    ['meta.lastModified gt "2026-02-15T00:00:00Z"', ['B2']],
    ['meta.lastModified eq "2026-02-01T01:00:00+01:00"', ['A1']],
    ['userName eq "ann@corp.test" or userName eq "bob@corp.test" and active eq true', ['A1']],
    ['(userName eq "ann@corp.test" or userName eq "bob@corp.test") and active eq false', ['B2']],
    ['  userName   eq   "ann@corp.test"  ', ['A1']],
    ['userName co "("', []],
    ['', ['A1', 'B2']],
  ])('%s', (filter, ids) => expect(find(filter)).toEqual(ids));

  it.each([
    'bad bad',
    'userName',
    'userName eq',
    'userName eq ann',
    "userName eq 'ann'",
    'userName is "ann"',
    'userName eq "ann',
    'userName eq "ann" and',
    'userName eq "ann" or or active pr',
    'userName eq "ann" userName pr',
    '(userName pr',
    'userName pr)',
    'emails[type eq "work"',
    'emails[]',
    'eq "ann"',
    'usrName eq "ann"',
    'members.value eq "1"',
    'emails.kind eq "x"',
    'emails[kind eq "x"]',
    'name.familyName.value eq "x"',
    'active gt true',
    '__proto__ pr',
    '('.repeat(500),
    `${'('.repeat(30)}id pr${')'.repeat(30)}`,
    `userName eq "${'x'.repeat(1000)}"`,
  ])('%s is refused, whether there are resources or not', (filter) => {
    for (const resources of [users, []]) {
      expect(() => filtered(resources, filter, schemas.User)).toThrow(
        expect.objectContaining({ scimType: 'invalidFilter' }),
      );
    }
  });

  it('finds groups by their members', () => {
    const groups = [{ id: 'g', displayName: 'Staff', members: [{ value: 'A1' }, { value: 'B2' }] }];
    const count = (filter: string) => filtered(groups, filter, schemas.Group).length;
    const filters = ['members.value eq "B2"', 'members eq "B2"', 'members[value eq "B2"]', 'displayName eq "staff"'];
    expect(filters.map(count)).toEqual([1, 1, 1, 1]);
    expect(count('members[value eq "C3"] and displayName eq "Staff"')).toBe(0);
  });
});
