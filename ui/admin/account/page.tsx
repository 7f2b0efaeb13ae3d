'use client';
import type { TabOf } from '@gatehouse/sdk/admin';
import type { ReactNode } from 'react';
import { useSession } from '../../react/session';
import { useVisibleTabs } from '../archetypes/page/appearance';
import type { PageProps } from '../archetypes/page/page-props';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsPage } from '../archetypes/settings/settings-page';
import { useAdminTexts } from '../texts';
import { Company } from './company';
import { FormatSettings } from './format-settings';
import { LoginAddresses } from './login-addresses';
import { LoginLookSection } from './login-look-section';

type AccountTab = TabOf<'account'>;

const paths: Readonly<Record<AccountTab, string>> = { settings: 'settings', customLogin: 'login' };

/** Renders the account page: name, address, formats, and the account's own login. */
export default function AccountPage({ page, title }: PageProps) {
  const texts = useAdminTexts('account');
  const may = useRights('account');
  const session = useSession();
  const tenant = session.status === 'authenticated' ? session.tenants?.activeTenant : undefined;
  const visible = useVisibleTabs('account').filter(
    (tab) => tab !== 'customLogin' || tenant?.hasCustomLogin || may.writeLogin,
  );
  const content: Readonly<Record<AccountTab, ReactNode>> = {
    // Each section saves separately.
    settings: (
      <>
        <Company mayWrite={may.write} />
        <FormatSettings mayWrite={may.write} />
      </>
    ),
    customLogin: (
      <>
        <LoginAddresses mayWrite={may.write && may.writeLogin} alias={tenant?.alias ?? undefined} />
        <LoginLookSection mayWrite={may.writeLogin} />
      </>
    ),
  };
  return (
    <SettingsPage
      page={page}
      title={title}
      description={texts.text}
      tabs={visible.map((tab) => ({ path: paths[tab], title: texts.tabs[tab], content: content[tab] }))}
      isReadOnly={!may.write && !may.writeLogin}
    />
  );
}
