import { describe, expect, it } from 'vitest';
import { patchResource, readResource } from '../../../../emulator/scim/patch';

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const CUSTOM = 'urn:ietf:params:scim:schemas:extension:acme:2.0:User';

const ann = {
  userName: 'ann@corp.test',
  active: true,
  name: { givenName: 'Ann', familyName: 'Ash' },
  emails: [
    { value: 'ann@corp.test', type: 'work', primary: true },
    { value: 'ann@home.test', type: 'home' },
  ],
  [ENTERPRISE]: { department: 'Sales', manager: { value: 'm1' } },
};
const staff = { displayName: 'Staff', members: [{ value: 'one' }, { value: 'two' }] };

const patchUser = (...Operations: unknown[]) => patchResource('User', ann, { schemas: [PATCH], Operations });
const patchGroup = (...Operations: unknown[]) => patchResource('Group', staff, { schemas: [PATCH], Operations });
const scimTypeOf = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return Object(error).scimType;
  }
};

/** Verb, path (empty for none) and value of an operation. */
type Operation = readonly [op: string, path: string, value?: unknown];
const operationOf = ([op, path, ...value]: Operation) => ({
  op,
  ...(path !== '' && { path }),
  ...(value.length > 0 && { value: value[0] }),
});

const [work, home] = ann.emails;
const moved = { emails: [{ ...work, value: 'a@corp.test' }, home] };
const withoutHome = { emails: [work] };
const named = (givenName: string, familyName: string) => ({ name: { givenName, familyName } });
const enterprise = (more: object) => ({ [ENTERPRISE]: { ...ann[ENTERPRISE], ...more } });

