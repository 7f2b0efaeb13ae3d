'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { array, boolean, minLength, object, optional, refine, string } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { SelectField } from '../../kit/form/choice-fields';
import { SwitchField } from '../../kit/form/switch';
import type { WebhooksTexts } from '../../locales/en/admin/webhooks';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { FormSheet } from '../archetypes/form/form-sheet';
import { optionsOf, PickerField } from '../archetypes/form/picker-field';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { useEvents } from './use-events';

/** Dialog to open for a Slack notification. */
export type SlackTask =
  | { do: 'add' }
  | { do: 'edit'; subscription: connectivity.SlackSubscription }
  | { do: 'remove'; subscription: connectivity.SlackSubscription; label: string };

interface SlackDialogsProps extends TaskProps<SlackTask> {
  /** Channels of the connected workspace. */
  workspace: readonly connectivity.SlackChannel[];
}

const formOf = (texts: WebhooksTexts['slack']) =>
  object({
    isActive: boolean(),
    slackEvents: array(
      object({
        eventKey: string().check(minLength(1, texts.eventMissing)),
        channelIds: array(string()).check(minLength(1, texts.channelsMissing)),
        title: optional(string()),
        message: optional(string()),
      }),
    ).check(
      refine((lines) => new Set(lines.map(({ eventKey }) => eventKey)).size === lines.length, {
        error: texts.eventTwice,
        path: [0, 'eventKey'],
      }),
    ),
  });

/** Renders the dialogs that add, edit and delete a Slack notification. */
export function SlackDialogs({ task, onClose, workspace }: SlackDialogsProps) {
  const { slack: texts, save } = useAdminTexts('webhooks');
  const { slackSubscription, saveSlack } = useCapability(connectivity);
  const schema = useMemo(() => formOf(texts), [texts]);
  const fields = (
    <>
      <Lines workspace={workspace} />
      <SwitchField name="isActive" label={texts.isActive} />
    </>
  );
  return (
    <>
      <FormSheet
        item={task?.do === 'add' ? task : undefined}
        onClose={onClose}
        title={texts.addTitle}
        schema={schema}
        toInput={() => ({ isActive: true, slackEvents: [{ eventKey: '', channelIds: [] }] })}
        submitLabel={texts.add}
        mutation={saveSlack()}
        toVariables={(values) => ({ before: [], after: [values] })}
        toast={() => texts.added}
      >
        {fields}
      </FormSheet>
      <FormSheet
        item={task?.do === 'edit' ? task.subscription : undefined}
        onClose={onClose}
        title={texts.editTitle}
        schema={schema}
        toInput={({ isActive = true, slackEvents = [] }) => ({ isActive, slackEvents })}
        submitLabel={save}
        mutation={saveSlack()}
        latest={({ id = '' }) => slackSubscription(id)}
        now={({ slackEvents = [] }) => <StoredLines lines={slackEvents} workspace={workspace} />}
        toVariables={(values, { item }) => ({ before: [item], after: [{ ...item, ...values }] })}
        toast={() => texts.saved}
      >
        {fields}
      </FormSheet>
      <ConfirmDialog
        item={task?.do === 'remove' ? task : undefined}
        onClose={onClose}
        title={() => texts.removeTitle}
        description={({ label }) => texts.removeText(label)}
        confirmLabel={texts.removeConfirm}
        mutation={saveSlack()}
        // A subscription without a channel is deleted.
        toVariables={({ subscription }) => ({ before: [subscription], after: [{ ...subscription, slackEvents: [] }] })}
        toast={() => texts.removed}
      />
    </>
  );
}

const channels = ['slack'] as const;

interface StoredLinesProps extends Pick<SlackDialogsProps, 'workspace'> {
  lines: NonNullable<connectivity.SlackSubscription['slackEvents']>;
}

/** Renders the events of a notification and their channels as text. */
function StoredLines({ lines, workspace }: StoredLinesProps) {
  const { nameOf } = useEvents(channels);
  const channelName = (id: string) => `#${workspace.find((channel) => channel.id === id)?.name ?? id}`;
  return lines.map(({ eventKey, channelIds }) => (
    <p key={eventKey}>{`${nameOf(eventKey)}: ${channelIds.map(channelName).join(', ')}`}</p>
  ));
}

/** Renders one row per event with its Slack channels. */
function Lines({ workspace }: Pick<SlackDialogsProps, 'workspace'>) {
  const { slack: texts } = useAdminTexts('webhooks');
  const { categories, nameOf } = useEvents(channels);
  const { fields, append, remove } = useFieldArray({ name: 'slackEvents' });
  const value: unknown = useWatch({ name: 'slackEvents' });
  const lines = Array.isArray(value) ? value : [];
  const events = categories?.flatMap((category) => category.events) ?? [];
  const channelOptions = optionsOf(async () => workspace.map(({ id, name }) => ({ id, name: `#${name ?? id}` })));
  const keyAt = (at: number): string => String(lines[at]?.eventKey ?? '');
  const optionsAt = (at: number) => {
    const current = keyAt(at);
    const options = events.map(({ key, name }) => ({ value: key, label: name }));
    const isOffered = current === '' || events.some(({ key }) => key === current);
    return isOffered ? options : [...options, { value: current, label: current }];
  };
  return (
    <div className="gh:grid gh:gap-4">
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="gh:grid gh:gap-4 gh:rounded gh:border gh:border-line gh:p-4">
          <SelectField
            name={`slackEvents.${at}.eventKey`}
            label={texts.event}
            placeholder={texts.chooseEvent}
            options={optionsAt(at)}
            aside={
              fields.length > 1 && (
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={texts.removeEvent(keyAt(at) ? nameOf(keyAt(at)) : texts.event)}
                  onClick={() => remove(at)}
                >
                  <Trash2 aria-hidden />
                </Button>
              )
            }
          />
          <PickerField
            name={`slackEvents.${at}.channelIds`}
            label={texts.channels}
            hint={texts.channelsHint}
            {...channelOptions}
          />
        </fieldset>
      ))}
      <div>
        <Button variant="secondary" size="sm" onClick={() => append({ eventKey: '', channelIds: [] })}>
          <Plus aria-hidden />
          {texts.addEvent}
        </Button>
      </div>
    </div>
  );
}
