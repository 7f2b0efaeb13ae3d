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

describe('a patch of a user', () => {
  it.each<[string, unknown[], object]>([
    // Entra ID, before and with the flag aadOptscim062020.
    ['Replace active "False"', [{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
    ['replace active false', [{ op: 'replace', path: 'active', value: false }], { active: false }],
    [
      'active among others',
      [{ op: 'Replace', value: { active: 'FALSE', title: 'CTO' } }],
      { active: false, title: 'CTO' },
    ],
    [
      'active in a list',
      [{ op: 'Replace', path: 'active', value: [{ $ref: null, value: 'False' }] }],
      { active: false },
    ],
    ['ACTIVE in capitals', [{ op: 'REPLACE', path: 'Active', value: 'true' }], { active: true }],
    [
      'active and a department at once',
      [
        { op: 'Replace', path: 'active', value: 'False' },
        { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Legal' },
      ],
      { active: false, [ENTERPRISE]: { department: 'Legal', manager: { value: 'm1' } } },
    ],
    [
      'a wrapped text',
      [{ op: 'Add', path: 'nickName', value: [{ $ref: null, value: 'Annie' }] }],
      { nickName: 'Annie' },
    ],
    [
      'qualified keys without a path',
      [{ op: 'Add', value: { [`${ENTERPRISE}:costCenter`]: 7, [`${CORE}:title`]: 'CTO' } }],
      { title: 'CTO', [ENTERPRISE]: { ...ann[ENTERPRISE], costCenter: '7' } },
    ],
    [
      'the extension as an object',
      [{ op: 'replace', value: { [ENTERPRISE.toLowerCase()]: { Department: 'HR' } } }],
      { [ENTERPRISE]: { department: 'HR', manager: { value: 'm1' } } },
    ],
    ['the core schema as an object', [{ op: 'add', value: { [CORE]: { title: 'CTO' } } }], { title: 'CTO' }],
    [
      'the extension as a path',
      [{ op: 'add', path: ENTERPRISE, value: { division: 'EU' } }],
      { [ENTERPRISE]: { ...ann[ENTERPRISE], division: 'EU' } },
    ],
    [
      'a manager as a text',
      [{ op: 'Replace', path: `${ENTERPRISE}:manager`, value: 'm2' }],
      { [ENTERPRISE]: { department: 'Sales', manager: { value: 'm2' } } },
    ],
    [
      'a manager by a path of three parts',
      [{ op: 'Add', path: `${ENTERPRISE}:manager.value`, value: 'm3' }],
      { [ENTERPRISE]: { department: 'Sales', manager: { value: 'm3' } } },
    ],
    ['no manager', [{ op: 'Remove', path: `${ENTERPRISE}:manager` }], { [ENTERPRISE]: { department: 'Sales' } }],
    [
      'dotted keys',
      [{ op: 'Replace', value: { 'name.givenName': 'Anna', 'Name.FamilyName': 'Birch' } }],
      { name: { givenName: 'Anna', familyName: 'Birch' } },
    ],
    [
      'a dotted path',
      [{ op: 'Replace', path: 'name.familyName', value: 'Birch' }],
      { name: { givenName: 'Ann', familyName: 'Birch' } },
    ],
    [
      'a qualified path',
      [{ op: 'Replace', path: `${CORE}:name.familyName`, value: 'Birch' }],
      { name: { givenName: 'Ann', familyName: 'Birch' } },
    ],
    [
      'part of a name',
      [{ op: 'replace', path: 'name', value: { familyName: 'Birch' } }],
      { name: { givenName: 'Ann', familyName: 'Birch' } },
    ],
    ['a part that is removed', [{ op: 'remove', path: 'name.familyName' }], { name: { givenName: 'Ann' } }],
    ['null, which unassigns', [{ op: 'replace', path: 'name', value: null }], { name: undefined }],
    ['an attribute that is not assigned, removed', [{ op: 'remove', path: 'title' }], {}],
    [
      'an extension separated by a dot',
      [{ op: 'add', path: `${ENTERPRISE}.division`, value: 'EU' }],
      { [ENTERPRISE]: { ...ann[ENTERPRISE], division: 'EU' } },
    ],
    // Value paths.
    [
      'a value path that exists',
      [{ op: 'Replace', path: 'emails[type eq "work"].value', value: 'a@corp.test' }],
      { emails: [{ value: 'a@corp.test', type: 'work', primary: true }, ann.emails[1]] },
    ],
    [
      'a value path as a key',
      [{ op: 'Replace', value: { 'emails[type eq "work"].value': 'a@corp.test' } }],
      { emails: [{ value: 'a@corp.test', type: 'work', primary: true }, ann.emails[1]] },
    ],
    [
      'a value path in another case',
      [{ op: 'Replace', path: 'Emails[Type EQ "WORK"].Value', value: 'a@corp.test' }],
      { emails: [{ value: 'a@corp.test', type: 'work', primary: true }, ann.emails[1]] },
    ],
    [
      'a value path that does not exist yet',
      [{ op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+4915112345678' }],
      { phoneNumbers: [{ type: 'mobile', value: '+4915112345678' }] },
    ],
    [
      'two parts of a value path that does not exist yet',
      [
        { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Bonn' },
        { op: 'Add', path: 'addresses[type eq "work"].country', value: 'DE' },
      ],
      { addresses: [{ type: 'work', locality: 'Bonn', country: 'DE' }] },
    ],
    [
      'a value path of two equations',
      [{ op: 'Add', path: 'phoneNumbers[type eq "work" and primary eq true].value', value: '1' }],
      { phoneNumbers: [{ type: 'work', primary: true, value: '1' }] },
    ],
    [
      'a flag as a text in a filter',
      [{ op: 'Replace', path: 'emails[primary eq "True"].value', value: 'a@corp.test' }],
      { emails: [{ value: 'a@corp.test', type: 'work', primary: true }, ann.emails[1]] },
    ],
    [
      'a value path as a whole',
      [{ op: 'Add', path: 'emails[type eq "home"]', value: { display: 'Home' } }],
      { emails: [ann.emails[0], { ...ann.emails[1], display: 'Home' }] },
    ],
    ['an entry that is removed', [{ op: 'Remove', path: 'emails[type eq "home"]' }], { emails: [ann.emails[0]] }],
    [
      'a part of an entry that is removed',
      [{ op: 'Remove', path: 'emails[type eq "work"].primary' }],
      { emails: [{ value: 'ann@corp.test', type: 'work' }, ann.emails[1]] },
    ],
    [
      'an entry removed by its value',
      [{ op: 'remove', path: 'emails', value: [{ value: 'ann@home.test', display: 'Home' }] }],
      { emails: [ann.emails[0]] },
    ],
    [
      'an entry removed by a text',
      [{ op: 'remove', path: 'emails', value: 'ann@home.test' }],
      { emails: [ann.emails[0]] },
    ],
    [
      'an entry removed by its type',
      [{ op: 'remove', path: 'emails', value: [{ type: 'home' }] }],
      { emails: [ann.emails[0]] },
    ],
    ['all entries removed', [{ op: 'remove', path: 'emails' }], { emails: undefined }],
    // Lists.
    [
      'a list that is replaced',
      [{ op: 'replace', path: 'emails', value: [{ value: 'b@corp.test' }] }],
      { emails: [{ value: 'b@corp.test' }] },
    ],
    [
      'a list that is replaced, without a path',
      [{ op: 'replace', value: { emails: [{ value: 'b@corp.test' }] } }],
      { emails: [{ value: 'b@corp.test' }] },
    ],
    [
      'a list that is replaced by one object',
      [{ op: 'replace', path: 'emails', value: { value: 'b@corp.test', Primary: 'True' } }],
      { emails: [{ value: 'b@corp.test', primary: true }] },
    ],
    [
      'a list that is replaced by texts',
      [{ op: 'replace', path: 'emails', value: ['b@corp.test'] }],
      { emails: [{ value: 'b@corp.test' }] },
    ],
    ['a list that is emptied', [{ op: 'replace', path: 'emails', value: [] }], { emails: undefined }],
    [
      'an entry that is added',
      [{ op: 'add', path: 'emails', value: [{ value: 'c@corp.test', type: 'other' }] }],
      { emails: [...ann.emails, { value: 'c@corp.test', type: 'other' }] },
    ],
    ['an entry that is there already', [{ op: 'add', path: 'emails', value: [ann.emails[1]] }], { emails: ann.emails }],
    [
      'another primary entry',
      [{ op: 'add', path: 'emails', value: { value: 'ann@home.test', type: 'home', primary: true } }],
      {
        emails: [
          { ...ann.emails[0], primary: false },
          { ...ann.emails[1], primary: true },
        ],
      },
    ],
    [
      'a part of every entry',
      [{ op: 'replace', path: 'emails.display', value: 'Ann' }],
      { emails: ann.emails.map((email) => ({ ...email, display: 'Ann' })) },
    ],
    ['a part of no entry', [{ op: 'add', path: 'phoneNumbers.value', value: '1' }], { phoneNumbers: [{ value: '1' }] }],
    // What no schema has is kept; what only the provider writes is not.
    ['an unknown extension', [{ op: 'Add', path: `${CUSTOM}:badge`, value: '7' }], { [CUSTOM]: { badge: '7' } }],
    [
      'an unknown extension as an object',
      [{ op: 'add', value: { [CUSTOM]: { badge: '7' } } }],
      { [CUSTOM]: { badge: '7' } },
    ],
    [
      'an unknown attribute',
      [
        { op: 'add', value: { favoriteColor: 'red' } },
        { op: 'replace', path: 'active', value: false },
      ],
      { favoriteColor: 'red', active: false },
    ],
    ['an unknown part', [{ op: 'add', path: 'name.nick', value: 'A' }], { name: { ...ann.name, nick: 'A' } }],
    ['a password', [{ op: 'replace', path: 'password', value: 'secret' }], {}],
    [
      'id, meta and groups without a path',
      [{ op: 'replace', value: { id: 'x', meta: {}, schemas: [], groups: [{ value: 'g' }] } }],
      {},
    ],
    ['keys of an operation in another case', [{ Op: 'Replace', Path: 'title', Value: 'CTO' }], { title: 'CTO' }],
  ])('%s', (_name, operations, changes) => {
    expect({ ...patchUser(...operations) }).toEqual(
      Object.fromEntries(Object.entries({ ...ann, ...changes }).filter(([, value]) => value !== undefined)),
    );
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
  it.each<[string, unknown[], string[]]>([
    [
      'adds a member',
      [{ op: 'Add', path: 'members', value: [{ $ref: null, value: 'three' }] }],
      ['one', 'two', 'three'],
    ],
    ['adds one who is a member already', [{ op: 'add', path: 'members', value: [{ value: 'one' }] }], ['one', 'two']],
    ['adds a text', [{ op: 'add', path: 'members', value: 'three' }], ['one', 'two', 'three']],
    ['adds an object', [{ op: 'add', value: { members: { value: 'three' } } }], ['one', 'two', 'three']],
    [
      'adds a member by address',
      [{ op: 'add', path: 'members', value: [{ $ref: 'https://x.test/Users/three' }] }],
      ['one', 'two', 'three'],
    ],
    [
      'adds by a value path',
      [{ op: 'add', path: 'members[value eq "three"]', value: { display: 'C' } }],
      ['one', 'two', 'three'],
    ],
    ['removes by the legacy form', [{ op: 'Remove', path: 'members', value: [{ $ref: null, value: 'one' }] }], ['two']],
    [
      'removes with extra keys',
      [{ op: 'remove', path: 'members', value: [{ value: 'one', display: 'A', type: 'User' }] }],
      ['two'],
    ],
    ['removes a text', [{ op: 'remove', path: 'members', value: ['one'] }], ['two']],
    ['removes one object', [{ op: 'remove', path: 'Members', value: { value: 'one' } }], ['two']],
    [
      'removes several, one of whom is no member',
      [{ op: 'remove', path: 'members', value: [{ value: 'one' }, { value: 'x' }] }],
      ['two'],
    ],
    ['removes by a value path', [{ op: 'Remove', path: 'members[value eq "one"]' }], ['two']],
    ['removes by a value path of two', [{ op: 'remove', path: 'members[value eq "one" or value eq "two"]' }], []],
    ['removes all', [{ op: 'remove', path: 'members' }], []],
    ['replaces all', [{ op: 'replace', path: 'members', value: [{ value: 'three' }] }], ['three']],
    ['replaces all by none', [{ op: 'replace', value: { id: 'x', displayName: 'Staff', members: [] } }], []],
    [
      'removes and adds',
      [
        { op: 'remove', path: 'members[value eq "one"]' },
        { op: 'add', path: 'members', value: [{ value: 'three' }, { value: 'four' }] },
      ],
      ['two', 'three', 'four'],
    ],
  ])('%s', (_name, operations, ids) => {
    const { members = [] } = patchGroup(...operations);
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
