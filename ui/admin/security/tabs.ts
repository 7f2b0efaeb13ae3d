import type { TabOf } from '@gatehouse/sdk/admin';

/** A tab of the security page. */
export type SecurityTab = 'overview' | TabOf<'security'>;

/** Last path segment of each tab. */
export const tabPaths: Readonly<Record<SecurityTab, string>> = {
  overview: 'overview',
  sessionManagement: 'sessions',
  generalSettings: 'general',
  ipRestrictions: 'ip-restrictions',
  domainRestrictions: 'domain-restrictions',
};
