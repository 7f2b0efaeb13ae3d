import { createHash } from 'node:crypto';
import { certificatesIn } from '@gatehouse/sdk/sso';
import type * as NodeSaml from '@node-saml/node-saml';
import type { ExternalProfile } from '../../db/rows/external-sign-ins';
import type { SsoConnectionRow } from '../../db/rows/sso';
import type { Provider } from '../../provider';
import { connectionForEmail, serviceProvider } from '../../rules/sso/sso-connections';
import { ExternalError, type ExternalProvider } from '../../sso/external-provider';
import { profileOf } from './profile';
import { type Assertion, emailsIn, isEncrypted, readAssertion, readResponse } from './saml-assertion';
import { claimsOf } from './saml-claims';
import { serviceProviderKey } from './saml-key';

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
    const found = isEncrypted(xml) ? db.ssoConnections.list() : named;
    return found.filter(
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
