/** `samlify` as an identity provider on a loopback port, in its own process; ends with its parent process. */
import { createServer } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import samlify from 'samlify';
import { createKeyPair } from '../../../emulator/node/external/self-signed';
import { escapeHtml } from '../../../emulator/oauth/pages';

/** Options of the process, as JSON. */
export interface SamlOrder {
  /** URL of the local provider. */
  provider: string;
}

/** Message of the process to its parent. */
export interface SamlReady {
  address: string;
  /** Metadata as uploaded by an administrator. */
  metadata: string;
}

/** Milliseconds. */
const LIFETIME = 5 * 60_000;
const EMAIL = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings';

const { IdentityProvider, SamlLib, ServiceProvider } = samlify;
const { provider } = JSON.parse(process.argv[2] ?? '') as SamlOrder;
const acs = `${provider}/auth/saml/callback`;

const server = createServer();
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const bound = server.address();
const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;

const text = (name: string) => ({
  name,
  valueTag: name,
  nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  valueXsiType: 'xs:string',
});
// It logs a warning that it has no logout URL.
console.warn = () => {};
const keys = createKeyPair('idp.corp.test', Date.now());
const template = SamlLib.defaultLoginResponseTemplate.context;
const idpWith = (context: string, more = {}) =>
  IdentityProvider({
    ...more,
    entityID: `${address}/metadata`,
    privateKey: keys.privateKey,
    signingCert: keys.certificate,
    nameIDFormat: [EMAIL],
    singleSignOnService: [{ Binding: `${BINDING}:HTTP-Redirect`, Location: `${address}/sso` }],
    loginResponseTemplate: { context, attributes: [text('name'), text('groups')] },
  });
const spWith = (more = {}) =>
  ServiceProvider({
    ...more,
    entityID: provider,
    wantAssertionsSigned: true,
    assertionConsumerService: [{ Binding: `${BINDING}:HTTP-POST`, Location: acs }],
  });
const encrypting = {
  isAssertionEncrypted: true,
  dataEncryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
};
const requested = idpWith(template);
/** For IdP-initiated sign-in. */
const withoutRequest = template.replaceAll(' InResponseTo="{InResponseTo}"', '');
const unsolicited = idpWith(withoutRequest);

/** The request id that the browser sent. */
const requestOf = (encoded: string | null): string | undefined => {
  if (!encoded) return undefined;
  const xml = inflateRawSync(Buffer.from(encoded, 'base64')).toString();
  return / ID="([^"]+)"/.exec(xml)?.[1];
};

/** Returns a signed response; a form may replace the audience, and contain a certificate for encryption. */
const respond = async (form: URLSearchParams): Promise<string> => {
  const id = requestOf(form.get('SAMLRequest'));
  const email = form.get('email') ?? '';
  const now = new Date();
  const end = new Date(now.getTime() + LIFETIME).toISOString();
  const values = {
    ID: `_${crypto.randomUUID()}`,
    AssertionID: `_${crypto.randomUUID()}`,
    Destination: acs,
    Audience: form.get('audience') ?? provider,
    SubjectRecipient: acs,
    Issuer: `${address}/metadata`,
    IssueInstant: now.toISOString(),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: now.toISOString(),
    ConditionsNotOnOrAfter: end,
    SubjectConfirmationDataNotOnOrAfter: end,
    NameIDFormat: EMAIL,
    NameID: email,
    InResponseTo: id ?? '',
    AuthnStatement: '',
    attrName: (email.split('@')[0] ?? '').replace(/^./, (first) => first.toUpperCase()),
    attrGroups: 'Research leads',
  };
  const fill = (context: string) => ({ id: values.ID, context: SamlLib.replaceTagsByValue(context, values) });
  const request = { extract: { request: { id: id ?? '' } } };
  const encryptCert = form.get('encryptFor');
  const plain = id ? requested : unsolicited;
  const idp = encryptCert ? idpWith(id ? template : withoutRequest, encrypting) : plain;
  const sp = spWith(encryptCert ? { encryptCert } : {});
  const { context } = await idp.createLoginResponse(sp, request, 'post', { email }, { customTagReplacement: fill });
  return context;
};

const page = (title: string, action: string, fields: Record<string, string>, inner: string) => {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const form = `<form method="post" action="${action}">${hidden.join('')}${inner}</form>`;
  return `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${form}</html>`;
};

/** Sign-in page, then a button that submits the response; without a request the sign-in is IdP-initiated. */
const handle = async (path: string, given: URLSearchParams, isForm: boolean): Promise<string> => {
  const carried = Object.fromEntries(given);
  if (path === '/metadata') return requested.getMetadata();
  if (!isForm) {
    return page('Corp sign-in', '/sso', carried, '<label>Login <input name="email"></label><button>Log in</button>');
  }
  const fields = { SAMLResponse: await respond(given), RelayState: given.get('RelayState') ?? '' };
  return page('Signed in at Corp', acs, fields, '<button>Go on</button>');
};

server.on('request', (request, response) => {
  const url = new URL(request.url ?? '/', address);
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => void parts.push(part));
  request.on('end', () => {
    const isForm = request.method === 'POST';
    const given = isForm ? new URLSearchParams(Buffer.concat(parts).toString()) : url.searchParams;
    handle(url.pathname, given, isForm).then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});

process.on('disconnect', () => process.exit());
// The parent process may have ended before this listener was added.
if (!process.connected) process.exit();
process.send?.({ address, metadata: requested.getMetadata() } satisfies SamlReady);
