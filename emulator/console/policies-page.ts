import { Hono } from 'hono';
import type { Emulator } from '../emulator';
import { escapeHtml, messagePage } from '../oauth/pages';
import { developerPage, type Place } from './developer-page';
import { type Field, fieldHtml, readFields } from './form-fields';
import { policyForms, settingFields } from './policy-forms';

const PATH = '/_emulator/policies';
const names = Object.keys(policyForms) as (keyof typeof policyForms)[];

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const cardHtml = (
  title: string,
  about: string,
  form: { hidden: string; fields: readonly Field[]; value: unknown },
  more = '',
) =>
  `<li class="card"><div class="card-head"><h3>${escapeHtml(title)}</h3></div><p class="about">${escapeHtml(about)}</p><form method="post" action="${PATH}" class="fields" aria-label="${escapeHtml(title)}">${form.hidden}${form.fields.map((field) => fieldHtml(field, form.value)).join('')}<button aria-label="Save: ${escapeHtml(title)}">Save</button></form>${more}</li>`;

const policyHtml = (emulator: Emulator, tenantId: string, name: keyof typeof policyForms): string => {
  const { title, description, document, fields, fallback } = policyForms[name];
  const stored = document.stored(emulator.db, tenantId);
  const own = { tenant: tenantId, policy: name };
  const back = stored
    ? `<form method="post" action="${PATH}">${hidden({ ...own, remove: 'yes' })}<button aria-label="Use the default: ${escapeHtml(title)}">Use the default</button></form>`
    : '';
  const value = { ...Object(fallback(emulator)), ...Object(stored) };
  return cardHtml(
    title,
    `${description} ${stored ? 'Set by the account.' : 'Default.'}`,
    { hidden: hidden(own), fields, value },
    back,
  );
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
  const saved = query.has('saved') ? '<p class="card" role="status">Saved. It applies from the next call.</p>' : '';
  const vendor = cardHtml('All accounts', 'Settings of the provider, until it is reset.', {
    hidden: hidden({ tenant: tenant?.id ?? '', policy: 'settings' }),
    fields: settingFields,
    value: settings,
  });
  const own = tenant ? names.map((name) => policyHtml(emulator, tenant.id, name)).join('') : '';
  return developerPage({
    title: 'Policies',
    path: PATH,
    about: 'Sign-in and session policies of an account. Changes here are not in its audit log.',
    inner: `${saved}<h2>Provider</h2><ul class="cards">${vendor}</ul><h2>Account</h2>${choose}<ul class="cards">${own}</ul>`,
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
  const name = names.find((known) => known === policy);
  if (!name || !db.tenants.get(tenantId)) return 'There is no such policy or account.';
  const { document, fields, fallback } = policyForms[name];
  const id = document.idIn(tenantId);
  if (form.has('remove')) {
    db.documents.remove(id);
    return undefined;
  }
  const value = readFields(fields, form, document.stored(db, tenantId) ?? fallback(emulator));
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
