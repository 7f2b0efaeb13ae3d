import { type Identity, toIdentityError } from '@gatehouse/sdk';
import { contract as configurations } from '@gatehouse/sdk/contracts/configurations';
import { contract as metadata } from '@gatehouse/sdk/contracts/metadata';
import { contract as vendor } from '@gatehouse/sdk/contracts/vendor';
import { type LoginLook, readLoginLook } from '@gatehouse/sdk/login-look';
import { findCustomLogin } from '@gatehouse/sdk/sign-in';
import type { ThemeVariables } from '../kit/tokens';
import type { ApplicationInfo } from './application';

/** The colours of a look as theme variables. */
const variablesOf = ({ colors, radius }: LoginLook): ThemeVariables => ({
  ...(colors.primary && { primary: colors.primary }),
  ...(colors.onPrimary && { 'on-primary': colors.onPrimary }),
  ...(colors.surface && { surface: colors.surface }),
  ...(colors.text && { text: colors.text }),
  ...(radius && { radius }),
});

/** An address that a picture may be loaded from: https, the provider's own origin, or a picture in the address itself. */
const pictureAddress = (value: unknown, provider: URL): string | undefined => {
  if (typeof value !== 'string' || value === '') return undefined;
  if (/^data:image\//i.test(value)) return value;
  try {
    const url = new URL(value, provider);
    return url.protocol === 'https:' || url.origin === provider.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
};

/** Why this page cannot use the provider; undefined for failures that say nothing about that. */
const problemOf = (error: unknown, identity: Identity, provider: URL): ApplicationInfo['problem'] => {
  const { errorCode, errorContext } = toIdentityError(error);
  const page = identity.environment.page()?.origin;
  if (errorCode === 'origin-refused') return ({ common }) => common.originRefused(String(errorContext?.origin ?? page));
  // A refusal that a page may not read looks like a broken connection.
  if (errorCode !== 'network' || !page || page === provider.origin) return undefined;
  return ({ box }) => box.unreachable(provider.origin, page);
};

/** The account that the tenant resolver names; nothing when it names none. */
const readAccount = async (identity: Identity): Promise<Pick<ApplicationInfo, 'account' | 'unknownAlias'>> => {
  const alias = await identity.tenantAlias();
  if (!alias) return {};
  const login = await findCustomLogin(identity);
  return login?.tenantId ? { account: login.name } : { unknownAlias: alias };
};

/** Name and logo of the application as the provider knows them, or why it cannot be asked from this page. */
export const readApplication = async (identity: Identity): Promise<ApplicationInfo> => {
  const provider = identity.baseUrl('/');
  const [info, box, config, own] = await Promise.allSettled([
    identity.call(vendor).getPublicInfo(),
    identity.call(metadata).getAdminBox(),
    identity.call(configurations).getVendorConfig(),
    readAccount(identity),
  ]);
  if (info.status === 'rejected') return { problem: problemOf(info.reason, identity, provider) };
  const themes = box.status === 'fulfilled' ? box.value[0]?.configuration : undefined;
  const look = readLoginLook(themes ?? undefined);
  const { name, logo } = info.value;
  return {
    name: name || undefined,
    allowSignups: config.status === 'fulfilled' && config.value.allowSignups === true,
    logo: pictureAddress(look.logo, provider) ?? pictureAddress(logo, provider),
    variables: variablesOf(look),
    titles: look.titles,
    ...(own.status === 'fulfilled' && own.value),
  };
};
