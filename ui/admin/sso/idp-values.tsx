'use client';
import * as sso from '@gatehouse/sdk/sso';
import { type ReactNode, useId, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { boolean, enum as enumOf, maxLength, object, string, trim } from 'zod/mini';
import { useToast } from '../../kit/feedback/toast';
import { RadioGroupField } from '../../kit/form/choice-fields';
import { PasswordField, TextareaField, TextField } from '../../kit/form/fields';
import { Form, SubmitButton } from '../../kit/form/form';
import { SwitchField } from '../../kit/form/switch';
import type { SsoTexts } from '../../locales/en/admin/sso';
import { useUnsaved } from '../archetypes/form/unsaved';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { useSsoCalls } from './calls';
import { CertificateNote } from './certificate-note';

const limits = sso.ssoLimits;
const valueSources = ['url', 'file', 'manual'] as const;

const samlForm = (texts: SsoTexts['setup']) =>
  object({
    source: enumOf(valueSources),
    url: string().check(trim(), maxLength(limits.address.max, texts.tooLong(limits.address.max))),
    metadata: string().check(maxLength(limits.metadata.max, texts.tooLong(limits.metadata.max))),
    ssoEndpoint: string().check(trim(), maxLength(limits.address.max, texts.tooLong(limits.address.max))),
    publicCertificate: string().check(trim(), maxLength(limits.certificate.max, texts.tooLong(limits.certificate.max))),
    signRequest: boolean(),
  }).check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    if (value.source === 'url' && !sso.isWebAddress(value.url)) refuse('url', texts.addressWrong);
    if (value.source === 'file' && value.metadata.trim() === '') refuse('metadata', texts.metadataMissing);
    if (value.source === 'file' && sso.hasPrivateKey(value.metadata)) refuse('metadata', texts.privateKey);
    if (value.source !== 'manual') return;
    if (!sso.isWebAddress(value.ssoEndpoint)) refuse('ssoEndpoint', texts.addressWrong);
    if (sso.hasPrivateKey(value.publicCertificate)) refuse('publicCertificate', texts.privateKey);
    else if (!sso.readCertificate(value.publicCertificate)) refuse('publicCertificate', texts.certificateWrong);
  });

const oidcForm = (texts: SsoTexts['setup'], hasSecret: boolean) =>
  object({
    ssoEndpoint: string().check(trim(), maxLength(limits.address.max, texts.tooLong(limits.address.max))),
    oidcClientId: string().check(trim(), maxLength(limits.clientId.max, texts.tooLong(limits.clientId.max))),
    oidcSecret: string().check(maxLength(limits.clientSecret.max, texts.tooLong(limits.clientSecret.max))),
  }).check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    if (!sso.isWebAddress(value.ssoEndpoint)) refuse('ssoEndpoint', texts.addressWrong);
    if (value.oidcClientId === '') refuse('oidcClientId', texts.clientIdMissing);
    if (value.oidcSecret === '' && !hasSecret) refuse('oidcSecret', texts.secretMissing);
  });

interface IdpValuesProps {
  connection: sso.SsoConfiguration;
  submitLabel: string;
  onSaved?: () => void;
  /** Renders the end of the form around its submit button. Default: the button alone. */
  actions?: (submit: ReactNode) => ReactNode;
}

/** Renders the form for the values of the identity provider: from its metadata, or typed. */
export function IdpValues(props: IdpValuesProps) {
  return sso.ssoTypeOf(props.connection) === 'oidc' ? <OidcValues {...props} /> : <SamlValues {...props} />;
}

function SamlValues({ connection, submitLabel, onSaved, actions = (submit) => submit }: IdpValuesProps) {
  const texts = useAdminTexts('sso').setup;
  const toaster = useToast();
  const { save, saveMetadata, saveMetadataUrl, isFirst } = useSsoCalls();
  const submit = useSubmit(save());
  const submitMetadata = useSubmit(saveMetadata());
  const submitUrl = useSubmit(saveMetadataUrl());
  const schema = useMemo(() => samlForm(texts), [texts]);
  const ssoConfigId = connection.id;
  return (
    <Form
      aria-label={texts.steps.idp}
      schema={schema}
      defaultValues={{
        source: sso.hasValues(connection) || isFirst ? ('manual' as const) : ('url' as const),
        url: '',
        metadata: '',
        ssoEndpoint: connection.ssoEndpoint ?? '',
        publicCertificate: connection.publicCertificate ?? '',
        signRequest: connection.signRequest ?? false,
      }}
      onSubmit={async ({ source, url, metadata, ...values }, form) => {
        if (source === 'url') await submitUrl({ ssoConfigId, url });
        if (source === 'file') await submitMetadata({ ssoConfigId, metadata });
        if (source === 'manual') {
          const publicCertificate = sso.certificatesIn(values.publicCertificate).join('\n');
          await submit({ ssoConfigId, ...values, publicCertificate });
        }
        form.reset(form.getValues());
        toaster.success(texts.valuesSaved);
        onSaved?.();
      }}
    >
      {({ formState }) => (
        <>
          <RadioGroupField
            name="source"
            label={texts.howToEnter}
            options={valueSources
              // The first generation does not support metadata URLs.
              .filter((value) => !isFirst || value !== 'url')
              .map((value) => ({ value, ...texts.valueSources[value] }))}
          />
          <SamlFields isOn={connection.enabled} />
          {actions(<SubmitButton className="gh:justify-self-start">{submitLabel}</SubmitButton>)}
          <Unsaved when={formState.isDirty} />
        </>
      )}
    </Form>
  );
}

