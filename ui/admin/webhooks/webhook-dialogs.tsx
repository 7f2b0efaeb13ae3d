'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { array, boolean, maxLength, minLength, object, refine, string, trim } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { CheckboxField } from '../../kit/form/choice-fields';
import { TextareaField, TextField } from '../../kit/form/fields';
import { SwitchField } from '../../kit/form/switch';
import type { WebhooksTexts } from '../../locales/en/admin/webhooks';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { FormSheet } from '../archetypes/form/form-sheet';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { fieldsOf, textOf } from './delivery';
import { EventsField } from './events-field';

/** Dialog to open for a webhook. */
export type WebhookTask =
  | { do: 'add' }
  | { do: 'edit'; webhook: connectivity.Webhook }
  | { do: 'remove'; webhook: connectivity.Webhook };

const limits = connectivity.connectivityLimits;

const formOf = (texts: WebhooksTexts['sheet']) =>
  object({
    displayName: string().check(
      trim(),
      minLength(limits.displayName.min, texts.nameMissing),
      maxLength(limits.displayName.max, texts.nameLong(limits.displayName.max)),
    ),
    description: string().check(trim(), maxLength(limits.description.max, texts.nameLong(limits.description.max))),
    url: string().check(
      trim(),
      maxLength(limits.url.max, texts.addressLong(limits.url.max)),
      refine((text) => connectivity.addressProblem(text) === undefined, {
        error: ({ input }) => texts.addressProblems[connectivity.addressProblem(String(input)) ?? 'malformed'],
      }),
    ),
    secret: string().check(maxLength(limits.secret.max, texts.secretLong(limits.secret.max))),
    removesSecret: boolean(),
    eventKeys: array(string()).check(minLength(1, texts.eventsMissing)),
    payload: string().check(refine((text) => fieldsOf(text) !== null, texts.payloadInvalid)),
    isActive: boolean(),
  });

interface Values {
  displayName: string;
  description: string;
  url: string;
  secret: string;
  removesSecret: boolean;
  eventKeys: string[];
  payload: string;
  isActive: boolean;
}

/** Returns the secret to send: the typed one, none, or undefined to keep the stored one. */
const secretOf = ({ secret, removesSecret }: Values, stored: string | null | undefined) => {
  if (removesSecret) return null;
  return secret || stored;
};

const draftOf = (values: Values, stored: string | null | undefined): connectivity.WebhookDraft => {
  const { displayName, description, url, eventKeys, payload, isActive } = values;
  const fields = fieldsOf(payload);
  const secret = secretOf(values, stored);
  return {
    displayName,
    description,
    url,
    eventKeys,
    isActive,
    ...(fields && { payload: fields }),
    ...(secret !== undefined && { secret }),
  };
};

/** Returns the initial values of a webhook, or of a new one. A stored secret is never rendered. */
const inputOf = (saved?: connectivity.Webhook): Values => ({
  displayName: saved?.displayName ?? '',
  description: saved?.description ?? '',
  url: saved?.url ?? '',
  secret: '',
  removesSecret: false,
  eventKeys: saved?.eventKeys ?? [],
  payload: textOf(saved?.payload),
  isActive: saved?.isActive ?? true,
});

/** Renders the dialogs that add, edit and delete a webhook. */
export function WebhookDialogs({ task, onClose }: TaskProps<WebhookTask>) {
  const { sheet: texts, webhooks, events, save } = useAdminTexts('webhooks');
  const { saveWebhook, removeWebhook, webhook } = useCapability(connectivity);
  const schema = useMemo(() => formOf(texts), [texts]);
  const fields = (edited?: connectivity.Webhook) => (
    <>
      <TextField name="displayName" label={texts.name} autoComplete="off" />
      <TextareaField name="description" label={texts.description} limit={limits.description.max} rows={2} optional />
      <TextField
        name="url"
        label={texts.address}
        hint={texts.addressHint}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <SecretFields webhook={edited} />
      <EventsField name="eventKeys" label={events} />
      <TextareaField
        name="payload"
        label={texts.payload}
        hint={texts.payloadHint}
        rows={3}
        dir="ltr"
        spellCheck={false}
        optional
        className="gh:[&_textarea]:font-mono gh:[&_textarea]:text-xs"
      />
      <SwitchField name="isActive" label={texts.isActive} hint={texts.isActiveHint} />
    </>
  );
  return (
    <>
      <FormSheet
        item={task?.do === 'add' ? task : undefined}
        onClose={onClose}
        size="lg"
        title={texts.addTitle}
        description={texts.addText}
        schema={schema}
        toInput={() => inputOf()}
        submitLabel={texts.add}
        mutation={saveWebhook()}
        toVariables={(values) => draftOf(values, null)}
        toast={({ displayName }) => texts.added(displayName)}
      >
        {fields()}
      </FormSheet>
      <FormSheet
        item={task?.do === 'edit' ? task.webhook : undefined}
        onClose={onClose}
        size="lg"
        title={({ displayName }) => texts.editTitle(displayName)}
        description={texts.addText}
        schema={schema}
        toInput={inputOf}
        submitLabel={save}
        mutation={saveWebhook()}
        latest={({ _id }) => webhook(_id)}
        toVariables={(values, { item }) => ({ _id: item._id, ...draftOf(values, item.secret) })}
        toast={({ displayName }) => texts.saved(displayName)}
      >
        {fields(task?.do === 'edit' ? task.webhook : undefined)}
      </FormSheet>
      <ConfirmDialog
        item={task?.do === 'remove' ? task.webhook : undefined}
        onClose={onClose}
        title={({ displayName }) => webhooks.removeTitle(displayName)}
        description={webhooks.removeText}
        confirmLabel={webhooks.removeConfirm}
        mutation={removeWebhook()}
        toVariables={({ id }) => id}
        toast={({ displayName }) => webhooks.removed(displayName)}
      />
    </>
  );
}

const randomSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return `whsec_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

function SecretFields({ webhook }: { webhook: connectivity.Webhook | undefined }) {
  const { sheet: texts } = useAdminTexts('webhooks');
  const { setValue } = useFormContext();
  const isRemoved = useWatch({ name: 'removesSecret' }) === true;
  const hasSecret = webhook !== undefined && webhook.secret !== null;
  return (
    <>
      {!isRemoved && (
        <TextField
          name="secret"
          label={texts.secret}
          hint={hasSecret ? texts.secretKept : texts.secretHint}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          optional
          className="gh:[&_input]:pe-32 gh:[&_input]:font-mono"
          end={
            <Button
              variant="ghost"
              size="sm"
              onClick={() => setValue('secret', randomSecret(), { shouldDirty: true, shouldValidate: true })}
            >
              <WandSparkles aria-hidden />
              {texts.generate}
            </Button>
          }
        />
      )}
      {hasSecret && (
        <CheckboxField name="removesSecret" label={texts.removeSecret} hint={isRemoved && texts.removeSecretHint} />
      )}
    </>
  );
}
