import { certificatesIn, hasPrivateKey, ssoTypes } from '@gatehouse/sdk/sso';
import type { SsoConnectionRow } from '../db/rows/sso';
import { fieldError } from '../http/errors';

/** Returns whether a text is an absolute http(s) URL without credentials. */
export const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

/** Input values of a connection, in either version. */
interface GivenValues {
  type?: string | undefined;
  ssoEndpoint?: string | undefined;
  publicCertificate?: string | undefined;
  signRequest?: boolean | undefined;
  oidcClientId?: string | undefined;
  oidcSecret?: string | undefined;
}

type Values = Pick<
  SsoConnectionRow,
  'type' | 'ssoEndpoint' | 'publicCertificate' | 'signRequest' | 'oidcClientId' | 'oidcSecret'
>;

const typeIn = (given: string): string => {
  const type = given.toLowerCase();
  if (ssoTypes.some((known) => known === type)) return type;
  throw fieldError('type', `Choose one of ${ssoTypes.join(', ')}.`);
};

const addressIn = (given: string): string => {
  const address = given.trim();
  if (address === '' || isWebAddress(address)) return address;
  throw fieldError('ssoEndpoint', 'Enter a whole address, such as https://idp.example.com/sso.');
};

const certificateIn = (given: string): string => {
  if (given.trim() === '') return '';
  const certificates = certificatesIn(given);
  if (certificates.length > 0) return certificates.join('\n');
  if (hasPrivateKey(given)) {
    throw fieldError(
      'publicCertificate',
      'This contains a private key. Paste only the certificate, and replace the key.',
    );
  }
  throw fieldError('publicCertificate', 'This is not an X.509 certificate. Paste the whole text, from BEGIN to END.');
};

/**
 * Returns the values of a connection that a request changes. An empty client secret keeps the stored one.
 * @throws ProviderError 400 with the invalid field
 */
export const changedValues = (given: GivenValues): Partial<Values> => ({
  ...(given.type !== undefined && { type: typeIn(given.type) }),
  ...(given.ssoEndpoint !== undefined && { ssoEndpoint: addressIn(given.ssoEndpoint) }),
  ...(given.publicCertificate !== undefined && { publicCertificate: certificateIn(given.publicCertificate) }),
  ...(given.signRequest !== undefined && { signRequest: given.signRequest }),
  ...(given.oidcClientId !== undefined && { oidcClientId: given.oidcClientId.trim() }),
  ...(given.oidcSecret && { oidcSecret: given.oidcSecret }),
});
