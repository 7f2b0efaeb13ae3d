import { Hono } from 'hono';
import type { Emulator } from '../emulator';
import { escapeHtml, messagePage } from '../oauth/pages';
import { policies, vendorPolicies } from '../rules/policies/policies';
import { buttonForm, developerPage, hiddenInputs, type Place } from './developer-page';

/** A form control for a value inside of an object, at a dotted `path`. */
type Field = { readonly path: string; readonly label: string } & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> }
);

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value);

const put = (value: unknown, [name = '', ...rest]: readonly string[], leaf: unknown): Record<string, unknown> => {
  const record = Object(value) as Record<string, unknown>;
  return { ...record, [name]: rest.length === 0 ? leaf : put(record[name], rest, leaf) };
};

const fieldHtml = (field: Field, value: unknown): string => {
  const [name, label, current] = [escapeHtml(field.path), escapeHtml(field.label), at(value, field.path)];
  if (field.kind === 'switch') {
    return `<label class="switch"><input type="checkbox" name="${name}"${current === true ? ' checked' : ''}> ${label}</label>`;
  }
  if (field.kind === 'number') {
    const text = typeof current === 'number' ? String(current) : '';
    return `<label>${label} <input type="number" name="${name}" min="${field.min}" max="${field.max}" step="1" required value="${text}"></label>`;
  }
  const options = Object.entries(field.options).map(
    ([option, text]) =>
      `<option value="${escapeHtml(option)}"${option === current ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  );
  return `<label>${label} <select name="${name}">${options.join('')}</select></label>`;
};

const read = (field: Field, form: URLSearchParams): unknown => {
  const input = form.get(field.path);
  if (field.kind === 'switch') return input !== null;
  if (field.kind === 'choice') return Object.keys(field.options).find((option) => option === input);
  const number = input === null || input.trim() === '' ? Number.NaN : Number(input);
  return Number.isInteger(number) && number >= field.min && number <= field.max ? number : undefined;
};

/** Merges a submitted form into the value it edits; returns a sentence about the first invalid field. */
const readFields = (fields: readonly Field[], form: URLSearchParams, before: unknown): object | string => {
  let value: object = Object(before);
  for (const field of fields) {
    const fieldValue = read(field, form);
    if (fieldValue === undefined) {
      const must = field.kind === 'number' ? `a whole number from ${field.min} to ${field.max}` : 'one of the list';
      return `"${field.label}" has to be ${must}.`;
    }
    value = put(value, field.path.split('.'), fieldValue);
  }
  return value;
};

interface PolicyForm {
  title: string;
  description: string;
  document: Pick<(typeof policies)[keyof typeof policies], 'idIn' | 'stored' | 'read'>;
  fields: readonly Field[];
  /** Returns the policy of accounts without one of their own, when it is not that of the document. */
  fallback?: (emulator: Emulator) => unknown;
}

const YEAR = 365 * 24 * 3600;
const allowOrBlock = (path: string, label: string): Field => ({
  path,
  label,
  kind: 'choice',
  options: { ALLOW: 'Allows only these', BLOCK: 'Blocks these' },
});
const toggle = (path: string, label: string): Field => ({ path, label, kind: 'switch' });

/** A form per policy of an account; a missing one does not compile. */
const policyForms: Readonly<Record<keyof typeof policies, PolicyForm>> = {
  mfa: {
    title: 'Second factor',
    description: 'Who has to set one up at the next sign-in.',
    document: policies.mfa,
    fields: [
      {
        path: 'enforceMFAType',
        label: 'Required for',
        kind: 'choice',
        options: { DontForce: 'Nobody', Force: 'Everybody', ForceExceptSAML: 'Everybody without SSO' },
      },
    ],
    fallback: () => vendorPolicies.mfa,
  },
  lockout: {
    title: 'Lockout',
    description: 'Consecutive wrong passwords before the user is locked.',
    document: policies.lockout,
    fields: [toggle('enabled', 'On'), { path: 'maxAttempts', label: 'Attempts', kind: 'number', min: 1, max: 100 }],
    fallback: ({ settings }) => vendorPolicies.lockout(settings),
  },
  passwordHistory: {
    title: 'Password history',
    description: 'Number of previous passwords that cannot be reused.',
    document: policies.passwordHistory,
    fields: [toggle('enabled', 'On'), { path: 'historySize', label: 'Passwords', kind: 'number', min: 1, max: 10 }],
    fallback: () => vendorPolicies.passwordHistory,
  },
  sessions: {
    title: 'Sessions',
    description: 'When sessions end, and how many a user may have.',
    document: policies.sessions,
    fields: [
      toggle('sessionIdleTimeoutConfiguration.isActive', 'End idle sessions'),
      {
        path: 'sessionIdleTimeoutConfiguration.timeout',
        label: 'Idle timeout in seconds',
        kind: 'number',
        min: 1,
        max: YEAR,
      },
      toggle('sessionTimeoutConfiguration.isActive', 'Limit the session lifetime'),
      { path: 'sessionTimeoutConfiguration.timeout', label: 'Lifetime in seconds', kind: 'number', min: 1, max: YEAR },
      toggle('sessionConcurrentConfiguration.isActive', 'Limit sessions per user'),
      { path: 'sessionConcurrentConfiguration.maxSessions', label: 'Sessions', kind: 'number', min: 1, max: 100 },
    ],
    fallback: () => ({
      sessionIdleTimeoutConfiguration: { isActive: false, timeout: 3600 },
      sessionTimeoutConfiguration: { isActive: false, timeout: 86_400 },
      sessionConcurrentConfiguration: { isActive: false, maxSessions: 5 },
    }),
  },
  ips: {
    title: 'IP addresses',
    description: 'Whether the account’s list allows or blocks.',
    document: policies.ips,
    fields: [toggle('isActive', 'On'), allowOrBlock('strategy', 'The list')],
  },
  domains: {
    title: 'Email domains',
    description: 'Email domains that may join the account.',
    document: policies.domains,
    fields: [
      toggle('active', 'On'),
      allowOrBlock('listType', 'The list'),
      toggle('blockPublicDomains', 'Block public domains'),
    ],
  },
  groups: {
    title: 'Groups',
    description: 'Whether groups are available and grant roles to their members.',
    document: policies.groups,
    fields: [toggle('enabled', 'On'), toggle('rolesEnabled', 'Groups grant roles')],
  },
};

/** Settings of the vendor, which apply to all accounts. */
const settingFields: readonly Field[] = [
  toggle('allowSignups', 'Users may sign up'),
  toggle('mailCodes', 'Invitation emails contain a code'),
  toggle('whiteLabelMode', 'Hide the provider’s branding'),
  toggle('passkeys', 'Sign-in with passkeys'),
  toggle('assistant', 'Assistant'),
  {
    path: 'authStrategy',
    label: 'First sign-in step',
    kind: 'choice',
    options: {
      EmailAndPassword: 'Email and password',
      MagicLink: 'Link by email',
      Code: 'Code by email',
      SmsCode: 'Code by text message',
      NoLocalAuthentication: 'SSO and social only',
    },
  },
  { path: 'maxFailures', label: 'Wrong passwords before a lockout', kind: 'number', min: 1, max: 100 },
];

const PATH = '/_emulator/policies';
const currentPolicy = (emulator: Emulator, tenantId: string, { document, fallback }: PolicyForm): object => ({
  ...Object(fallback?.(emulator)),
  ...Object(document.read(emulator.db, tenantId)),
});

const names = Object.keys(policyForms) as (keyof typeof policyForms)[];

interface PolicyFormHtml {
  title: string;
  hidden: Readonly<Record<string, string>>;
  fields: readonly Field[];
  value: unknown;
}

const formHtml = ({ title, hidden, fields, value }: PolicyFormHtml): string =>
  `<form method="post" action="${PATH}" class="card policy" aria-label="${escapeHtml(title)}">${hiddenInputs(hidden)}<div class="fields">${fields.map((field) => fieldHtml(field, value)).join('')}</div><button aria-label="Save: ${escapeHtml(title)}">Save</button></form>`;

const policyHtml = (emulator: Emulator, tenantId: string, name: keyof typeof policyForms): string => {
  const form = policyForms[name];
  const { title, description, document, fields } = form;
  const target = { tenant: tenantId, policy: name };
  const reset = document.stored(emulator.db, tenantId)
    ? buttonForm(PATH, { ...target, remove: 'yes' }, 'Use the default', { label: `Use the default: ${title}` })
    : '<span class="kind">Default</span>';
  const value = currentPolicy(emulator, tenantId, form);
  return `<li class="card"><div class="card-head"><h3>${escapeHtml(title)}</h3>${reset}</div><p class="about">${escapeHtml(description)}</p>${formHtml({ title, hidden: target, fields, value })}</li>`;
};

const policiesPage = (emulator: Emulator, places: readonly Place[], query: URLSearchParams): Response => {
  const { db, settings } = emulator;
  const tenants = db.tenants.list();
  const tenant = db.tenants.get(query.get('tenant') ?? '') ?? tenants[0];
  const options = tenants.map(
    ({ id, name }) =>
      `<option value="${escapeHtml(id)}"${id === tenant?.id ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  );
  const choose = `<form method="get" action="${PATH}" class="fields"><label>Account <select name="tenant">${options.join('')}</select></label><button>Show</button></form>`;
  const saved = query.has('saved') ? '<p class="card" role="status">Saved.</p>' : '';
  const provider = formHtml({
    title: 'All accounts',
    hidden: { tenant: tenant?.id ?? '', policy: 'settings' },
    fields: settingFields,
    value: settings,
  });
  const accountPolicies = tenant ? names.map((name) => policyHtml(emulator, tenant.id, name)).join('') : '';
  return developerPage({
    title: 'Policies',
    path: PATH,
    about: 'Sign-in and session policies, in force from the next call. Changes here are not in the audit log.',
    inner: `${saved}<h2>All accounts</h2>${provider}<h2>One account</h2>${choose}<ul class="cards policies">${accountPolicies}</ul>`,
    places,
    isStatic: true,
  });
};

/** Saves a submitted form; returns a sentence when it is invalid. */
const change = (emulator: Emulator, form: URLSearchParams): string | undefined => {
  const { db, settings } = emulator;
  const policy = form.get('policy') ?? '';
  if (policy === 'settings') {
    const value = readFields(settingFields, form, {});
    if (typeof value === 'string') return value;
    Object.assign(settings, value);
    return undefined;
  }
  const tenantId = form.get('tenant') ?? '';
  const name = names.find((candidate) => candidate === policy);
  if (!name || !db.tenants.get(tenantId)) return 'There is no such policy or account.';
  const { document, fields } = policyForms[name];
  const id = document.idIn(tenantId);
  if (form.has('remove')) {
    db.documents.remove(id);
    return undefined;
  }
  const value = readFields(fields, form, currentPolicy(emulator, tenantId, policyForms[name]));
  if (typeof value === 'string') return value;
  db.documents.put({ id, tenantId, value });
  return undefined;
};

/** Creates the page that shows and changes the policies of accounts without the permissions of a user. */
export const createPolicies = (emulator: Emulator, places: readonly Place[]): Hono => {
  const app = new Hono();
  app.get('/', (c) => policiesPage(emulator, places, new URL(c.req.url).searchParams));
  app.post('/', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const wrong = change(emulator, form);
    if (wrong !== undefined) return messagePage(400, 'Not saved', `${wrong} Go back and change it.`);
    return c.redirect(`${PATH}?${new URLSearchParams({ tenant: form.get('tenant') ?? '', saved: 'yes' })}`, 303);
  });
  return app;
};
