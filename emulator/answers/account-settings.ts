import { webUrl } from '@gatehouse/sdk/account-settings';
import { ProviderError } from '../errors';
import { accountSettings as settings } from '../rules/account-settings';
import { audited } from '../rules/audits';
import type { AnswersOf } from './answers-of';

/** A website is a link on other users' screens. */
const requireWebsite = (website: string | undefined): void => {
  if (!website || webUrl(website)) return;
  throw new ProviderError(400, 'invalid-website', 'Enter a website as an http or https address.', {
    context: { name: 'website' },
  });
};

export const accountSettings: AnswersOf<'accountSettings'> = {
  get: (call) => ({ website: null, ...settings.get(call) }),
  // What is sent replaces everything; the name is the account's own.
  update: (call, { name, tenantId: _, ...values }) => {
    requireWebsite(values.website);
    const tenant = call.db.tenants.get(call.caller().tenantId);
    const saved = settings.save(call, values);
    const newName = name?.trim();
    if (tenant && newName) {
      audited(call, { name: newName });
      call.db.tenants.patch(tenant.id, { name: newName });
    }
    return saved;
  },
  getPublic: ({ db, request }) => {
    const alias = request.headers.get('frontegg-login-alias');
    const tenant = alias ? db.tenants.one('alias', alias) : undefined;
    if (!tenant) return {};
    const { applicationUrl, loginUrl } = settings.read(db, tenant.id);
    return { tenantId: tenant.id, applicationUrl, loginUrl };
  },
};
