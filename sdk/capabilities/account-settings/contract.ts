import { get, put } from '../../core/contract';
import { type Infer, maybeText, object, optionalText } from '../../core/schema';

/** Maximum lengths of an account's fields in characters, shared by forms and provider. */
export const accountLimits = {
  name: { max: 100 },
  id: { max: 64 },
  address: { max: 500 },
  timezone: { max: 200 },
  currency: { max: 200 },
  /** Of the website and the URLs of the sign-in. */
  url: { max: 2000 },
  /** URL, or picture as a data URL. */
  logo: { max: 120_000 },
} as const;

/** The profile of an account and its formats for dates, times and money. */
export const AccountSettings = object({
  address: maybeText,
  timezone: maybeText,
  dateFormat: maybeText,
  timeFormat: maybeText,
  currency: maybeText,
  website: maybeText,
  /** URL of the logo. */
  logo: maybeText,
  applicationUrl: maybeText,
  loginUrl: maybeText,
});
export type AccountSettings = Infer<typeof AccountSettings>;

/** Settings that are readable without a session: the name of the account and the URL of its login page. */
export const PublicSettings = object({
  tenantId: optionalText,
  name: maybeText,
  applicationUrl: maybeText,
  loginUrl: maybeText,
});
export type PublicSettings = Infer<typeof PublicSettings>;

/** Fields of an update; fields that are left out keep their value. */
export const SettingsChanges = object({
  name: optionalText,
  tenantId: optionalText,
  address: optionalText,
  timezone: optionalText,
  dateFormat: optionalText,
  timeFormat: optionalText,
  currency: optionalText,
  website: optionalText,
  logo: optionalText,
  applicationUrl: optionalText,
  loginUrl: optionalText,
});
export type SettingsChanges = Infer<typeof SettingsChanges>;

const PATH = '/tenants/resources/account-settings/v1';

const calls = {
  get: get(PATH, { accountToken: true, output: AccountSettings }),
  update: put(PATH, { accountToken: true, input: SettingsChanges, output: AccountSettings }),
  /** The login alias identifies the account. */
  getPublic: get(`${PATH}/public`, {
    auth: 'none',
    recordedAs: 'LOAD_CUSTOM_LOGIN_ROUTES',
    output: PublicSettings,
  }),
};

/** Calls for the settings of an account. */
export type AccountSettingsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link AccountSettingsContract}. */
export const contract: AccountSettingsContract = calls;
