'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { useEffect, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { boolean, object, optional, regex, string } from 'zod/mini';
import { CheckboxField } from '../kit/choice-fields';
import { Form, SubmitButton } from '../kit/form';
import { OtpField } from '../kit/otp-field';
import { placeRefusal } from './refusal';

export interface CodeFormProps {
  label: string;
  submit: string;
  /** Below an incomplete code. */
  incomplete: string;
  /** Offers to remember this device. */
  remember?: string;
  error: IdentityError | null;
  errorText: string | undefined;
  busy: boolean;
  onSubmit: (input: { code: string; rememberDevice?: boolean }) => Promise<void>;
}

/** Asks for six digits; the last one, typed or pasted, sends them. */
export function CodeForm({ label, submit, incomplete, remember, error, errorText, busy, onSubmit }: CodeFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const schema = useMemo(
    () => object({ code: string().check(regex(/^\d{6}$/, incomplete)), rememberDevice: optional(boolean()) }),
    [incomplete],
  );
  const { atField, above } = placeRefusal(error, errorText);
  // A new object for each error, even of the same words: it brings the focus back.
  const fieldErrors = useMemo(() => (error && atField ? { code: atField } : {}), [error, atField]);

  return (
    <Form
      schema={schema}
      defaultValues={{ code: '', rememberDevice: false }}
      onSubmit={onSubmit}
      error={above}
      fieldErrors={fieldErrors}
    >
      <div data-step-focus="">
        <OtpField name="code" label={label} onComplete={() => button.current?.form?.requestSubmit()} />
      </div>
      {remember && <CheckboxField name="rememberDevice" label={remember} />}
      <SubmitButton ref={button} loading={busy} className="gh:w-full">
        {submit}
      </SubmitButton>
      <ClearAnswered error={error} />
    </Form>
  );
}

/** Empties a code that was answered: it is spent. One that never arrived stays. */
function ClearAnswered({ error }: { error: IdentityError | null }) {
  const { setValue, setFocus } = useFormContext();
  useEffect(() => {
    if (!error) return;
    if (error.statusCode > 0) setValue('code', '');
    setFocus('code');
  }, [error, setValue, setFocus]);
  return null;
}
