'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button';
import { Badge } from '../../kit/display/badge';
import { CopyField } from '../../kit/display/copy-field';
import { JsonView } from '../../kit/display/json-view';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { EntityDrawer, type EntityTab } from '../archetypes/drawer/entity-drawer';
import { useFormats } from '../archetypes/formats/formats';
import type { ListView } from '../archetypes/list/use-list-view';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { useEvents } from './use-events';
import { WebhookLog } from './webhook-log';
import { WebhookTest } from './webhook-test';

interface WebhookDrawerProps {
  view: Pick<ListView, 'open' | 'setOpen'>;
  ids: readonly string[];
  all: readonly connectivity.Webhook[] | undefined;
  onEdit: (webhook: connectivity.Webhook) => void;
}

/** Renders a webhook: settings, deliveries, and a test. */
export default function WebhookDrawer({ view, ids, all, onEdit }: WebhookDrawerProps) {
  const { webhooks: texts, ...page } = useAdminTexts('webhooks');
  const may = useRights('webhooks');
  const { webhook } = useCapability(connectivity);
  const tabs: (EntityTab<connectivity.Webhook> | false)[] = [
    { id: 'settings', title: texts.drawerTabs.settings, content: (webhook) => <Settings webhook={webhook} /> },
    may.readLogs && { id: 'log', title: texts.drawerTabs.log, content: (webhook) => <WebhookLog webhook={webhook} /> },
    may.write && { id: 'test', title: texts.drawerTabs.test, content: (webhook) => <WebhookTest webhook={webhook} /> },
  ];
  return (
    <EntityDrawer
      view={view}
      ids={ids}
      size="lg"
      query={webhook}
      placeholderData={(id) => all?.find((webhook) => webhook.id === id)}
      title={({ displayName }) => displayName}
      description={({ description }) => description || texts.noDescription}
      badges={({ isActive }) => <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? page.on : page.off}</Badge>}
      actions={(current) =>
        may.write && (
          <Button variant="ghost" size="icon-sm" aria-label={page.edit} onClick={() => onEdit(current)}>
            <Pencil aria-hidden />
          </Button>
        )
      }
      tabs={tabs}
    />
  );
}

const channels = ['webhook'] as const;

function Settings({ webhook }: { webhook: connectivity.Webhook }) {
  const { webhooks: texts, ...page } = useAdminTexts('webhooks');
  const { language } = useTexts();
  const { nameOf } = useEvents(channels);
  const formats = useFormats();
  const dateOf = (date: string | undefined) => (date ? formats.date(date) : '–');
  const { url, secret, eventKeys, payload, createdAt, updatedAt, invocations } = webhook;
  const fields = payload && Object.keys(payload).length > 0 ? payload : undefined;
  return (
    <div className="gh:grid gh:gap-5">
      <CopyField label={texts.address} value={url} />
      <dl className="gh:grid gh:gap-4 gh:text-sm gh:sm:grid-cols-2">
        <Detail title={texts.secret}>{secret === null ? texts.secretStates.none : texts.secretStates.set}</Detail>
        <Detail title={texts.calls}>{new Intl.NumberFormat(language).format(invocations ?? 0)}</Detail>
        <Detail title={texts.created}>{dateOf(createdAt)}</Detail>
        <Detail title={texts.updated}>{dateOf(updatedAt)}</Detail>
        <Detail title={page.events} wide>
          <ul className="gh:mt-1 gh:flex gh:flex-wrap gh:gap-1.5">
            {eventKeys.map((key) => (
              <li key={key}>
                <Badge>{nameOf(key)}</Badge>
              </li>
            ))}
          </ul>
        </Detail>
        {!fields && (
          <Detail title={texts.payload} wide>
            {texts.noPayload}
          </Detail>
        )}
      </dl>
      {fields && <JsonView label={texts.payload} value={fields} />}
    </div>
  );
}

function Detail({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'gh:grid gh:gap-1 gh:sm:col-span-2' : 'gh:grid gh:content-start gh:gap-1'}>
      <dt className="gh:text-subtle">{title}</dt>
      <dd className="gh:wrap-anywhere">{children}</dd>
    </div>
  );
}
