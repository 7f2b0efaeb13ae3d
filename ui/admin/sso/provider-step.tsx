'use client';
import * as sso from '@gatehouse/sdk/sso';
import type { ReactNode } from 'react';
import { enum as enumOf, object } from 'zod/mini';
import { RadioGroupField } from '../../kit/form/choice-fields';
import { Form, SubmitButton } from '../../kit/form/form';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { useSsoCalls } from './calls';
import { ProviderMark } from './provider-mark';

const ProviderForm = object({ type: enumOf(sso.ssoTypes) });

/** Identity providers in expected order of use; the two generic ones come last. */
const offered: readonly sso.SsoType[] = ['okta', 'azure', 'google', 'saml', 'oidc'];

interface ProviderStepProps {
  connection: sso.SsoConfiguration | undefined;
  /** Label of the submit button. Default: "Continue". */
  submitLabel?: string;
  onCreated?: (connection: sso.SsoConfiguration) => void;
  onSaved?: () => void;
  /** Renders the end of the form around its submit button. Default: the button alone. */
  actions?: (submit: ReactNode) => ReactNode;
}

/** Renders the choice of an identity provider, which creates the connection, initially disabled. */
export function ProviderStep({
  connection,
  submitLabel,
  onCreated,
  onSaved,
  actions = (submit) => submit,
}: ProviderStepProps) {
  const texts = useAdminTexts('sso').setup;
  const { types } = useAdminTexts('sso');
  const submit = useSubmit(useSsoCalls().save());
  return (
    <Form
      aria-label={texts.steps.provider}
      schema={ProviderForm}
      defaultValues={{ type: connection ? sso.ssoTypeOf(connection) : 'okta' }}
      onSubmit={async ({ type }) => {
        if (connection && sso.ssoTypeOf(connection) === type) return onSaved?.();
        const saved = await submit({ type, ...(connection && { ssoConfigId: connection.id }) });
        return connection ? onSaved?.() : onCreated?.(saved);
      }}
    >
      <RadioGroupField
        name="type"
        label={texts.whichProvider}
        options={offered.map((value) => ({
          value,
          label: types[value],
          description: texts.typeHints[value],
          icon: <ProviderMark type={value} />,
        }))}
      />
      {actions(<SubmitButton className="gh:justify-self-start">{submitLabel ?? texts.goOn}</SubmitButton>)}
    </Form>
  );
}
