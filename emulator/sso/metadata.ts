import { certificatesIn } from '@gatehouse/sdk/sso';
import type { Element } from '@xmldom/xmldom';
import { fieldError } from '../http/errors';
import { isWebAddress } from './values';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const BINDINGS = ['HTTP-Redirect', 'HTTP-POST'].map((name) => `urn:oasis:names:tc:SAML:2.0:bindings:${name}`);

/** Values of a connection from the metadata of an identity provider. */
export interface IdpMetadata {
  ssoEndpoint: string;
  publicCertificate: string;
  signRequest: boolean;
}

const wrong = (message: string) => fieldError('metadata', message);

const parse = async (xml: string): Promise<Element> => {
  // Entities are never needed here, and could expand without limit.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw wrong('The metadata has a DOCTYPE. Export it from your provider again.');
  // Large, and needed for this only: a page with the provider in its tab does not wait for it.
  const { DOMParser, onErrorStopParsing } = await import('@xmldom/xmldom');
  try {
    // Nothing may stand around the document; files start with a byte order mark or a blank line, mails with a sentence.
    const text = xml.slice(Math.max(0, xml.indexOf('<')), xml.lastIndexOf('>') + 1);
    const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml').documentElement;
    if (root) return root;
  } catch {
    // Reported below.
  }
  throw wrong('This is not SAML metadata. Export the XML file from your identity provider again.');
};

const all = (parent: Element, namespace: string, name: string): Element[] =>
  Array.from(parent.getElementsByTagNameNS(namespace, name));

/** All signing certificates: providers publish the next one in advance, and sign with it one day. */
const certificatesOf = (idp: Element): string =>
  all(idp, METADATA, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use')?.trim().toLowerCase() !== 'encryption')
    .flatMap((key) => all(key, SIGNATURE, 'X509Certificate'))
    .flatMap((element) => certificatesIn(element.textContent ?? ''))
    .filter((certificate, at, certificates) => certificates.indexOf(certificate) === at)
    .join('\n');

/**
 * Parses the metadata of an identity provider.
 * @throws ProviderError 400 that names what is missing
 */
export const readMetadata = async (xml: string): Promise<IdpMetadata> => {
  const root = await parse(xml);
  const providers = all(root, METADATA, 'IDPSSODescriptor');
  if (new Set(providers.map(({ parentNode }) => parentNode)).size > 1) {
    throw wrong('This metadata has several identity providers. Export the XML file of yours only.');
  }
  const [first] = providers;
  const idp = providers.find((each) => each.getAttribute('protocolSupportEnumeration')?.includes(PROTOCOL)) ?? first;
  if (!idp) throw wrong('This metadata is not of an identity provider: it has no IDPSSODescriptor.');
  const services = all(idp, METADATA, 'SingleSignOnService');
  const service = BINDINGS.map((binding) =>
    services.find((candidate) => candidate.getAttribute('Binding')?.trim() === binding),
  ).find((candidate) => candidate !== undefined);
  const ssoEndpoint = service?.getAttribute('Location')?.trim() ?? '';
  if (!isWebAddress(ssoEndpoint)) throw wrong('This metadata has no sign-in address for HTTP-Redirect or HTTP-POST.');
  const publicCertificate = certificatesOf(idp);
  if (!publicCertificate) throw wrong('This metadata has no signing certificate that can be read.');
  return {
    ssoEndpoint,
    publicCertificate,
    signRequest: /^\s*(?:true|1)\s*$/i.test(idp.getAttribute('WantAuthnRequestsSigned') ?? ''),
  };
};
