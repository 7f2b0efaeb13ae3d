import { ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import {
  accountNameIn,
  requireLengths,
  requireWebUrls,
  accountSettings as settings,
} from '../rules/members/account-settings';
import { anybody, type OperationsOf, operation, secure, user } from './operation';

interface Formats {
  dateFormat?: string | null | undefined;
  timeFormat?: string | null | undefined;
}

/** Parts of a date or time format, and the separators between them. */
const parts = /YYYY|YY|M{1,4}|dddd|D{1,2}|H{1,2}|h{1,2}|mm|ss|A/g;
const between = /^[ .,:/-]*$/;
const MAX_FORMAT_LENGTH = 32;

const isFormat = (text: string): boolean =>
  text === '' || (text.length <= MAX_FORMAT_LENGTH && /[A-Za-z]/.test(text) && between.test(text.replace(parts, '')));

/**
 * Formats are applied to every date on other users' screens. A stored format that another tool wrote is accepted as
 * long as it is unchanged.
 */
const requireFormats = (values: Formats, before: Formats): void => {
  for (const name of ['dateFormat', 'timeFormat'] as const) {
    const format = values[name];
    if (!format || format === before[name] || isFormat(format)) continue;
    throw new ProviderError(400, 'invalid-format', 'Use a format such as DD/MM/YYYY or HH:mm.', { context: { name } });
  }
};

export const accountSettings: OperationsOf<'accountSettings'> = {
  // Every member's dates have the account's formats, and `openApp` leads every member to its URL.
  get: operation(user, (call) => ({ website: null, ...settings.get(call) })),
  // The request replaces all settings except the name, which belongs to the account.
  update: operation(
    {
      permission: secure('write.accountSettings'),
      audit: 'Account settings changed',
      event: 'frontegg.tenant.updated',
    },
    (call, { name, tenantId: _, ...values }) => {
      const before = settings.get(call);
      const { website, loginUrl, applicationUrl } = values;
      requireWebUrls({ website, loginUrl, applicationUrl }, { ...before });
      requireFormats(values, before);
      requireLengths(values, before);
      const newName = name?.trim() && accountNameIn(name);
      const tenant = call.db.tenants.get(call.caller().tenantId);
      const saved = settings.save(call, values);
      if (tenant && newName) {
        audited(call, { name: newName });
        call.db.tenants.patch(tenant.id, { name: newName });
      }
      return saved;
    },
  ),
  getPublic: operation(anybody, ({ db, request }) => {
    const alias = request.headers.get('frontegg-login-alias');
    const tenant = alias ? db.tenants.first('alias', alias) : undefined;
    if (!tenant) return {};
    const { applicationUrl, loginUrl } = settings.read(db, tenant.id);
    return { tenantId: tenant.id, name: tenant.name, applicationUrl, loginUrl };
  }),
};