describe('a patch of a user', () => {
  it.each<[operations: readonly Operation[], changes: object]>([
    // Entra ID, before and with the flag aadOptscim062020.
    [[['Replace', 'active', 'False']], { active: false }],
    [[['replace', 'active', false]], { active: false }],
    [[['Replace', '', { active: 'FALSE', title: 'CTO' }]], { active: false, title: 'CTO' }],
    [[['Replace', 'active', [{ $ref: null, value: 'False' }]]], { active: false }],
    [[['REPLACE', 'Active', 'true']], { active: true }],
    [
      [
        ['Replace', 'active', 'False'],
        ['Add', `${ENTERPRISE}:department`, 'Legal'],
      ],
      { active: false, ...enterprise({ department: 'Legal' }) },
    ],
    [[['Add', 'nickName', [{ $ref: null, value: 'Annie' }]]], { nickName: 'Annie' }],
    [
      [['Add', '', { [`${ENTERPRISE}:costCenter`]: 7, [`${CORE}:title`]: 'CTO' }]],
      { title: 'CTO', ...enterprise({ costCenter: '7' }) },
    ],
    [[['replace', '', { [ENTERPRISE.toLowerCase()]: { Department: 'HR' } }]], enterprise({ department: 'HR' })],
    [[['add', '', { [CORE]: { title: 'CTO' } }]], { title: 'CTO' }],
    [[['add', ENTERPRISE, { division: 'EU' }]], enterprise({ division: 'EU' })],
    [[['Replace', `${ENTERPRISE}:manager`, 'm2']], enterprise({ manager: { value: 'm2' } })],
    [[['Add', `${ENTERPRISE}:manager.value`, 'm3']], enterprise({ manager: { value: 'm3' } })],
    [[['Remove', `${ENTERPRISE}:manager`]], { [ENTERPRISE]: { department: 'Sales' } }],
    [[['Replace', '', { 'name.givenName': 'Anna', 'Name.FamilyName': 'Birch' }]], named('Anna', 'Birch')],
    [[['Replace', 'name.familyName', 'Birch']], named('Ann', 'Birch')],
    [[['Replace', `${CORE}:name.familyName`, 'Birch']], named('Ann', 'Birch')],
    [[['replace', 'name', { familyName: 'Birch' }]], named('Ann', 'Birch')],
    [[['remove', 'name.familyName']], { name: { givenName: 'Ann' } }],
    [[['replace', 'name', null]], { name: undefined }],
    [[['remove', 'title']], {}],
    // Separated by a dot.
    [[['add', `${ENTERPRISE}.division`, 'EU']], enterprise({ division: 'EU' })],
    // Value paths.
    [[['Replace', 'emails[type eq "work"].value', 'a@corp.test']], moved],
    [[['Replace', '', { 'emails[type eq "work"].value': 'a@corp.test' }]], moved],
    [[['Replace', 'Emails[Type EQ "WORK"].Value', 'a@corp.test']], moved],
    [[['Replace', 'emails[primary eq "True"].value', 'a@corp.test']], moved],
    [
      [['Add', 'phoneNumbers[type eq "mobile"].value', '+4915112345678']],
      { phoneNumbers: [{ type: 'mobile', value: '+4915112345678' }] },
    ],
    [
      [
        ['Add', 'addresses[type eq "work"].locality', 'Bonn'],
        ['Add', 'addresses[type eq "work"].country', 'DE'],
      ],
      { addresses: [{ type: 'work', locality: 'Bonn', country: 'DE' }] },
    ],
    [
      [['Add', 'phoneNumbers[type eq "work" and primary eq true].value', '1']],
      { phoneNumbers: [{ type: 'work', primary: true, value: '1' }] },
    ],
    [[['Add', 'emails[type eq "home"]', { display: 'Home' }]], { emails: [work, { ...home, display: 'Home' }] }],
    [[['Remove', 'emails[type eq "work"].primary']], { emails: [{ value: 'ann@corp.test', type: 'work' }, home] }],
    [[['Remove', 'emails[type eq "home"]']], withoutHome],
    [[['remove', 'emails', [{ value: 'ann@home.test', display: 'Home' }]]], withoutHome],
    [[['remove', 'emails', 'ann@home.test']], withoutHome],
    [[['remove', 'emails', [{ type: 'home' }]]], withoutHome],
    [[['remove', 'emails']], { emails: undefined }],
    // Lists.
    [[['replace', 'emails', [{ value: 'b@corp.test' }]]], { emails: [{ value: 'b@corp.test' }] }],
    [[['replace', '', { emails: [{ value: 'b@corp.test' }] }]], { emails: [{ value: 'b@corp.test' }] }],
    [
      [['replace', 'emails', { value: 'b@corp.test', Primary: 'True' }]],
      { emails: [{ value: 'b@corp.test', primary: true }] },
    ],
    [[['replace', 'emails', ['b@corp.test']]], { emails: [{ value: 'b@corp.test' }] }],
    [[['replace', 'emails', []]], { emails: undefined }],
    [
      [['add', 'emails', [{ value: 'c@corp.test', type: 'other' }]]],
      { emails: [work, home, { value: 'c@corp.test', type: 'other' }] },
    ],
    [[['add', 'emails', [home]]], { emails: [work, home] }],
    [
      [['add', 'emails', { ...home, primary: true }]],
      {
        emails: [
          { ...work, primary: false },
          { ...home, primary: true },
        ],
      },
    ],
    [[['replace', 'emails.display', 'Ann']], { emails: ann.emails.map((email) => ({ ...email, display: 'Ann' })) }],
    [[['add', 'phoneNumbers.value', '1']], { phoneNumbers: [{ value: '1' }] }],
    // What no schema has is kept; what only the provider writes is not.
    [[['Add', `${CUSTOM}:badge`, '7']], { [CUSTOM]: { badge: '7' } }],
    [[['add', '', { [CUSTOM]: { badge: '7' } }]], { [CUSTOM]: { badge: '7' } }],
    [
      [
        ['add', '', { favoriteColor: 'red' }],
        ['replace', 'active', false],
      ],
      { favoriteColor: 'red', active: false },
    ],
    [[['add', 'name.nick', 'A']], { name: { ...ann.name, nick: 'A' } }],
    [[['replace', 'password', 'secret']], {}],
    [[['replace', '', { id: 'x', meta: {}, schemas: [], groups: [{ value: 'g' }] }]], {}],
  ])('%j', (operations, changes) => {
    expect({ ...patchUser(...operations.map(operationOf)) }).toEqual(
      Object.fromEntries(Object.entries({ ...ann, ...changes }).filter(([, value]) => value !== undefined)),
    );
  });

  it('may name the keys of an operation in another case', () => {
    expect(patchUser({ Op: 'Replace', Path: 'title', Value: 'CTO' })).toMatchObject({ title: 'CTO' });
  });

  it.each<[string, unknown]>([
    ['noTarget', { op: 'replace', path: 'emails[type eq "other"].value', value: 'a@corp.test' }],
    ['noTarget', { op: 'replace', path: 'emails[type eq "other"]', value: { value: 'a@corp.test' } }],
    ['noTarget', { op: 'remove', path: 'emails[type eq "other"]' }],
    ['noTarget', { op: 'remove', path: 'emails[type eq "other"].value' }],
    ['noTarget', { op: 'remove', path: 'emails', value: [{ value: 'none@corp.test' }] }],
    ['noTarget', { op: 'remove', path: 'phoneNumbers', value: [{ value: '1' }] }],
    ['noTarget', { op: 'add', path: 'emails[type ne "work"  and type ne "home"].value', value: 'x' }],
    ['noTarget', { op: 'remove' }],
    ['noTarget', { op: 'remove', value: { active: true } }],
    ['invalidPath', { op: 'add', path: '__proto__.polluted', value: 1 }],
    ['invalidPath', { op: 'add', path: 'name.__proto__', value: 1 }],
    ['invalidPath', { op: 'replace', path: 'constructor.prototype.polluted', value: 1 }],
    ['invalidPath', { op: 'add', path: 'constructor', value: 1 }],
    ['invalidPath', { op: 'add', path: 'name.prototype', value: 1 }],
    ['invalidPath', { op: 'replace', path: 'emails[type eq "work"', value: 'x' }],
    ['invalidPath', { op: 'replace', path: 'name[type eq "work"].givenName', value: 'x' }],
    ['invalidPath', { op: 'replace', path: 'userName.value', value: 'x' }],
    ['invalidPath', { op: 'replace', path: 'a b', value: 'x' }],
    ['invalidPath', { op: 'replace', path: 7, value: 'x' }],
    ['invalidPath', { op: 'replace', path: 'name.a.b', value: 'x' }],
    ['invalidFilter', { op: 'replace', path: 'emails[type]', value: 'x' }],
    ['invalidFilter', { op: 'replace', path: 'emails[kind eq "x"].value', value: 'x' }],
    ['invalidSyntax', { op: 'erase', path: 'active' }],
    ['invalidSyntax', { path: 'active', value: true }],
    ['invalidSyntax', 'remove'],
    ['invalidValue', { op: 'replace', path: 'active', value: 'maybe' }],
    ['invalidValue', { op: 'replace', path: 'active' }],
    ['invalidValue', { op: 'add', value: ['x'] }],
    ['invalidValue', { op: 'add', value: { emails: [[1, 2]] } }],
    ['invalidValue', { op: 'replace', path: 'title', value: { a: 1 } }],
    ['invalidValue', { op: 'replace', path: ENTERPRISE, value: 'x' }],
    ['mutability', { op: 'replace', path: 'id', value: 'x' }],
    ['mutability', { op: 'replace', path: 'meta.created', value: 'x' }],
    ['mutability', { op: 'add', path: 'groups', value: [{ value: 'g' }] }],
    ['mutability', { op: 'remove', path: 'userName' }],
  ])('is refused with %s: %j', (scimType, operation) => {
    expect(scimTypeOf(() => patchUser({ op: 'replace', path: 'title', value: 'CTO' }, operation))).toBe(scimType);
    expect('polluted' in {}).toBe(false);
  });

  it.each<[string, unknown]>([
    ['invalidSyntax', { Operations: [{ op: 'add', path: 'title', value: 'x' }] }],
    ['invalidSyntax', []],
    ['invalidValue', { schemas: [PATCH], Operations: [] }],
    ['invalidValue', { schemas: [PATCH], Operations: {} }],
  ])('is refused with %s: %j', (scimType, body) => {
    expect(scimTypeOf(() => patchResource('User', ann, body))).toBe(scimType);
  });
});

