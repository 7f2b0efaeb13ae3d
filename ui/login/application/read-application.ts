import { type Identity, toIdentityError } from '@gatehouse/sdk';
import { contract as accountSettings } from '@gatehouse/sdk/contracts/account-settings';
import { contract as configurations } from '@gatehouse/sdk/contracts/configurations';
import { contract as metadata } from '@gatehouse/sdk/contracts/metadata';
import { contract as vendor } from '@gatehouse/sdk/contracts/vendor';
import { inScheme, readLoginLook, readVendorLook, type VendorLook } from '@gatehouse/sdk/login-look';
import type { ApplicationInfo } from './application';
import { readableColors } from './readable-colors';
import { retextBy } from './vendor-texts';

/** Returns the value if it is an https URL or belongs to the provider's origin. */
const webAddress = (value: unknown, provider: URL): string | undefined => {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    const url = new URL(value, provider);
    return url.protocol === 'https:' || url.origin === provider.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the value if it is an image URL, including data URLs. */
const pictureAddress = (value: unknown, provider: URL): string | undefined =>
  typeof value === 'string' && /^data:image\//i.test(value) ? value : webAddress(value, provider);

/** Returns the vendor's links, pictures and layout. */
const vendorSettings = (
  look: VendorLook,
  provider: URL,
): Pick<ApplicationInfo, 'layout' | 'links' | 'page' | 'retext'> => {
  const picture = look.arrangement === 'split' ? pictureAddress(look.picture, provider) : undefined;
  const terms = webAddress(look.links.terms, provider);
  const privacy = webAddress(look.links.privacy, provider);
  return {
    layout: { social: look.social, socialOrder: look.socialOrder },
    ...((terms ?? privacy) && { links: { terms, privacy } }),
    ...(picture && { page: { picture } }),
    ...(Object.keys(look.texts).length > 0 && { retext: retextBy(look.texts) }),
  };
};

/** Returns the reason why this page cannot use the provider; undefined for unrelated errors. */
const problemOf = (error: unknown, identity: Identity, provider: URL): ApplicationInfo['problem'] => {
  const { errorCode, errorContext } = toIdentityError(error);
  const page = identity.environment.page()?.origin;
  if (errorCode === 'origin-refused') return ({ common }) => common.originRefused(String(errorContext?.origin ?? page));
  // A response blocked by CORS is indistinguishable from a network error.
  if (errorCode !== 'network' || !page || page === provider.origin) return undefined;
  return ({ box }) => box.unreachable(provider.origin, page);
};

/** Returns the account found by the tenant resolver, or undefined. */
const readAccount = async (identity: Identity): Promise<Pick<ApplicationInfo, 'account' | 'unknownAlias'>> => {
  const alias = await identity.tenantAlias();
  if (!alias) return {};
  const { tenantId, name } = await identity.call(accountSettings).getPublic();
  return tenantId ? { account: name ?? undefined } : { unknownAlias: alias };
};

/**
 * Returns name, logo and colors of the application from the provider, or the reason why this page cannot use it.
 * `scheme` is the color scheme of the device; by default the vendor's light colors are read.
 */
export const readApplication = async (identity: Identity, scheme?: 'light' | 'dark'): Promise<ApplicationInfo> => {
  const provider = identity.baseUrl('/');
  const [info, box, config, account] = await Promise.allSettled([
    identity.call(vendor).getPublicInfo(),
    identity.call(metadata).getAdminBox(),
    identity.call(configurations).getVendorConfig(),
    readAccount(identity),
  ]);
  if (info.status === 'rejected') return { isRead: true, problem: problemOf(info.reason, identity, provider) };
  const stored = box.status === 'fulfilled' ? box.value[0]?.configuration : undefined;
  const themes = inScheme(stored ?? undefined, scheme);
  const look = readLoginLook(themes);
  const vendorLook = readVendorLook(themes);
  const { variables, theme, background } = readableColors({ ...look.colors, background: vendorLook.background });
  const arrangement = vendorSettings(vendorLook, provider);
  const { name, logo, whiteLabelMode } = info.value;
  return {
    isRead: true,
    name: name || undefined,
    ...(whiteLabelMode && { whiteLabel: true }),
    takesPassword: config.status === 'fulfilled' && config.value.authStrategy === 'EmailAndPassword',
    allowSignups: config.status === 'fulfilled' && config.value.allowSignups === true,
    logo: pictureAddress(look.logo, provider) ?? pictureAddress(logo, provider),
    variables: { ...variables, ...(look.radius && { radius: look.radius }) },
    theme,
    titles: look.titles,
    ...arrangement,
    page: { ...arrangement.page, background },
    ...(account.status === 'fulfilled' && account.value),
  };
};
