'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import { useQuery } from '@tanstack/react-query';
import BellOff from 'lucide-react/icons/bell-off';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { array, boolean, maxLength, object, optional, refine, string } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { LoadAlert } from '../../kit/feedback/load-alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import { RecipientsField } from '../../kit/form/recipients-field';
import { SwitchField } from '../../kit/form/switch';
import type { WebhooksTexts } from '../../locales/en/admin/webhooks';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { useRights } from '../archetypes/page/use-rights';
import { SectionShell } from '../archetypes/settings/section-shell';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { type EventInput, fromInput, toInput } from './recipient-lists';
import { RecipientTable } from './recipient-table';
import { type NamedEvent, useEvents } from './use-events';

type Channel = connectivity.RecipientChannel;

const limit = connectivity.connectivityLimits.recipients.max;

const formOf = (texts: WebhooksTexts['recipients'], channel: Channel) =>
  object({
    events: array(
      object({
        eventKey: string(),
        enabled: boolean(),
        lists: array(
          object({
            id: optional(string()),
            name: string(),
            enabled: boolean(),
            recipients: array(string()).check(
              maxLength(limit, texts.tooMany(limit)),
              refine((list) => list.every((recipient) => connectivity.isRecipient(channel, recipient)), texts.invalid),
            ),
          }),
        ),
      }),
    ),
  });

/**
 * Renders the recipients of emails or text messages: each once with its events, then by event, one section per category,
 * collapsed if it has no recipients.
 */
export function Recipients({ channel }: { channel: Channel }) {
  const texts = useAdminTexts('webhooks').recipients;
  const page = useAdminTexts('webhooks');
  const may = useRights('webhooks');
  const mayDelete = channel === 'sms' ? may.deleteSms : may.deleteEmail;
  const only = useMemo(() => [channel], [channel]);
  const { categories, nameOf, error, refetch } = useEvents(only);
  const { removeEvent } = useCapability(connectivity);
  const [cleared, setCleared] = useState<string>();

  if (error) {
    return (
      <div role="alert">
        <LoadAlert error={error} onRetry={refetch} />
      </div>
    );
  }
  if (!categories) return <Skeleton className="gh:h-40 gh:rounded-lg" />;
  if (categories.length === 0)
    return <EmptyState icon={<BellOff />} title={texts.emptyTitle} description={texts.empty} />;
  return (
    <>
      <RecipientTable
        channel={channel}
        mayWrite={channel === 'sms' ? may.writeSms : may.writeEmail}
        mayDelete={mayDelete}
        nameOf={nameOf}
      />
      <h2 className="gh:mt-3 gh:text-sm gh:font-medium">{texts.byEvent}</h2>
      {categories.map(({ id, name, events }) => (
        <Category
          key={id}
          channel={channel}
          title={name || page.otherEvents}
          events={events}
          onClear={mayDelete ? setCleared : undefined}
        />
      ))}
      <ConfirmDialog
        item={cleared}
        onClose={() => setCleared(undefined)}
        title={(key) => texts.clearTitle(nameOf(key))}
        description={texts.clearText[channel]}
        confirmLabel={texts.clearConfirm}
        mutation={removeEvent()}
        toVariables={(eventKey) => ({ channel, eventKey })}
        toast={(key) => texts.cleared(nameOf(key))}
      />
    </>
  );
}

interface CategoryProps {
  channel: Channel;
  title: string;
  events: readonly NamedEvent[];
  /** Opens the confirmation before an event is no longer sent; undefined for read-only users. */
  onClear: ((eventKey: string) => void) | undefined;
}