describe('a patch of a group', () => {
  it.each<[operations: readonly Operation[], ...members: string[]]>([
    [[['Add', 'members', [{ $ref: null, value: 'three' }]]], 'one', 'two', 'three'],
    [[['add', 'members', [{ value: 'one' }]]], 'one', 'two'],
    [[['add', 'members', 'three']], 'one', 'two', 'three'],
    [[['add', '', { members: { value: 'three' } }]], 'one', 'two', 'three'],
    [[['add', 'members', [{ $ref: 'https://x.test/Users/three' }]]], 'one', 'two', 'three'],
    [[['add', 'members[value eq "three"]', { display: 'C' }]], 'one', 'two', 'three'],
    // The legacy form.
    [[['Remove', 'members', [{ $ref: null, value: 'one' }]]], 'two'],
    [[['remove', 'members', [{ value: 'one', display: 'A', type: 'User' }]]], 'two'],
    [[['remove', 'members', ['one']]], 'two'],
    [[['remove', 'Members', { value: 'one' }]], 'two'],
    // One of them is no member.
    [[['remove', 'members', [{ value: 'one' }, { value: 'x' }]]], 'two'],
    [[['Remove', 'members[value eq "one"]']], 'two'],
    [[['remove', 'members[value eq "one" or value eq "two"]']]],
    [[['remove', 'members']]],
    [[['replace', 'members', [{ value: 'three' }]]], 'three'],
    [[['replace', '', { id: 'x', displayName: 'Staff', members: [] }]]],
    [
      [
        ['remove', 'members[value eq "one"]'],
        ['add', 'members', [{ value: 'three' }, { value: 'four' }]],
      ],
      'two',
      'three',
      'four',
    ],
  ])('%j', (operations, ...ids) => {
    const { members = [] } = patchGroup(...operations.map(operationOf));
    expect((members as { value: string }[]).map(({ value }) => value)).toEqual(ids);
  });

  it.each<[string, unknown]>([
    ['noTarget', { op: 'remove', path: 'members', value: [{ value: 'x' }] }],
    ['noTarget', { op: 'remove', path: 'members', value: [] }],
    ['noTarget', { op: 'remove', path: 'members[value eq "x"]' }],
    ['noTarget', { op: 'replace', path: 'members[value eq "x"]', value: { value: 'y' } }],
    ['mutability', { op: 'remove', path: 'displayName' }],
  ])('is refused with %s: %j', (scimType, operation) => {
    expect(scimTypeOf(() => patchGroup(operation))).toBe(scimType);
  });
});

