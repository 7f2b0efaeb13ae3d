'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import { useQuery } from '@tanstack/react-query';
import Hash from 'lucide-react/icons/hash';
import Pencil from 'lucide-react/icons/pencil';
import Plug from 'lucide-react/icons/plug';
import Plus from 'lucide-react/icons/plus';
import Power from 'lucide-react/icons/power';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { useToast } from '../../kit/feedback/toast';
import type { RowAction } from '../../kit/table/table-columns';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { lazyPart } from '../../react/lazy-part';
import { useConfirmation } from '../archetypes/form/use-confirmation';
import { useSubmit } from '../archetypes/form/use-submit';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { connectSlack, takeSlackResponse } from './slack-connection';
import type { SlackTask } from './slack-dialogs';
import { useEvents } from './use-events';

const channels = ['slack'] as const;
const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).SlackDialogs }));

/** Renders the events that are posted to Slack channels. */
export function Slack() {
  const { slack: texts } = useAdminTexts('webhooks');
  const page = useAdminTexts('webhooks');
  const kit = useKitTexts();
  const toaster = useToast();
  const may = useRights('webhooks');
  const kinds = useColumnKinds<connectivity.SlackSubscription>();
  const view = useListView('webhooks', { pageSize: 20 });
  const tasks = useTask<SlackTask>();
  const { ask, dialog } = useConfirmation();
  const { slackSubscriptions, slackSubscription, slackChannels, saveSlack } = useCapability(connectivity);
  const subscriptionsQuery = useQuery(slackSubscriptions());
  const workspace = useQuery(slackChannels());
  const save = useSubmit(saveSlack());
  const { nameOf } = useEvents(channels);
  const connect = useConnection();

  const names = useMemo(() => new Map(workspace.data?.map(({ id, name }) => [id, name ?? id])), [workspace.data]);
  const columns = useMemo(() => {
    const channelNames = ({ slackEvents }: connectivity.SlackSubscription) => [
      ...new Set(slackEvents.flatMap(({ channelIds }) => channelIds.map((id) => `#${names.get(id) ?? id}`))),
    ];
    return [
      kinds.text('events', {
        header: page.events,
        value: ({ slackEvents }) => slackEvents.map(({ eventKey }) => nameOf(eventKey)).join(', '),
        fixed: true,
      }),
      kinds.names('channels', { header: texts.channels, value: channelNames }),
      kinds.badge('state', {
        header: page.state,
        value: ({ isActive }) =>
          isActive ? { label: page.on, tone: 'success' } : { label: page.off, tone: 'neutral' },
      }),
    ];
  }, [kinds, names, nameOf, texts.channels, page.events, page.state, page.on, page.off]);

  const labelOf = ({ slackEvents }: connectivity.SlackSubscription) =>
    slackEvents.map(({ eventKey }) => nameOf(eventKey)).join(', ');
  const toggle = async (subscription: connectivity.SlackSubscription) => {
    try {
      // The row may be older than a save by another administrator.
      const now = await slackSubscription(subscription.id ?? '').queryFn({});
      await save({ before: [now], after: [{ ...now, isActive: !subscription.isActive }] });
      toaster.success(texts.saved);
    } catch (thrown) {
      toaster.error(kit.describeError(thrown));
    }
  };
  const actionsOf = (subscription: connectivity.SlackSubscription): (RowAction | false)[] => [
    may.writeSlack && {
      label: page.edit,
      icon: <Pencil aria-hidden />,
      onSelect: () => tasks.start({ do: 'edit', subscription }),
    },
    may.writeSlack && {
      label: subscription.isActive ? page.switchOff : page.switchOn,
      icon: <Power aria-hidden />,
      onSelect: () => void toggle(subscription),
    },
    may.deleteSlack && {
      label: page.remove,
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      onSelect: () => tasks.start({ do: 'remove', subscription, label: labelOf(subscription) }),
    },
  ];

  // Without channels no workspace is connected, so nothing can be posted.
  if (workspace.data?.length === 0 && subscriptionsQuery.data?.length === 0) {
    return (
      <EmptyState
        icon={<Plug />}
        title={texts.connectTitle}
        description={may.registerSlack ? texts.connectText : texts.connectReadOnly}
        action={may.registerSlack && <Button onClick={connect}>{texts.connect}</Button>}
      />
    );
  }
  const reconnect = async () => {
    const confirmation = { title: texts.reconnectTitle, text: texts.reconnectText, confirm: texts.reconnect };
    if (await ask(confirmation)) connect();
  };
  return (
    <ListPage
      level="section"
      title={texts.title}
      source={{
        data: workspace.data || workspace.error ? subscriptionsQuery.data : undefined,
        error: subscriptionsQuery.error,
        refetch: subscriptionsQuery.refetch,
      }}
      view={view}
      columns={columns}
      search={false}
      action={
        <>
          {may.registerSlack && (
            <Button variant="secondary" onClick={() => void reconnect()}>
              {texts.reconnect}
            </Button>
          )}
          {may.writeSlack && (
            <Button onClick={() => tasks.start({ do: 'add' })}>
              <Plus aria-hidden />
              {texts.add}
            </Button>
          )}
        </>
      }
      rowId={({ id = '' }) => id}
      rowLabel={labelOf}
      rowActions={actionsOf}
      empty={{ icon: <Hash />, title: texts.emptyTitle, text: may.writeSlack ? texts.empty : texts.emptyReadOnly }}
    >
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} workspace={workspace.data ?? []} />}
      </Tasks>
      {dialog}
    </ListPage>
  );
}

/** Redirects to Slack, and submits the code on return. */
const useConnection = () => {
  const { slack: texts } = useAdminTexts('webhooks');
  const kit = useKitTexts();
  const toaster = useToast();
  const may = useRights('webhooks');
  const { environment } = useIdentity();
  const { slackScope, registerSlackCode } = useCapability(connectivity);
  const scope = slackScope();
  const { refetch } = useQuery({ ...scope, enabled: false });
  const register = useSubmit(registerSlackCode());

  const finish = async () => {
    const response = takeSlackResponse(environment);
    if (!response) return;
    if ('problem' in response) {
      toaster.error(texts.connectFailed, response.problem === 'denied' ? texts.connectDenied : texts.connectForeign);
      return;
    }
    try {
      await register(response.code);
      toaster.success(texts.connected);
    } catch (thrown) {
      toaster.error(texts.connectFailed, kit.describeError(thrown));
    }
  };
  const latest = useRef(finish);
  latest.current = finish;
  useEffect(() => {
    if (may.registerSlack) void latest.current();
  }, [may.registerSlack]);

  return () => {
    void refetch().then(({ data, error }) => {
      if (data) return connectSlack(environment, data.clientId, data.authorizeUrl);
      toaster.error(texts.connectFailed, error ? kit.describeError(error) : undefined);
    });
  };
};