function Category({ channel, title, events, onClear }: CategoryProps) {
  const texts = useAdminTexts('webhooks').recipients;
  const may = useRights('webhooks');
  const { eventConfigurations, saveEvents } = useCapability(connectivity);
  const schema = useMemo(() => formOf(texts, channel), [texts, channel]);
  const configurationsQuery = useQuery(eventConfigurations(channel));
  const stored = new Set(configurationsQuery.data?.map(({ eventKey }) => eventKey));
  const [open, setOpen] = useState<'used' | 'wanted'>();
  // The section stays expanded when its last recipient is removed.
  if (!open && events.some(({ key }) => stored.has(key))) setOpen('used');
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that expanded the section was unmounted, so the focus moves.
    if (open === 'wanted') fields.current?.querySelector('input')?.focus();
  }, [open]);
  if (!open && configurationsQuery.data) {
    return (
      <section
        aria-label={title}
        className="gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-x-10 gh:gap-y-3 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:px-5 gh:py-4 gh:shadow-low gh:@md:px-6"
      >
        <header className="gh:grid gh:min-w-0 gh:gap-1 gh:wrap-anywhere">
          <h2 className="gh:text-sm gh:font-medium">{title}</h2>
          <p className="gh:text-sm gh:text-subtle">{texts.unused[channel](events.length)}</p>
        </header>
        <Button variant="secondary" size="sm" aria-label={`${texts.show}: ${title}`} onClick={() => setOpen('wanted')}>
          {texts.show}
        </Button>
      </section>
    );
  }
  if (!open) {
    return (
      <SectionShell title={title} text={texts.text[channel]} source={configurationsQuery}>
        {() => null}
      </SectionShell>
    );
  }
  return (
    <SettingsSection
      undo
      wide
      title={title}
      text={texts.text[channel]}
      query={eventConfigurations(channel)}
      mutation={saveEvents()}
      mayWrite={channel === 'sms' ? may.writeSms : may.writeEmail}
      schema={schema}
      toInput={(configurations) => ({ events: toInput(configurations, events, texts.listName) })}
      toVariables={(values, _changes, before) => ({ channel, before, after: fromInput(values.events, before) })}
      partLabel={({ key }) => events.find((event) => event.key === key)?.name ?? key}
      details={(configurations) =>
        events.map(({ key, name }) => {
          const configuration = configurations.find(({ eventKey }) => eventKey === key);
          return { label: name, value: <StoredRecipients channel={channel} configuration={configuration} /> };
        })
      }
    >
      {(configurations) => (
        <div ref={fields} className="gh:grid gh:grid-cols-1 gh:gap-3">
          {toInput(configurations, events, texts.listName).map((input, at) => (
            <EventFields
              key={input.eventKey}
              channel={channel}
              input={input}
              at={at}
              name={events[at]?.name ?? input.eventKey}
              onClear={stored.has(input.eventKey) ? onClear : undefined}
            />
          ))}
        </div>
      )}
    </SettingsSection>
  );
}

interface StoredRecipientsProps {
  channel: Channel;
  configuration: connectivity.EventConfiguration | undefined;
}

/** Renders the recipients of an event as text; phone numbers keep their order in every direction. */
function StoredRecipients({ channel, configuration }: StoredRecipientsProps) {
  const texts = useAdminTexts('webhooks').recipients;
  const { off } = useAdminTexts('webhooks');
  const recipients = configuration?.subscriptions.flatMap((subscription) => subscription.recipients) ?? [];
  return (
    <>
      {recipients.length > 0 ? <bdi dir="ltr">{recipients.join(', ')}</bdi> : <span>{texts[channel].none}</span>}
      {configuration && !configuration.enabled && <span>{` (${off})`}</span>}
    </>
  );
}

interface EventFieldsProps extends Pick<CategoryProps, 'channel' | 'onClear'> {
  input: EventInput;
  /** Index of the event in the form. */
  at: number;
  name: string;
}

const hasRecipients = (lists: unknown): boolean =>
  Array.isArray(lists) && lists.some(({ recipients }) => recipients.length > 0);

/** Renders an event in a row: name, recipients, and a switch if it has recipients. */
function EventFields({ channel, input: { eventKey, lists }, at, name, onClear }: EventFieldsProps) {
  const texts = useAdminTexts('webhooks').recipients;
  const channelTexts = texts[channel];
  const isSent = hasRecipients(useWatch({ name: `events.${at}.lists` }));
  return (
    <div className="gh:grid gh:grid-cols-[minmax(0,1fr)_2rem] gh:items-start gh:gap-x-4 gh:gap-y-2 gh:border-t gh:border-line gh:pt-3 gh:first:border-0 gh:first:pt-0 gh:@sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2rem]">
      <div className="gh:@sm:py-2">
        {isSent ? (
          <SwitchField name={`events.${at}.enabled`} label={name} />
        ) : (
          <p className="gh:text-sm gh:font-medium">{name}</p>
        )}
      </div>
      {onClear && (
        <Button
          variant="ghost"
          size="icon-sm"
          className="gh:-my-1.5 gh:text-subtle gh:@sm:order-last gh:@sm:my-0.5"
          aria-label={texts.clear(name)}
          onClick={() => onClear(eventKey)}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
      <div className="gh:col-span-2 gh:grid gh:gap-2 gh:@sm:col-span-1">
        {lists.map((list, place) => (
          <RecipientsField
            key={list.id ?? place}
            name={`events.${at}.lists.${place}.recipients`}
            kind={channel === 'sms' ? 'phone' : 'email'}
            label={lists.length > 1 ? `${channelTexts.label(name)}: ${list.name}` : channelTexts.label(name)}
            labelHidden={lists.length === 1}
            placeholder={channelTexts.listed}
            hint=""
          />
        ))}
      </div>
    </div>
  );
}