function Unsaved({ when }: { when: boolean }) {
  const texts = useAdminTexts('sso').setup;
  useUnsaved(when ? texts.steps.idp : undefined);
  return null;
}

function SamlFields({ isOn }: { isOn: sso.SsoConfiguration['enabled'] }) {
  const texts = useAdminTexts('sso').setup;
  const source: unknown = useWatch({ name: 'source' });
  const certificate: unknown = useWatch({ name: 'publicCertificate' });
  if (source === 'url') {
    return (
      <TextField
        name="url"
        type="url"
        dir="ltr"
        label={texts.metadataUrl}
        hint={texts.metadataUrlHint}
        placeholder="https://idp.example.com/metadata"
        autoComplete="off"
      />
    );
  }
  if (source === 'file') return <MetadataFile />;
  return (
    <>
      <TextField name="ssoEndpoint" type="url" dir="ltr" label={texts.ssoEndpoint} autoComplete="off" />
      <TextareaField
        name="publicCertificate"
        dir="ltr"
        spellCheck={false}
        label={texts.certificate}
        hint={texts.certificateHint}
        className="gh:font-mono"
      />
      <CertificateNote certificate={typeof certificate === 'string' ? certificate : ''} isOn={isOn} />
      <SwitchField name="signRequest" label={texts.signRequest} hint={texts.signRequestHint} />
    </>
  );
}

function OidcValues({ connection, submitLabel, onSaved, actions = (submit) => submit }: IdpValuesProps) {
  const texts = useAdminTexts('sso').setup;
  const toaster = useToast();
  const submit = useSubmit(useSsoCalls().save());
  // The provider never returns the secret; with a client id, one was saved.
  const hasSecret = Boolean(connection.oidcClientId);
  const schema = useMemo(() => oidcForm(texts, hasSecret), [texts, hasSecret]);
  return (
    <Form
      aria-label={texts.steps.idp}
      schema={schema}
      defaultValues={{
        ssoEndpoint: connection.ssoEndpoint ?? '',
        oidcClientId: connection.oidcClientId ?? '',
        oidcSecret: '',
      }}
      onSubmit={async ({ oidcSecret, ...values }, form) => {
        await submit({ ssoConfigId: connection.id, ...values, ...(oidcSecret && { oidcSecret }) });
        form.reset({ ...form.getValues(), oidcSecret: '' });
        toaster.success(texts.valuesSaved);
        onSaved?.();
      }}
    >
      {({ formState }) => (
        <>
          <TextField
            name="ssoEndpoint"
            type="url"
            dir="ltr"
            label={texts.issuer}
            hint={texts.issuerHint}
            placeholder="https://id.example.com"
            autoComplete="off"
          />
          <TextField name="oidcClientId" dir="ltr" label={texts.clientId} autoComplete="off" spellCheck={false} />
          <PasswordField
            name="oidcSecret"
            label={texts.clientSecret}
            hint={hasSecret ? texts.secretKept : undefined}
            autoComplete="new-password"
          />
          {actions(<SubmitButton className="gh:justify-self-start">{submitLabel}</SubmitButton>)}
          <Unsaved when={formState.isDirty} />
        </>
      )}
    </Form>
  );
}

/** Renders the input for metadata: a file, which is read on the client, or pasted text. */
function MetadataFile() {
  const texts = useAdminTexts('sso').setup;
  const { setValue, setError } = useFormContext();
  const id = useId();
  const read = async (file: File | undefined) => {
    if (!file) return;
    // A file over the size limit is not read at all.
    if (file.size > limits.metadata.max) {
      return setError('metadata', { type: 'custom', message: texts.fileTooLarge }, { shouldFocus: true });
    }
    try {
      setValue('metadata', sso.decodeXml(new Uint8Array(await file.arrayBuffer())), {
        shouldDirty: true,
        shouldValidate: true,
      });
    } catch {
      setError('metadata', { type: 'custom', message: texts.fileUnreadable }, { shouldFocus: true });
    }
  };
  return (
    <>
      <div className="gh:grid gh:gap-1.5">
        <label htmlFor={id} className="gh:text-sm gh:font-medium">
          {texts.file}
        </label>
        <input
          id={id}
          type="file"
          accept=".xml,application/xml,text/xml"
          className="gh:text-sm gh:file:me-3 gh:file:rounded gh:file:border gh:file:border-control gh:file:bg-surface gh:file:px-3 gh:file:py-1.5"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </div>
      <TextareaField name="metadata" dir="ltr" spellCheck={false} label={texts.metadata} hint={texts.metadataHint} />
    </>
  );
}
