import { describe, expect, it } from 'vitest';
import { profileOf } from '../../../emulator/node/external/profile';
import { claimsOf } from '../../../emulator/node/external/saml';

const profile = (attributes: object, nameID = 'ann@corp.test') =>
  profileOf(claimsOf({ nameID, attributes }), { mustBeVerified: false });

describe('the email address of an assertion', () => {
  it.each<[string, object, string?]>([
    ['its name', {}, 'Ann@corp.test'],
    ['email', { email: 'ann@corp.test' }, 'u-1'],
    ['several addresses', { mail: ['ann@corp.test', 'a.ash@corp.test'] }, 'u-1'],
    ['User.Email (OneLogin)', { 'User.Email': 'ann@corp.test' }, 'u-1'],
    ['emailAddress', { emailAddress: 'ANN@CORP.TEST' }, 'u-1'],
    ['the number of LDAP (Shibboleth)', { 'urn:oid:0.9.2342.19200300.100.1.3': 'ann@corp.test' }, 'u-1'],
    [
      'the claim of AD FS',
      { 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress': 'ann@corp.test' },
      'u',
    ],
    ['an empty attribute', { email: '' }],
    ['an attribute that is no address', { email: 'n/a' }],
  ])('is read from %s', (_name, attributes, nameID) => {
    expect(profile(attributes, nameID).email).toBe('ann@corp.test');
  });

  it.each(['u-1', 'a,b@corp.test', 'ann@corp', `${'a'.repeat(250)}@corp.test`, '\u2018ann@corp.test\u2019'])(
    'is refused as %j',
    (nameID) => expect(() => profile({}, nameID)).toThrow('It sent no email address.'),
  );

  it('has one form', () => expect(profile({}, 'KAI@GRÜN.test').email).toBe('kai@xn--grn-ioa.test'));
});

it.each([
  [{ displayName: 'Ann Ash' }, 'Ann Ash'],
  [{ 'User.FirstName': 'Ann', 'User.LastName': 'Ash' }, 'Ann Ash'],
  [{ 'urn:oid:2.5.4.42': 'Ann', 'urn:oid:2.5.4.4': 'Ash' }, 'Ann Ash'],
  [{ first_name: 'Ann', surname: 'Ash' }, 'Ann Ash'],
  [{}, 'ann'],
])('the name in %j is %s', (attributes, name) => expect(profile(attributes).name).toBe(name));

it.each([
  [{ Groups: ['Staff', 'Labs'] }, ['Staff', 'Labs']],
  [{ 'http://schemas.xmlsoap.org/claims/Group': 'Staff' }, ['Staff']],
  [{}, []],
])('the groups in %j are %j', (attributes, groups) => expect(profile(attributes).groups).toEqual(groups));
