import { DOMParser, type Document, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { ExternalError } from '../../sso/external-provider';

const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** A verified assertion, stored against replay. */
export interface Assertion {
  id: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

interface Expected {
  acsUrl: string;
  /** Absent for an IdP-initiated sign-in. */
  requestId: string | undefined;
  /** Milliseconds since the epoch, by the provider's clock. */
  now: number;
  /** Tolerated clock skew in milliseconds. */
  skew: number;
}

const wrong = (message: string) => new ExternalError('server_error', message);

const parse = (xml: string): Document => {
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
  } catch (cause) {
    throw new ExternalError('server_error', 'The response is not XML.', { cause });
  }
};

const all = (parent: Document | Element, name: string): Element[] =>
  Array.from(parent.getElementsByTagNameNS(ASSERTION, name));

/**
 * Decodes a response, unverified.
 * @throws OutsideError for one with a DOCTYPE, which no response needs and some parsers resolve
 */
export const readResponse = (base64: string): string => {
  const xml = Buffer.from(base64, 'base64').toString('utf8');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw wrong('The response has a DOCTYPE.');
  return xml;
};

/** Returns the email addresses in a response, unverified. */
export const emailsIn = (xml: string): string[] => {
  const document = parse(xml);
  return [...all(document, 'NameID'), ...all(document, 'AttributeValue')]
    .map((element) => element.textContent?.trim() ?? '')
    .filter((text) => /^[^\s@]+@[^\s@]+$/.test(text));
};

/** Returns whether the assertion of a response is encrypted. */
export const isEncrypted = (xml: string): boolean => all(parse(xml), 'EncryptedAssertion').length > 0;

const timeOf = (element: Element | undefined, name: string): number | undefined => {
  const value = element?.getAttribute(name);
  return value ? Date.parse(value) : undefined;
};

/** Returns whether a period includes the present; a period without an end does not. */
const isNow = (element: Element | undefined, { now, skew }: Expected): boolean =>
  (timeOf(element, 'NotBefore') ?? now) <= now + skew && (timeOf(element, 'NotOnOrAfter') ?? 0) > now - skew;

const isFor = (data: Element, { acsUrl, requestId }: Expected): boolean =>
  data.getAttribute('Recipient') === acsUrl && (data.getAttribute('InResponseTo') || undefined) === requestId;

/**
 * Checks recipient and validity of an assertion whose signature and audience are verified already.
 * @throws OutsideError with the reason
 */
export const readAssertion = (xml: string, expected: Expected): Assertion => {
  const document = parse(xml);
  const [conditions] = all(document, 'Conditions');
  const confirmations = all(document, 'SubjectConfirmation')
    .filter((element) => element.getAttribute('Method') === BEARER)
    .flatMap((element) => all(element, 'SubjectConfirmationData'));
  const own = confirmations.filter((data) => isFor(data, expected));
  if (own.length === 0) throw wrong('The assertion is for another sign-in or another address.');
  const [valid] = own.filter((data) => isNow(data, expected));
  if (!valid || !isNow(conditions, expected)) throw wrong('The assertion expired, or is not valid yet.');
  const id = document.documentElement?.getAttribute('ID');
  if (!id) throw wrong('The assertion has no ID.');
  return { id, expiresAt: Math.max(timeOf(valid, 'NotOnOrAfter') ?? 0, timeOf(conditions, 'NotOnOrAfter') ?? 0) };
};
