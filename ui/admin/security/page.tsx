'use client';
import type { TabOf } from '@gatehouse/sdk/admin';
import * as flags from '@gatehouse/sdk/flags';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCapability } from '../../react/capability';
import { useVisibleTabs } from '../resource/appearance';
import type { PageProps } from '../resource/page-props';
import { SettingsPage } from '../resource/settings-page';
import { useRights } from '../resource/use-rights';
import { useAdminTexts } from '../texts';
import { DomainRestrictions } from './domain-restrictions';
import { IpRestrictions } from './ip-restrictions';
import { Policies } from './policies';
import { SessionLimits } from './session-limits';

type Tab = TabOf<'security'>;

/** A tab that the vendor has not switched on is not there. */
const flagOf: { readonly [Name in Tab]?: string } = {
  ipRestrictions: 'admin_portal_ip_restrictions',
  domainRestrictions: 'admin_portal_domain_restrictions',
};

const paths: Readonly<Record<Tab, string>> = {
  sessionManagement: 'sessions',
  generalSettings: 'general',
  ipRestrictions: 'ip-restrictions',
  domainRestrictions: 'domain-restrictions',
};

/** How users may get in and stay in. */
export default function SecurityPage({ page, title }: PageProps) {
  const texts = useAdminTexts('security');
  const may = useRights('security');
  const { data: known } = useQuery(useCapability(flags).all());
  const content: Readonly<Record<Tab, ReactNode>> = {
    sessionManagement: <SessionLimits mayWrite={may.write} />,
    generalSettings: <Policies mayWrite={may.write} />,
    ipRestrictions: <IpRestrictions />,
    domainRestrictions: <DomainRestrictions />,
  };
  const isOpen: Readonly<Record<Tab, boolean>> = {
    sessionManagement: true,
    generalSettings: true,
    ipRestrictions: may.readIps,
    domainRestrictions: may.readDomains,
  };
  const isOn = (tab: Tab) => {
    const flag = flagOf[tab];
    return isOpen[tab] && (flag === undefined || flags.isFlagOn(known, flag));
  };
  const tabs = useVisibleTabs('security')
    .filter(isOn)
    .map((tab) => ({ path: paths[tab], title: texts.tabs[tab], content: content[tab] }));
  return (
    <SettingsPage
      page={page}
      title={title}
      description={texts.text}
      tabs={tabs}
      isReadOnly={!may.write && !may.writeIps && !may.writeDomains}
    />
  );
}
