'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { Input } from '../kit/input';
import { FieldForm } from './field-form';
import { looksLikeEmail } from './looks-like-email';
import { useFlowTexts } from './texts';

export interface EmailFormProps {
  submit: string;
  busy: boolean;
  error: IdentityError | null;
  errorText: string | undefined;
  /** What stands in the field at the start. */
  email?: string;
  /** The browser may suggest passkeys as well. */
  suggestsPasskeys?: boolean;
  onSubmit: (email: string) => Promise<void>;
}

/** Asks for an email address. */
export function EmailForm({
  submit,
  busy,
  error,
  errorText,
  email,
  suggestsPasskeys = false,
  onSubmit,
}: EmailFormProps) {
  const texts = useFlowTexts('box').email;
  return (
    <FieldForm
      {...{ submit, busy, error, errorText, onSubmit }}
      label={texts.label}
      check={(value) => (looksLikeEmail(value) ? undefined : texts.invalid)}
    >
      {(input) => (
        <Input
          {...input}
          type="email"
          name="email"
          defaultValue={email}
          autoComplete={suggestsPasskeys ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          enterKeyHint="next"
          spellCheck={false}
          data-step-focus=""
        />
      )}
    </FieldForm>
  );
}
