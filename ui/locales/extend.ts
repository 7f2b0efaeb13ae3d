import type { AdminTextLoaders, AdminTexts, FlowTexts, Texts } from './en';
import { admin as englishAdmin } from './en/admin';
import type { CheckoutTexts } from './en/checkout';

/** The same keys, of which any may be missing. */
type Partly<T> = T extends string | ((...args: never) => string) ? T : { readonly [Key in keyof T]?: Partly<T[Key]> };

/** Texts of a host: those that are missing stay as they are in the language that is extended. */
export interface OwnTexts extends Partly<Omit<Texts, 'language' | 'direction' | 'flows' | 'checkout' | 'admin'>> {
  /** Language of the result, a BCP 47 tag: dates, numbers and the `lang` attribute follow it. Default: as it was. */
  language?: string;
  /** Writing direction. Default: as it was. */
  direction?: 'ltr' | 'rtl';
  /** Texts of the login box, by flow. */
  flows?: Partly<FlowTexts>;
  checkout?: Partly<CheckoutTexts>;
  /** Texts of the administration: of its frame, and of each page. */
  admin?: Partly<AdminTexts>;
}

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fill = (base: object, own: object): object => {
  const filled = Object.entries(own).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const before: unknown = Reflect.get(base, key);
    return [[key, isBranch(before) && isBranch(value) ? fill(before, value) : value]];
  });
  return { ...base, ...Object.fromEntries(filled) };
};

/** Every key of `own` is one of `base` with the same type, which the compiler checks where texts are written. */
const extend = <T extends object>(base: T, own: Partly<NoInfer<T>> | undefined): T =>
  own ? (fill(base, own) as T) : base;

type Load<T> = () => Promise<{ texts: T }>;

const extendLoaded = <T extends object>(load: Load<T>, own: Partly<NoInfer<T>> | undefined): Load<T> =>
  own ? async () => ({ texts: extend((await load()).texts, own) }) : load;

const extendAdmin = (base: AdminTextLoaders, own: Partly<AdminTexts>): AdminTextLoaders => ({
  audits: extendLoaded(base.audits, own.audits),
  account: extendLoaded(base.account, own.account),
  accounts: extendLoaded(base.accounts, own.accounts),
  frame: extendLoaded(base.frame, own.frame),
  groups: extendLoaded(base.groups, own.groups),
  privacy: extendLoaded(base.privacy, own.privacy),
  profile: extendLoaded(base.profile, own.profile),
  provisioning: extendLoaded(base.provisioning, own.provisioning),
  reports: extendLoaded(base.reports, own.reports),
  roles: extendLoaded(base.roles, own.roles),
  security: extendLoaded(base.security, own.security),
  sso: extendLoaded(base.sso, own.sso),
  subscription: extendLoaded(base.subscription, own.subscription),
  tokens: extendLoaded(base.tokens, own.tokens),
  usage: extendLoaded(base.usage, own.usage),
  users: extendLoaded(base.users, own.users),
  webhooks: extendLoaded(base.webhooks, own.webhooks),
});

const englishFlows: Load<FlowTexts> = () => import('./en/login');

/**
 * Returns texts of a language of your own, or single texts of your own in one that exists. A key that does not exist does
 * not compile. Call it once, outside of components.
 *
 * @example
 * import { en } from '@gatehouse/ui/locales/en';
 *
 * export const dutch = extendTexts(en, {
 *   language: 'nl',
 *   common: { tryAgain: 'Opnieuw proberen' },
 *   flows: { login: { title: (application) => `Inloggen bij ${application}` } },
 * });
 */
export const extendTexts = (base: Texts, { language, direction, flows, checkout, admin, ...own }: OwnTexts): Texts => ({
  ...extend<Omit<Texts, 'language' | 'direction' | 'flows' | 'checkout' | 'admin'>>(base, own),
  language: language ?? base.language,
  direction: direction ?? base.direction,
  flows: flows ? extendLoaded(base.flows === 'english' ? englishFlows : base.flows, flows) : base.flows,
  checkout: extendLoaded(base.checkout, checkout),
  admin: admin ? extendAdmin(base.admin === 'english' ? englishAdmin : base.admin, admin) : base.admin,
});
