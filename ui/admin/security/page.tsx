'use client';
import * as flags from '@gatehouse/sdk/flags';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useVisibleTabs } from '../archetypes/page/appearance';
import type { PageProps } from '../archetypes/page/page-props';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsPage } from '../archetypes/settings/settings-page';
import { useAdminTexts } from '../texts';
import { Overview } from './overview';
import { Policies } from './policies';
import { SessionLimits } from './session-limits';
import { type SecurityTab, tabPaths } from './tabs';

// Each of these tabs is as large as a page.
const DomainRestrictions = lazyPart(() => import('./domain-restrictions'));
const IpRestrictions = lazyPart(() => import('./ip-restrictions'));

/** Flags of tabs; a tab whose flag is off is not rendered. */
const flagOf: { readonly [Name in SecurityTab]?: string } = {
  overview: 'security-center-admin-portal-major-version',
  ipRestrictions: 'admin_portal_ip_restrictions',
  domainRestrictions: 'admin_portal_domain_restrictions',
};

/** Renders the security settings for sign-in and sessions. */
export default function SecurityPage({ page, title }: PageProps) {
  const texts = useAdminTexts('security');
  const may = useRights('security');
  const { data: flagValues, isPending } = useQuery(useCapability(flags).all());
  const isReadable: Readonly<Record<SecurityTab, boolean>> = {
    overview: may.read,
    sessionManagement: may.read,
    generalSettings: may.read,
    ipRestrictions: may.readIps,
    domainRestrictions: may.readDomains,
  };
  const isWritable: Readonly<Record<SecurityTab, boolean>> = {
    overview: may.write,
    sessionManagement: may.write,
    generalSettings: may.write,
    ipRestrictions: may.writeIps,
    domainRestrictions: may.writeDomains,
  };
  const isOn = (tab: SecurityTab) => {
    const flag = flagOf[tab];
    return isReadable[tab] && (flag === undefined || flags.isFlagOn(flagValues, flag));
  };
  const all: readonly SecurityTab[] = ['overview', ...useVisibleTabs('security')];
  // The first tab depends on the flags.
  const visible = isPending ? [] : all.filter(isOn);
  const content: Readonly<Record<SecurityTab, ReactNode>> = {
    overview: <Overview mayWrite={may.write} editable={visible.filter((tab) => isWritable[tab])} />,
    sessionManagement: <SessionLimits mayWrite={may.write} />,
    generalSettings: <Policies mayWrite={may.write} />,
    ipRestrictions: <IpRestrictions />,
    domainRestrictions: <DomainRestrictions />,
  };
  return (
    <SettingsPage
      page={page}
      title={title}
      description={texts.text}
      tabs={visible.map((tab) => ({ path: tabPaths[tab], title: texts.tabs[tab], content: content[tab] }))}
      isReadOnly={!may.write && !may.writeIps && !may.writeDomains}
    />
  );
}
