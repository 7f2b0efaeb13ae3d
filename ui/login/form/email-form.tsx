'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { isEmail, readableEmail } from '@gatehouse/sdk/text';
import { type ReactNode, useRef } from 'react';
import { Input } from '../../kit/form/input';
import { useFlowTexts } from '../texts';
import { BoxField, type BoxFieldProps, BoxForm, type BoxFormProps } from './box-form';

interface FieldFormProps
  extends Omit<BoxFormProps, 'onSubmit' | 'children' | 'refused'>,
    Omit<BoxFieldProps, 'name' | 'optional'> {
  onSubmit: (value: string) => Promise<void>;
  /** Rendered between the field and the button. */
  before?: ReactNode;
}

/** Renders a form with a single field. */
export function FieldForm({ submit, busy, error, errorText, before, onSubmit, ...field }: FieldFormProps) {
  return (
    <BoxForm
      submit={submit}
      busy={busy}
      error={error}
      errorText={errorText}
      onSubmit={({ value = '' }) => onSubmit(value)}
    >
      <BoxField name="value" {...field} />
      {before}
    </BoxForm>
  );
}

interface EmailFormProps {
  submit: string;
  busy: boolean;
  error: IdentityError | null;
  errorText: string | undefined;
  /** Initial value of the field. */
  email?: string;
  /** Rendered between the field and the button. */
  before?: ReactNode;
  /** Whether the browser may suggest passkeys in the field. Default false. */
  suggestsPasskeys?: boolean;
  /** Renders a visually hidden password field, so that a password manager fills in both. Default false. */
  takesPassword?: boolean;
  onSubmit: (email: string, password: string | undefined) => Promise<void>;
  /** Called on each change of the address. */
  onType?: (email: string) => void;
}

/** Renders a form for an email address. */
export function EmailForm({
  submit,
  busy,
  error,
  errorText,
  email,
  before,
  suggestsPasskeys = false,
  takesPassword = false,
  onSubmit,
  onType,
}: EmailFormProps) {
  const texts = useFlowTexts('box').email;
  const password = useRef<HTMLInputElement>(null);
  return (
    <FieldForm
      submit={submit}
      busy={busy}
      error={error}
      errorText={errorText}
      before={before}
      onSubmit={(value) => onSubmit(value, password.current?.value || undefined)}
      label={texts.label}
      check={(value) => (isEmail(value) ? undefined : texts.invalid)}
    >
      {(input) => (
        <>
          <Input
            {...input}
            onInput={({ currentTarget }) => {
              input.onInput();
              onType?.(currentTarget.value);
            }}
            type="email"
            name="email"
            defaultValue={email && readableEmail(email)}
            autoComplete={suggestsPasskeys ? 'username webauthn' : 'username'}
            autoCapitalize="none"
            enterKeyHint="next"
            spellCheck={false}
            data-step-focus=""
          />
          {takesPassword && (
            <input
              ref={password}
              type="password"
              name="password"
              autoComplete="current-password"
              tabIndex={-1}
              aria-hidden
              className="gh:sr-only"
            />
          )}
        </>
      )}
    </FieldForm>
  );
}
