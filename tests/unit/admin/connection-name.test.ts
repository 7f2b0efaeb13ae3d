import { expect, it } from 'vitest';
import { connectionName } from '../../../ui/admin/sso/connection-name';
import { texts } from '../../../ui/locales/en/admin/sso';

const domain = (name: string) => ({ id: name, domain: name, validated: true });

it.each([
  [
    'its first domain',
    { type: 'oidc', domains: [domain('corp.test'), domain('labs.test')] },
    { title: 'corp.test', type: 'OpenID Connect', full: 'OpenID Connect (corp.test)' },
  ],
  ['its type without a domain', { type: 'okta', domains: [] }, { title: 'Okta', type: undefined, full: 'Okta' }],
  [
    'a domain as people read it',
    { type: 'saml', domains: [domain('xn--mnchen-3ya.test')] },
    { title: 'münchen.test', type: 'Other SAML provider', full: 'Other SAML provider (münchen.test)' },
  ],
])('a connection is named by %s', (_, connection, name) => {
  expect(connectionName({ id: 'c', ...connection }, texts.types)).toEqual(name);
});
