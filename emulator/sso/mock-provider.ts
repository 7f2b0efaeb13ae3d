import { STYLESHEET } from '../console/developer-page';
import type { UserRow } from '../db/rows/accounts';
import { escapeHtml, messagePage, pageHeaders } from '../oauth/pages';
import type { Provider } from '../provider';
import { randomText, sha256 } from '../random';
import { applicationHome } from '../rules/mail/outbox';
import { ExternalError, type ExternalProvider, type ExternalTarget } from './external-provider';

/** Path of the mock service, below the prefix of the API. */
export const MOCK_PROVIDER = '/pretend/sign-in';
const PREFIX = '/frontegg';

/** Lifetime in milliseconds. */
const CODE_LIFETIME = 60_000;
/** Number of users to choose from. */
const OFFERED = 6;
const MAX_LENGTH = 200;

/** Creates the built-in mock of every service and identity provider, on which users choose who they are. */
export const createMockProvider = ({
  issuer,
  db,
  clock,
}: Pick<Provider, 'issuer' | 'db' | 'clock'>): ExternalProvider => ({
  begin: async (target, { state, returnTo }) => {
    const url = new URL(`${PREFIX}${MOCK_PROVIDER}`, issuer);
    const values = {
      kind: target.kind,
      // Not `name`: a field of the page, where the user enters their own.
      service: target.name,
      connection: target.connection?.id,
      state,
      return_to: returnTo,
    };
    for (const [name, value] of Object.entries(values)) if (value) url.searchParams.set(name, value);
    return { url };
  },
  read: async (_target, answer, { returnTo }) => {
    if (answer.has('error')) return undefined;
    const id = await sha256(answer.get('code') ?? '');
    const row = db.mockCodes.get(id);
    db.mockCodes.remove(id);
    if (row && row.returnTo === returnTo && row.expiresAt > clock.now()) return row.profile;
    throw new ExternalError('server_error', 'The code was used before, or took too long.');
  },
});

interface MockRequest extends Pick<ExternalTarget, 'name'> {
  state: string;
  returnTo: string;
  domains: readonly string[];
  groups: readonly string[];
}

/** Parses the query of the mock page; undefined when the response would go to another provider. */
const readRequest = ({ db, issuer }: Provider, values: URLSearchParams): MockRequest | undefined => {
  const get = (name: string) => values.get(name) ?? '';
  const returnTo = get('return_to');
  if (!URL.canParse(returnTo) || new URL(returnTo).origin !== issuer || get('state') === '') return undefined;
  const connectionId = get('connection');
  return {
    state: get('state'),
    returnTo,
    name: get('service').slice(0, MAX_LENGTH) || 'the service',
    domains: db.ssoDomains.by('connectionId', connectionId).map(({ domain }) => domain),
    groups: db.ssoGroups.by('connectionId', connectionId).map(({ group }) => group),
  };
};

const offeredUsers = ({ db }: Provider, { domains }: MockRequest): UserRow[] =>
  db.users
    .list()
    .filter(({ email, disabled }) => !disabled && (domains.length === 0 || domains.includes(email.split('@')[1] ?? '')))
    .slice(0, OFFERED);

/** The form redirects to the application's page: browsers check every redirect against `form-action`. */
const headersFor = ({ origins }: Provider, forms: readonly string[]): Record<string, string> => {
  const policy = pageHeaders['content-security-policy'] ?? '';
  const allowed = forms.filter((origin) => origins.isAllowed(origin)).join(' ');
  return {
    ...pageHeaders,
    'content-security-policy': policy.replace("form-action 'self'", `form-action 'self' ${allowed}`),
    'content-type': 'text/html; charset=utf-8',
    // Without a referrer a form's request would have no origin.
    'referrer-policy': 'same-origin',
  };
};

const notValid = ({ clients }: Provider) =>
  messagePage(
    400,
    'This sign-in link is not valid',
    'Go back to the application and start again.',
    applicationHome(clients, null),
  );

/** Renders the mock service: choose a user, enter another one, or cancel. */
export const mockProviderPage = (provider: Provider, search: URLSearchParams): Response => {
  const request = readRequest(provider, search);
  if (!request) return notValid(provider);
  const origins = provider.clients.flatMap((client) => client.origins);
  const hidden = [...search].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const form = (inner: string) => `<form method="post" class="card">${hidden.join('')}${inner}</form>`;
  const field = (name: string, label: string, more = '') =>
    `<label>${label} <input name="${name}" maxlength="${MAX_LENGTH}" autocomplete="off" ${more}></label>`;
  const groups = request.groups.map(
    (group) =>
      `<label class="switch"><input type="checkbox" name="group" value="${escapeHtml(group)}"> ${escapeHtml(group)}</label>`,
  );
  const listed = groups.length > 0 ? `<fieldset><legend>Groups</legend>${groups.join('')}</fieldset>` : '';
  const choice = ({ email, name }: UserRow) =>
    `<li><form method="post">${hidden.join('')}<input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="name" value="${escapeHtml(name)}"><button>Continue as ${escapeHtml(name)}</button></form><span class="about">${escapeHtml(email)}</span></li>`;
  const users = offeredUsers(provider, request).map(choice);
  const domain = request.domains[0] ?? 'example.test';
  const another = form(
    `${field('email', 'Email', `type="email" required placeholder="name@${escapeHtml(domain)}"`)}${field('name', 'Name')}${listed}<button>Continue</button>`,
  );
  const decline = `<form method="post">${hidden.join('')}<button name="decline" value="yes">Cancel</button></form>`;
  const title = `Sign in with ${request.name}`;
  const about = `A mock of the local provider. The real page of ${request.name} would ask who you are.`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${STYLESHEET}">`;
  const list = users.length > 0 ? `<ul class="rows">${users.join('')}</ul>` : '';
  const main = `<h1>${escapeHtml(title)}</h1><p class="about">${escapeHtml(about)}</p>${list}<h2>Another user</h2>${another}${decline}`;
  return new Response(
    `<!doctype html><html lang="en"><head>${head}</head><body><main class="narrow">${main}</main></body></html>`,
    {
      headers: headersFor(provider, origins),
    },
  );
};

/** Responds like the service: redirects with a code, or with a refusal. */
export const mockProviderResponse = async (provider: Provider, values: URLSearchParams): Promise<Response> => {
  const request = readRequest(provider, values);
  if (!request) return notValid(provider);
  const { db, clock } = provider;
  const back = new URL(request.returnTo);
  back.searchParams.set('state', request.state);
  const email = (values.get('email') ?? '').trim().toLowerCase().slice(0, MAX_LENGTH);
  if (values.has('decline') || email === '') {
    back.searchParams.set('error', 'access_denied');
  } else {
    const name = (values.get('name') ?? '').trim().slice(0, MAX_LENGTH) || (email.split('@')[0] ?? email);
    const code = randomText();
    for (const old of db.mockCodes.filter((row) => row.expiresAt <= clock.now())) db.mockCodes.remove(old.id);
    db.mockCodes.put({
      id: await sha256(code),
      profile: { email, name, groups: values.getAll('group') },
      returnTo: request.returnTo,
      expiresAt: clock.now() + CODE_LIFETIME,
    });
    back.searchParams.set('code', code);
  }
  return new Response(null, { status: 303, headers: { ...pageHeaders, location: back.href } });
};
