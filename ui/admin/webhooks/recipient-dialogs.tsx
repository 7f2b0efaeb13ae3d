'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import { useMemo } from 'react';
import { array, maxLength, minLength, object, refine, string } from 'zod/mini';
import { RecipientsField } from '../../kit/form/recipients-field';
import type { WebhooksTexts } from '../../locales/en/admin/webhooks';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { FormSheet } from '../archetypes/form/form-sheet';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { EventsField } from './events-field';
import { type Recipient, recipientsOf, withoutRecipient, withRecipients } from './recipient-lists';

type Channel = connectivity.RecipientChannel;
type Configurations = connectivity.EventConfiguration[];

/** Dialog to open for recipients. */
export type RecipientTask = { do: 'add' } | { do: 'edit' | 'remove'; recipient: Recipient };

interface RecipientDialogsProps extends TaskProps<RecipientTask> {
  channel: Channel;
  configurations: Configurations;
  nameOf: (eventKey: string) => string;
}

const limit = connectivity.connectivityLimits.recipients.max;

const formOf = (texts: WebhooksTexts, channel: Channel) =>
  object({
    recipients: array(string()).check(
      minLength(1, texts.recipients.missing[channel]),
      maxLength(limit, texts.recipients.tooMany(limit)),
      refine(
        (list) => list.every((recipient) => connectivity.isRecipient(channel, recipient)),
        texts.recipients.invalid,
      ),
    ),
    eventKeys: array(string()).check(minLength(1, texts.sheet.eventsMissing)),
  });

const eventsOf = (configurations: Configurations, address: string): string[] => [
  ...(recipientsOf(configurations).find((recipient) => recipient.address === address)?.eventKeys ?? []),
];

/** Renders the dialogs that add recipients to events, choose the events of one, and remove one from all. */
export function RecipientDialogs({ task, onClose, channel, configurations, nameOf }: RecipientDialogsProps) {
  const texts = useAdminTexts('webhooks');
  const { recipients: own, events, save } = texts;
  const { eventConfigurations, saveEvents } = useCapability(connectivity);
  const schema = useMemo(() => formOf(texts, channel), [texts, channel]);
  const channels = useMemo(() => [channel], [channel]);
  const edited = task?.do === 'edit' ? task.recipient.address : '';
  const shared = {
    onClose,
    schema,
    mutation: saveEvents(),
    latest: () => eventConfigurations(channel),
    partLabel: ({ key }: { key: string }) => nameOf(key),
  };
  return (
    <>
      <FormSheet
        {...shared}
        item={task?.do === 'add' ? configurations : undefined}
        title={own.add}
        toInput={() => ({ recipients: [], eventKeys: [] })}
        submitLabel={own.add}
        toVariables={({ recipients, eventKeys }, { item }) => ({
          channel,
          before: item,
          after: withRecipients(item, recipients, eventKeys, own.listName),
        })}
        toast={({ recipients }) => own.added(recipients.length)}
      >
        <RecipientsField name="recipients" kind={channel === 'sms' ? 'phone' : 'email'} label={own[channel].listed} />
        <EventsField name="eventKeys" label={events} channels={channels} />
      </FormSheet>
      <FormSheet
        {...shared}
        item={task?.do === 'edit' ? configurations : undefined}
        title={() => own.editTitle(edited)}
        toInput={(stored) => ({ recipients: [edited], eventKeys: eventsOf(stored, edited) })}
        submitLabel={save}
        now={(stored) => eventsOf(stored, edited).map(nameOf).join(', ')}
        toVariables={({ eventKeys }, { item }) => ({
          channel,
          before: item,
          after: [
            ...withRecipients(item, [edited], eventKeys, own.listName),
            ...withoutRecipient(item, edited, eventKeys),
          ],
        })}
        toast={() => own.saved(edited)}
      >
        <EventsField name="eventKeys" label={events} channels={channels} />
      </FormSheet>
      <ConfirmDialog
        item={task?.do === 'remove' ? task.recipient : undefined}
        onClose={onClose}
        title={({ address }) => own.removeTitle(address)}
        description={({ eventKeys }) => own.removeText(eventKeys.map(nameOf).join(', '))}
        confirmLabel={own.remove}
        mutation={saveEvents()}
        partLabel={shared.partLabel}
        toVariables={({ address }) => ({
          channel,
          before: configurations,
          after: withoutRecipient(configurations, address, []),
        })}
        toast={({ address }) => own.removed(address)}
      />
    </>
  );
}
