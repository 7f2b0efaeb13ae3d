'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { CopyBlock } from '../../kit/display/copy-block';
import { JsonView } from '../../kit/display/json-view';
import { useToast } from '../../kit/feedback/toast';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useSubmit } from '../archetypes/form/use-submit';
import { useFormats } from '../archetypes/formats/formats';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { LogViewer } from '../archetypes/list/log-viewer';
import { useListView } from '../archetypes/list/use-list-view';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { eventOf, statusTone } from './delivery';
import { useEvents } from './use-events';

const channels = ['webhook'] as const;
const pageSize = 10;
/** Poll interval for the number of deliveries in milliseconds. */
const POLL_INTERVAL = 5000;

/** Renders the deliveries of a webhook. A row expands to its payload, and can be sent again. */
export function WebhookLog({ webhook }: { webhook: connectivity.Webhook }) {
  const { log: texts, ...page } = useAdminTexts('webhooks');
  const formats = useFormats();
  const kit = useKitTexts();
  const toaster = useToast();
  const may = useRights('webhooks');
  const kinds = useColumnKinds<connectivity.LoggedDelivery>();
  const { nameOf } = useEvents(channels);
  const nameIn = useCallback(
    (body: string) => {
      const key = eventOf(body);
      return key === connectivity.TEST_EVENT ? texts.test : nameOf(key);
    },
    [nameOf, texts],
  );
  const view = useListView('webhooks', { name: 'log', pageSize });
  const { webhookLog, retryWebhook } = useCapability(connectivity);
  const retry = useSubmit(retryWebhook());
  const filter = { id: webhook.id, page: view.query.page, pageSize };
  const source = webhookLog(filter);
  const log = useQuery(source);
  // One row suffices to read the total.
  const latest = webhookLog({ id: webhook.id, page: 0, pageSize: 1 });
  const { data: newest } = useQuery({ ...latest, refetchInterval: POLL_INTERVAL });
  const total = newest?.totalItems ?? 0;
  const listed = log.data?.totalItems ?? total;
  const fresh = Math.max(0, total - listed);

  /** Number of deliveries with the last one that was sent again, which the provider lists once it has a response. */
  const [expected, setExpected] = useState(0);
  const { refetch } = log;
  useEffect(() => {
    if (listed < expected && total >= expected) void refetch();
  }, [listed, total, expected, refetch]);

  const columns = useMemo(
    () => [
      kinds.other('time', {
        header: texts.time,
        value: ({ createdAt }) => createdAt ?? '',
        sortable: false,
        cell: ({ createdAt }) =>
          createdAt && (
            <time dateTime={createdAt} title={formats.full(createdAt)} className="gh:tabular-nums">
              {formats.moment(createdAt)}
            </time>
          ),
      }),
      kinds.text('event', { header: page.event, value: ({ body }) => nameIn(body), sortable: false }),
      kinds.badge('status', {
        header: texts.status,
        value: ({ statusCode }) => ({ label: statusCode || texts.noAnswer, tone: statusTone(statusCode) }),
        sortable: false,
      }),
    ],
    [kinds, formats, nameIn, texts, page.event],
  );

  const again = async (id: string) => {
    const { status, message } = await retry(id);
    setExpected(listed + 1);
    if (status === 'success') toaster.success(texts.sentAgain);
    else toaster.error(texts.againFailed, message);
  };
  return (
    <LogViewer
      level="none"
      title={texts.title}
      source={source}
      view={view}
      columns={columns}
      search={false}
      rowId={({ id }) => id}
      rowLabel={({ createdAt, body }) => `${nameIn(body)} ${createdAt ? formats.moment(createdAt) : ''}`}
      rowActions={({ id }) => [
        may.write && {
          label: texts.again,
          icon: <RotateCw aria-hidden />,
          onSelect: () =>
            void again(id).catch((thrown: unknown) => toaster.error(texts.againFailed, kit.describeError(thrown))),
        },
      ]}
      details={({ body, statusCode, response }) => (
        <div className="gh:grid gh:min-w-0 gh:gap-3 gh:py-2">
          <JsonView label={texts.body} value={body} />
          {response && <CopyBlock label={statusCode ? texts.response : texts.noAnswer} value={response} wrap />}
          <CopyBlock label={texts.curl} value={connectivity.curlLine({ url: webhook.url, body })} wrap />
          <p className="gh:text-xs gh:text-subtle">{texts.curlHint}</p>
        </div>
      )}
      live={{ count: fresh, onShow: () => void refetch() }}
      empty={{ icon: <ScrollText />, title: texts.emptyTitle, text: texts.empty }}
    />
  );
}
