import { createHash } from 'node:crypto';
import { certificatesIn } from '@gatehouse/sdk/sso';
import type * as NodeSaml from '@node-saml/node-saml';
import { DOMParser, type Document, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import type { ExternalProfile } from '../../db/rows/external-sign-ins';
import type { SsoConnectionRow } from '../../db/rows/sso';
import type { Provider } from '../../provider';
import { connectionForEmail, serviceProvider } from '../../rules/sso/sso-connections';
import { ExternalError, type ExternalProvider } from '../../sso/external-provider';
import { profileOf } from './profile';
import { createKeyPair, type KeyPair } from './self-signed';

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

interface AssertedClaims {
  nameID: string;
  attributes?: unknown;
}

/** Returns the claims of a verified assertion; its name stands for an email address that no attribute has. */
export const claimsOf = ({ nameID, attributes }: AssertedClaims): Record<string, unknown> => {
  const byName = new Map(Object.entries(Object(attributes)).map(([name, value]) => [name.toLowerCase(), value]));
  const value = (attributeNames: readonly string[]) =>
    attributeNames.map((name) => byName.get(name)).find((candidate) => candidate !== undefined);
  const claims = Object.fromEntries(
    Object.entries(names).map(([claim, attributeNames]) => [claim, value(attributeNames)]),
  );
  return { ...claims, email: [claims.email, nameID].flat() };
};

const SETTING = 'saml-key';

/** Returns the key that signs requests. It is created on first use and stored in the database. */
const serviceProviderKey = ({ db, issuer }: Pick<Provider, 'db' | 'issuer'>): KeyPair => {
  const row = db.settings.get(SETTING);
  // The database holds what was stored below.
  if (row) return JSON.parse(row.value) as KeyPair;
  const pair = createKeyPair(new URL(issuer).host, Date.now());
  db.settings.put({ id: SETTING, value: JSON.stringify(pair) });
  return pair;
};

const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** A verified assertion, stored against replay. */
interface Assertion {
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
 * @throws ExternalError for one with a DOCTYPE, which no response needs and some parsers resolve
 */
const readResponse = (base64: string): string => {
  const xml = Buffer.from(base64, 'base64').toString('utf8');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw wrong('The response has a DOCTYPE.');
  return xml;
};

/** Returns the email addresses in a response, unverified. */
const emailsIn = (xml: string): string[] => {
  const document = parse(xml);
  return [...all(document, 'NameID'), ...all(document, 'AttributeValue')]
    .map((element) => element.textContent?.trim() ?? '')
    .filter((text) => /^[^\s@]+@[^\s@]+$/.test(text));
};

const isEncrypted = (xml: string): boolean => all(parse(xml), 'EncryptedAssertion').length > 0;

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
 * @throws ExternalError with the reason
 */
const readAssertion = (xml: string, expected: Expected): Assertion => {
  const document = parse(xml);
  const [conditions] = all(document, 'Conditions');
  const confirmations = all(document, 'SubjectConfirmation')
    .filter((element) => element.getAttribute('Method') === BEARER)
    .flatMap((element) => all(element, 'SubjectConfirmationData'));
  const matching = confirmations.filter((data) => isFor(data, expected));
  if (matching.length === 0) throw wrong('The assertion is for another sign-in or another address.');
  const [valid] = matching.filter((data) => isNow(data, expected));
  if (!valid || !isNow(conditions, expected)) throw wrong('The assertion expired, or is not valid yet.');
  const id = document.documentElement?.getAttribute('ID');
  if (!id) throw wrong('The assertion has no ID.');
  return { id, expiresAt: Math.max(timeOf(valid, 'NotOnOrAfter') ?? 0, timeOf(conditions, 'NotOnOrAfter') ?? 0) };
};

type Library = typeof NodeSaml;
type Parts = Pick<Provider, 'issuer' | 'db' | 'clock'>;

/** Loaded with the first sign-in that needs it. */
const load = (): Promise<Library> => import('@node-saml/node-saml');

/** Tolerated clock skew of an identity provider, in milliseconds. */
const CLOCK_SKEW = 60_000;

const refused = (name: string, cause: unknown): ExternalError => {
  if (cause instanceof ExternalError) return cause;
  const reason = cause instanceof Error ? cause.message : 'unknown reason';
  return new ExternalError('server_error', `The response of ${name} was refused: ${reason}.`, { cause });
};

/** Creates a SAML service provider; assertions must be signed and are accepted once. */
export const createSamlClient = (provider: Parts): ExternalProvider => {
  const { issuer, db, clock } = provider;
  const { acsUrl, spEntityId } = serviceProvider(issuer);

  const samlFor = ({ SAML, ValidateInResponseTo }: Library, connection: SsoConnectionRow, requestId?: string) => {
    const { privateKey } = serviceProviderKey(provider);
    return new SAML({
      idpCert: certificatesIn(connection.publicCertificate),
      entryPoint: connection.ssoEndpoint,
      issuer: spEntityId,
      audience: spEntityId,
      callbackUrl: acsUrl,
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      acceptedClockSkewMs: CLOCK_SKEW,
      validateInResponseTo: requestId === undefined ? ValidateInResponseTo.never : ValidateInResponseTo.always,
      ...(requestId !== undefined && { generateUniqueId: () => requestId }),
      // Identity providers that encrypt take the certificate from our metadata.
      decryptionPvk: privateKey,
      ...(connection.signRequest && { privateKey }),
      // The pending sign-in stores the id of its request.
      cacheProvider: {
        saveAsync: async () => null,
        getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
        removeAsync: async () => null,
      },
    });
  };

  const verify = async (
    connection: SsoConnectionRow,
    response: string,
    requestId?: string,
  ): Promise<{ profile: ExternalProfile; assertion: Assertion }> => {
    readResponse(response);
    const library = await load();
    const saml = samlFor(library, connection, requestId);
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
    const verified = profile?.getAssertionXml?.();
    if (!profile || verified === undefined) throw new ExternalError('server_error', 'The response has no assertion.');
    const assertion = readAssertion(verified, { acsUrl, requestId, now: clock.now(), skew: CLOCK_SKEW });
    return { profile: profileOf(claimsOf(profile), { mustBeVerified: false }), assertion };
  };

  const refuseUsed = (connection: SsoConnectionRow, { id, expiresAt }: Assertion): void => {
    const used = createHash('sha256').update(`${connection.id} ${id}`).digest('base64url');
    if (db.usedAssertions.get(used)) throw new ExternalError('server_error', 'The assertion was used before.');
    db.usedAssertions.put({ id: used, expiresAt: expiresAt + CLOCK_SKEW });
  };

  /** Connections that a response may belong to; only the signature of its connection then makes it trusted. */
  const connectionsOf = (response: string): SsoConnectionRow[] => {
    const xml = readResponse(response);
    const named = emailsIn(xml).flatMap((email) => connectionForEmail(db, email) ?? []);
    // An encrypted assertion has no readable email address: only the signature identifies the connection.
    const connections = isEncrypted(xml) ? db.ssoConnections.list() : named;
    return connections.filter(
      ({ enabled, type, publicCertificate }) => enabled && type !== 'oidc' && publicCertificate !== '',
    );
  };

  return {
    begin: async ({ connection, name }, { state }) => {
      if (!connection) throw new ExternalError('server_error', `${name} does not speak SAML.`);
      const requestId = `_${crypto.randomUUID()}`;
      try {
        const saml = samlFor(await load(), connection, requestId);
        return { url: new URL(await saml.getAuthorizeUrlAsync(state, undefined, {})), secrets: { requestId } };
      } catch (error) {
        throw new ExternalError('server_error', `The values of ${name} cannot be used.`, { cause: error });
      }
    },

    read: async ({ connection, name }, response, { secrets }) => {
      if (!connection) throw new ExternalError('server_error', `${name} does not speak SAML.`);
      try {
        const { profile, assertion } = await verify(connection, response.get('SAMLResponse') ?? '', secrets.requestId);
        refuseUsed(connection, assertion);
        return profile;
      } catch (error) {
        const { SamlStatusError } = await load();
        if (error instanceof SamlStatusError && /:(?:AuthnFailed|RequestDenied)"/.test(error.xmlStatus))
          return undefined;
        throw refused(name, error);
      }
    },

    readUnsolicited: async (answer) => {
      const response = answer.get('SAMLResponse') ?? '';
      const candidates = connectionsOf(response);
      for (const [at, connection] of candidates.entries()) {
        try {
          const { profile, assertion } = await verify(connection, response);
          refuseUsed(connection, assertion);
          return { connection, profile };
        } catch (error) {
          if (at === candidates.length - 1) throw refused(new URL(connection.ssoEndpoint).host, error);
        }
      }
      return undefined;
    },

    metadata: async () => {
      const { generateServiceProviderMetadata } = await load();
      const { certificate, privateKey } = serviceProviderKey(provider);
      const metadata = generateServiceProviderMetadata({
        issuer: spEntityId,
        callbackUrl: acsUrl,
        wantAssertionsSigned: true,
        publicCerts: certificate,
        decryptionPvk: privateKey,
        decryptionCert: certificate,
        privateKey,
        identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      });
      // Each connection decides whether its requests are signed.
      return metadata.replace(' AuthnRequestsSigned="true"', '');
    },
  };
};
