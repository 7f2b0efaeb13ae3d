'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import { useQuery } from '@tanstack/react-query';
import RadioTower from 'lucide-react/icons/radio-tower';
import { useMemo } from 'react';
import { object, enum as oneOf, optional, string } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { Badge } from '../../kit/display/badge';
import { Alert } from '../../kit/feedback/alert';
import { EmptyState } from '../../kit/feedback/empty-state';
import { RetryButton } from '../../kit/feedback/retry-button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { BreakableText } from '../../kit/table/cell-text';
import { useCapability } from '../../react/capability';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { usePageAddress } from '../archetypes/page/address';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { tabOf } from './channels';
import { type NamedEvent, useEvents } from './use-events';

const Filters = object({ category: optional(string()), heard: optional(oneOf(['yes', 'no'])) });

interface Row extends NamedEvent {
  destinations: readonly connectivity.Destination[];
}

/** Renders all events by channel, with their recipients. */
export function Overview({ channels }: { channels: readonly connectivity.Channel[] }) {
  const { overview: texts, channels: names, ...page } = useAdminTexts('webhooks');
  const may = useRights('webhooks');
  const { go } = usePageAddress('webhooks');
  const kinds = useColumnKinds<Row>();
  const view = useListView('webhooks', { pageSize: 20, filters: Filters });
  const { load, slackChannels } = useCapability(connectivity);
  const connections = useQuery(load({ channels }));
  const events = useEvents(channels);
  const slack = slackChannels();
  const { data: slackNames } = useQuery({
    ...slack,
    enabled: slack.enabled && (connections.data?.slack.length ?? 0) > 0,
  });

  const { data } = connections;
  const entries = useMemo(() => (data ? connectivity.channelEntries(data) : []), [data]);
  const rows = useMemo(
    () => data && events.categories && rowsOf(data, events.categories, page.otherEvents, events.nameOf),
    [data, events.categories, page.otherEvents, events.nameOf],
  );
  const columns = useMemo(() => {
    const named = (channel: connectivity.Channel, name: string) =>
      channel === 'slack' ? `#${slackNames?.find(({ id }) => id === name)?.name ?? name}` : name;
    return [
      kinds.other('event', {
        header: page.event,
        value: ({ name, key, category }) => `${name} ${key} ${category}`,
        fixed: true,
        sortable: false,
        cell: ({ name, category }) => (
          <span className="gh:grid gh:@sm:min-w-36 gh:@md:min-w-56 gh:@lg:min-w-72">
            <span>{name}</span>
            <span className="gh:text-xs gh:font-normal gh:text-subtle">{category}</span>
          </span>
        ),
      }),
      // A channel without events has no column.
      ...entries.map(({ channel }) =>
        kinds.other(channel, {
          header: names[channel],
          value: ({ destinations }) =>
            destinations
              .filter((recipient) => recipient.channel === channel)
              .flatMap((recipient) => recipient.names.map((name) => named(channel, name)))
              .join(', '),
          cell: ({ destinations }) => (
            <Cell
              off={page.off}
              destinations={destinations
                .filter((recipient) => recipient.channel === channel)
                .map((recipient) => ({ ...recipient, names: recipient.names.map((name) => named(channel, name)) }))}
            />
          ),
        }),
      ),
    ];
  }, [kinds, entries, slackNames, names, page.event, page.off]);

  const { category, heard } = view.filters;
  const visible = rows?.filter(
    (row) => (!category || row.category === category) && (!heard || row.destinations.length > 0 === (heard === 'yes')),
  );
  const open = (channel: connectivity.Channel) => go({ rest: tabOf[channel], search: '' });

  if (data && data.failed.length === 0 && entries.length === 0) {
    return (
      <EmptyState
        icon={<RadioTower />}
        title={texts.emptyTitle}
        description={texts.empty}
        action={may.write && <Button onClick={() => open('webhook')}>{texts.addWebhook}</Button>}
      />
    );
  }
  return (
    <>
      {data && data.failed.length > 0 && (
        <div role="alert">
          <Alert tone="warning" actions={<RetryButton error={data.error} onRetry={connections.refetch} />}>
            {texts.failed(data.failed.map((channel) => names[channel]).join(', '))}
          </Alert>
        </div>
      )}
      <ListPage
        level="none"
        title={texts.title}
        source={{
          data: visible,
          error: connections.error ?? events.error,
          refetch: () => {
            void connections.refetch();
            events.refetch();
          },
        }}
        view={view}
        stats={
          <ul aria-label={page.state} className="gh:flex gh:flex-wrap gh:gap-2">
            {!data &&
              !connections.error &&
              channels.map((channel) => (
                <li key={channel}>
                  <Skeleton className="gh:h-8 gh:w-36" />
                </li>
              ))}
            {entries.map(({ channel, events: count, isActive }) => (
              <li key={channel}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`${texts.toChannel(names[channel])}: ${texts.entry({ events: count })}, ${isActive ? page.on : page.off}`}
                  onClick={() => open(channel)}
                >
                  {names[channel]}
                  <span className="gh:font-normal gh:whitespace-nowrap gh:text-subtle">
                    {texts.entry({ events: count })}
                  </span>
                  <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? page.on : page.off}</Badge>
                </Button>
              </li>
            ))}
          </ul>
        }
        filters={[
          {
            id: 'category',
            label: page.category,
            kind: 'one',
            options: [...new Set(rows?.map((row) => row.category))].map((value) => ({ value, label: value })),
          },
          {
            id: 'heard',
            label: texts.heard,
            kind: 'one',
            options: (['yes', 'no'] as const).map((value) => ({ value, label: texts.heardOptions[value] })),
          },
        ]}
        columns={columns}
        rowId={({ key }) => key}
        rowLabel={({ name }) => name}
        search={texts.search}
        empty={{ icon: <RadioTower />, title: texts.emptyTitle, text: texts.empty }}
      />
    </>
  );
}

