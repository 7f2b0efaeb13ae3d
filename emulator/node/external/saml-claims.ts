const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const MICROSOFT = 'http://schemas.microsoft.com';

/** Attribute names that identity providers use for the same value, in lower case; numbers are those of LDAP. */
const names = {
  email: ['email', 'mail', 'emailaddress', 'user.email', 'urn:oid:0.9.2342.19200300.100.1.3', `${CLAIMS}/emailaddress`],
  name: ['name', 'displayname', 'urn:oid:2.16.840.1.113730.3.1.241', `${MICROSOFT}/identity/claims/displayname`],
  given_name: ['firstname', 'first_name', 'givenname', 'user.firstname', 'urn:oid:2.5.4.42', `${CLAIMS}/givenname`],
  family_name: ['lastname', 'last_name', 'surname', 'sn', 'user.lastname', 'urn:oid:2.5.4.4', `${CLAIMS}/surname`],
  groups: [
    'groups',
    'memberof',
    'urn:oid:1.3.6.1.4.1.5923.1.5.1.1',
    'http://schemas.xmlsoap.org/claims/group',
    `${MICROSOFT}/ws/2008/06/identity/claims/groups`,
  ],
} as const;

interface Assertion {
  nameID: string;
  attributes?: unknown;
}

/** Returns the claims of a verified assertion; its name stands for an email address that no attribute has. */
export const claimsOf = ({ nameID, attributes }: Assertion): Record<string, unknown> => {
  const known = new Map(Object.entries(Object(attributes)).map(([name, value]) => [name.toLowerCase(), value]));
  const value = (attributeNames: readonly string[]) =>
    attributeNames.map((name) => known.get(name)).find((found) => found !== undefined);
  const claims = Object.fromEntries(
    Object.entries(names).map(([claim, attributeNames]) => [claim, value(attributeNames)]),
  );
  return { ...claims, email: [claims.email, nameID].flat() };
};
