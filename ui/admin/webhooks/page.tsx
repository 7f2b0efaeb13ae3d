'use client';
import { isReadOnly } from '@gatehouse/sdk/admin/rights';
import type { ReactNode } from 'react';
import type { PageProps } from '../archetypes/page/page-props';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsPage } from '../archetypes/settings/settings-page';
import { useAdminTexts } from '../texts';
import { tabOf, useReadableChannels } from './channels';
import { Overview } from './overview';
import { Recipients } from './recipients';
import { Slack } from './slack';
import { WebhookList } from './webhook-list';

/** Renders the notification settings: systems and users that receive the account's events. */
export default function WebhooksPage({ page, title }: PageProps) {
  const texts = useAdminTexts('webhooks');
  const may = useRights('webhooks');
  const channels = useReadableChannels();
  const content: Readonly<Record<(typeof channels)[number], ReactNode>> = {
    webhook: <WebhookList />,
    slack: <Slack />,
    email: <Recipients channel="email" />,
    sms: <Recipients channel="sms" />,
  };
  return (
    <SettingsPage
      wide
      page={page}
      title={title}
      description={texts.text}
      isReadOnly={isReadOnly(may)}
      tabs={[
        { path: 'overview', title: texts.tabs.overview, content: <Overview channels={channels} /> },
        ...channels.map((channel) => ({
          path: tabOf[channel],
          title: texts.tabs[tabOf[channel]],
          content: content[channel],
        })),
      ]}
    />
  );
}