/** Returns the offered events, and subscribed ones that are no longer offered. */
const rowsOf = (
  data: connectivity.Connectivity,
  categories: NonNullable<ReturnType<typeof useEvents>['categories']>,
  fallback: string,
  nameOf: (key: string) => string,
): Row[] => {
  const offered = categories.flatMap(({ events }) => events);
  const offeredKeys = new Set(offered.map(({ key }) => key));
  const sent = [
    ...data.webhook.flatMap(({ eventKeys }) => eventKeys),
    ...data.slack.flatMap(({ slackEvents }) => slackEvents.map(({ eventKey }) => eventKey)),
    ...[...data.email, ...data.sms].map(({ eventKey }) => eventKey),
  ];
  const unknown = [...new Set(sent)].filter((key) => !offeredKeys.has(key));
  const rows = [...offered, ...unknown.map((key) => ({ key, name: nameOf(key), category: '', description: '' }))].map(
    (event) => ({
      ...event,
      category: event.category || fallback,
      destinations: connectivity.destinationsOf(data, event.key),
    }),
  );
  // Active events come first; within both groups the categories stay together.
  return rows.sort((a, b) => Number(b.destinations.length > 0) - Number(a.destinations.length > 0));
};

/** Maximum length of an address that does not break. */
const WHOLE = 24;

interface CellProps {
  destinations: readonly connectivity.Destination[];
  off: string;
}

function Cell({ destinations, off }: CellProps) {
  // Most cells of the matrix are empty: dashes would hide the others.
  if (destinations.length === 0) return <span data-slot="no-value" />;
  return (
    <ul className="gh:grid gh:gap-1 gh:@md:min-w-28">
      {destinations.flatMap(({ id, names, isActive }) =>
        names.map((name) => (
          <li
            key={`${id} ${name}`}
            className={isActive ? undefined : 'gh:flex gh:flex-wrap gh:items-baseline gh:gap-x-1.5 gh:text-subtle'}
          >
            <span
              dir="auto"
              className={cn(
                'gh:min-w-0',
                name.includes('@') && name.length <= WHOLE && 'gh:@min-[680px]:[&_wbr]:hidden',
              )}
            >
              <BreakableText>{name}</BreakableText>
            </span>
            {!isActive && <Badge className="gh:shrink-0">{off}</Badge>}
          </li>
        )),
      )}
    </ul>
  );
}
