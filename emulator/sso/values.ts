import { certificatesIn, hasPrivateKey, ssoTypes } from '@gatehouse/sdk/sso';
import type { SsoConnectionRow } from '../db/rows/sso';
import { fieldError } from '../http/errors';

/** Returns whether a text is an absolute http(s) URL without credentials. */
export const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

/** Input values of a connection, in either version. */
interface ValuesInput {
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

const typeIn = (input: string): string => {
  const type = input.toLowerCase();
  if (ssoTypes.some((candidate) => candidate === type)) return type;
  throw fieldError('type', `Choose one of ${ssoTypes.join(', ')}.`);
};

const addressIn = (input: string): string => {
  const address = input.trim();
  if (address === '' || isWebAddress(address)) return address;
  throw fieldError('ssoEndpoint', 'Enter a whole address, such as https://idp.example.com/sso.');
};

const certificateIn = (input: string): string => {
  if (input.trim() === '') return '';
  const certificates = certificatesIn(input);
  if (certificates.length > 0) return certificates.join('\n');
  if (hasPrivateKey(input)) {
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
export const changedValues = (input: ValuesInput): Partial<Values> => ({
  ...(input.type !== undefined && { type: typeIn(input.type) }),
  ...(input.ssoEndpoint !== undefined && { ssoEndpoint: addressIn(input.ssoEndpoint) }),
  ...(input.publicCertificate !== undefined && { publicCertificate: certificateIn(input.publicCertificate) }),
  ...(input.signRequest !== undefined && { signRequest: input.signRequest }),
  ...(input.oidcClientId !== undefined && { oidcClientId: input.oidcClientId.trim() }),
  ...(input.oidcSecret && { oidcSecret: input.oidcSecret }),
});
