'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { maxLength, object, refine, string } from 'zod/mini';
import { Alert } from '../../kit/feedback/alert';
import { PasswordField, TextareaField } from '../../kit/form/fields';
import { Form, SubmitButton } from '../../kit/form/form';
import { useCapability } from '../../react/capability';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { fieldsOf, textOf } from './delivery';

/** Renders a test that posts once to the URL of a webhook, and its response. */
export function WebhookTest({ webhook }: { webhook: connectivity.Webhook }) {
  const { test: texts, sheet } = useAdminTexts('webhooks');
  const { testWebhook } = useCapability(connectivity);
  const send = useSubmit(testWebhook());
  const [result, setResult] = useState<connectivity.Delivery>();
  const { max } = connectivity.connectivityLimits.secret;
  const schema = object({
    payload: string().check(refine((text) => fieldsOf(text) !== null, sheet.payloadInvalid)),
    secret: string().check(maxLength(max, sheet.secretLong(max))),
  });
  return (
    <div className="gh:grid gh:gap-5">
      <p className="gh:text-sm gh:text-subtle">{texts.text}</p>
      <Form
        schema={schema}
        defaultValues={{ payload: textOf(webhook.payload), secret: webhook.secret ?? '' }}
        onSubmit={async ({ payload, secret }) => {
          setResult(undefined);
          const fields = fieldsOf(payload);
          setResult(await send({ url: webhook.url, secret, ...(fields && { payload: fields }) }));
        }}
      >
        <TextareaField
          name="payload"
          label={texts.payload}
          hint={sheet.payloadHint}
          rows={5}
          dir="ltr"
          spellCheck={false}
          optional
          className="gh:[&_textarea]:font-mono gh:[&_textarea]:text-xs"
        />
        {webhook.secret !== null && (
          <PasswordField
            name="secret"
            label={texts.secret}
            hint={texts.secretHint}
            autoComplete="new-password"
            optional
          />
        )}
        <div>
          <SubmitButton>
            <Send aria-hidden />
            {texts.send}
          </SubmitButton>
        </div>
      </Form>
      <div role="status">{result && <Result result={result} />}</div>
    </div>
  );
}

function Result({ result: { status, statusCode, message } }: { result: connectivity.Delivery }) {
  const { test: texts } = useAdminTexts('webhooks');
  if (status === 'success') {
    return (
      <Alert tone="success" title={texts.ok}>
        {texts.success}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title={texts.failed}>
      {statusCode && <p>{texts.status(statusCode)}</p>}
      {message && <p className="gh:mt-1 gh:max-h-40 gh:overflow-y-auto gh:font-mono gh:text-xs">{message}</p>}
    </Alert>
  );
}
