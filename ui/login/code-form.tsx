'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { useEffect, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../kit/choice-fields';
import { Form, type FormSchema, SubmitButton } from '../kit/form';
import { OtpField } from '../kit/otp-field';
import { placeRefusal } from './refusal';

interface CodeInput {
  code: string;
  rememberDevice?: boolean;
}

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
  onSubmit: (input: CodeInput) => Promise<void>;
}

/** Without zod, whose checks would be in the first chunk of the login box. */
const sixDigits = (incomplete: string): FormSchema<CodeInput, CodeInput> => ({
  '~standard': {
    version: 1,
    vendor: 'gatehouse',
    validate: (value) => {
      // The form hands in its own values.
      const input = value as CodeInput;
      return /^\d{6}$/.test(input.code) ? { value: input } : { issues: [{ message: incomplete, path: ['code'] }] };
    },
  },
});

/** Asks for six digits; the last one, typed or pasted, sends them. */
export function CodeForm({ label, submit, incomplete, remember, error, errorText, busy, onSubmit }: CodeFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const schema = useMemo(() => sixDigits(incomplete), [incomplete]);
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
