'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Power from 'lucide-react/icons/power';
import Trash2 from 'lucide-react/icons/trash';
import WebhookIcon from 'lucide-react/icons/webhook';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useToast } from '../../kit/feedback/toast';
import { CellText } from '../../kit/table/cell-text';
import type { RowAction } from '../../kit/table/table-columns';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useSubmit } from '../archetypes/form/use-submit';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { Tasks, useDialogs, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import type { WebhookTask } from './webhook-dialogs';

const byName = { id: 'name', desc: false };
const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).WebhookDialogs }));
const drawer = lazyPart(() => import('./webhook-drawer'));

/** Returns the variables for changing only some fields of a stored webhook, whose secret is kept. */
export const draftOf = ({
  _id,
  displayName,
  description,
  eventKeys,
  isActive,
  url,
  payload,
}: connectivity.Webhook) => ({
  _id,
  displayName,
  description: description ?? '',
  eventKeys,
  isActive,
  url,
  ...(payload && { payload }),
});

/** Renders the webhooks of the account with a drawer. */
export function WebhookList() {
  const { webhooks: texts, ...page } = useAdminTexts('webhooks');
  const kit = useKitTexts();
  const toaster = useToast();
  const may = useRights('webhooks');
  const kinds = useColumnKinds<connectivity.Webhook>();
  const view = useListView('webhooks', { pageSize: 20, sort: byName });
  const tasks = useTask<WebhookTask>();
  const { webhooks, saveWebhook } = useCapability(connectivity);
  const webhooksQuery = useQuery(webhooks());
  const save = useSubmit(saveWebhook());
  const WebhookDrawer = useDialogs(drawer, view.open !== undefined, () => view.setOpen(undefined));

  const columns = useMemo(
    () => [
      kinds.text('name', { header: texts.name, value: ({ displayName }) => displayName, fixed: true }),
      kinds.other('url', {
        header: texts.address,
        value: ({ url }) => url,
        cell: ({ url }) => (
          <span dir="ltr" className="gh:@sm:block gh:@sm:text-start">
            <CellText lines={1} className="gh:text-subtle">
              {url}
            </CellText>
          </span>
        ),
      }),
      kinds.count('events', { header: page.events, value: ({ eventKeys }) => eventKeys.length }),
      kinds.badge('state', {
        header: page.state,
        value: ({ isActive }) =>
          isActive ? { label: page.on, tone: 'success' } : { label: page.off, tone: 'neutral' },
      }),
      kinds.count('calls', { header: texts.calls, value: ({ invocations }) => invocations, secondary: true }),
      kinds.date('updated', {
        header: texts.updated,
        value: ({ updatedAt, createdAt }) => updatedAt ?? createdAt,
        secondary: true,
      }),
    ],
    [kinds, texts, page.events, page.state, page.on, page.off],
  );

  const toggle = async (webhook: connectivity.Webhook) => {
    const { displayName, isActive, secret } = webhook;
    try {
      // A provider that returns the secret requires it in an update; one that does not keeps it.
      await save({ ...draftOf(webhook), ...(secret !== undefined && { secret }), isActive: !isActive });
      toaster.success(isActive ? texts.switchedOff(displayName) : texts.switchedOn(displayName));
    } catch (thrown) {
      toaster.error(texts.switchFailed(displayName), kit.describeError(thrown));
    }
  };
  const actionsOf = (webhook: connectivity.Webhook): (RowAction | false)[] => [
    may.write && {
      label: page.edit,
      icon: <Pencil aria-hidden />,
      onSelect: () => tasks.start({ do: 'edit', webhook }),
    },
    may.write && {
      label: webhook.isActive ? page.switchOff : page.switchOn,
      icon: <Power aria-hidden />,
      onSelect: () => void toggle(webhook),
    },
    may.delete && {
      label: page.remove,
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      onSelect: () => tasks.start({ do: 'remove', webhook }),
    },
  ];

  return (
    <ListPage
      level="section"
      title={page.tabs.webhooks}
      source={webhooksQuery}
      view={view}
      columns={columns}
      action={
        may.write && (
          <Button onClick={() => tasks.start({ do: 'add' })}>
            <Plus aria-hidden />
            {texts.add}
          </Button>
        )
      }
      rowId={({ id }) => id}
      rowLabel={({ displayName }) => displayName}
      rowActions={actionsOf}
      opensRows
      search={texts.search}
      empty={{
        icon: <WebhookIcon />,
        title: texts.emptyTitle,
        text: may.write ? texts.empty : texts.emptyReadOnly,
      }}
    >
      {(ids) => (
        <>
          {WebhookDrawer && (
            <WebhookDrawer
              view={view}
              ids={ids}
              all={webhooksQuery.data}
              onEdit={(webhook) => tasks.start({ do: 'edit', webhook })}
            />
          )}
          <Tasks part={dialogs} of={tasks}>
            {(Dialogs, state) => <Dialogs {...state} />}
          </Tasks>
        </>
      )}
    </ListPage>
  );
}