it.each<[string, unknown, object]>([
  [
    'names in any case',
    { USERNAME: 'a', Name: { GIVENNAME: 'A' }, Active: 'False' },
    { userName: 'a', name: { givenName: 'A' }, active: false },
  ],
  [
    'qualified names',
    { [`${CORE}:userName`]: 'a', [`${ENTERPRISE}:department`]: 'HR' },
    { userName: 'a', [ENTERPRISE]: { department: 'HR' } },
  ],
  [
    'the extension, with other types',
    { userName: 'a', [ENTERPRISE]: { employeeNumber: 701984, manager: '26118915' } },
    { userName: 'a', [ENTERPRISE]: { employeeNumber: '701984', manager: { value: '26118915' } } },
  ],
  [
    'flags as texts in a list',
    { emails: [{ value: 'a@b.test', primary: 'true' }] },
    { emails: [{ value: 'a@b.test', primary: true }] },
  ],
  ['nulls and empty lists', { userName: 'a', title: null, phoneNumbers: [], emails: [null] }, { userName: 'a' }],
  [
    'what the provider writes',
    { id: 'x', schemas: [CORE], meta: { created: 'x' }, groups: [{ value: 'g' }], password: 's', userName: 'a' },
    { userName: 'a' },
  ],
  ['a name as a text', { name: 'Ann Ash' }, { name: { formatted: 'Ann Ash' } }],
])('a resource is read with %s', (_name, body, expected) => {
  expect(readResource('User', body)).toEqual(expected);
});
