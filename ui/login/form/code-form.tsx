'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { Checkbox } from '../../kit/form/checkbox';
import { describedBy, FieldFrame } from '../../kit/form/field';
import { OtpInput } from '../../kit/form/otp-input';
import { useKitTexts } from '../../kit/texts';
import { useBoxElement } from '../application/use-box-element';
import { placeRefusal } from '../frame/refusal';
import { StepError } from '../frame/step';
import { useFlowTexts } from '../texts';
import { useWebOtp } from './use-web-otp';

interface CodeInput {
  code: string;
  rememberDevice?: boolean;
}

export interface CodeFormProps {
  submit: string;
  /** Label of the trusted device checkbox. Without it there is none. */
  remember?: string;
  error: IdentityError | null;
  errorText: string | undefined;
  busy: boolean;
  /** Whether the code is sent by text message, so that the browser can autofill it. Default false. */
  bySms?: boolean;
  onSubmit: (input: CodeInput) => Promise<void>;
}

/**
 * Renders an input for six digits that submits on the last digit. Like `FieldForm`, it does not use the form library.
 */
export function CodeForm({ submit, remember, error, errorText, busy, bySms = false, onSubmit }: CodeFormProps) {
  const id = useId();
  const { sentWhenComplete } = useKitTexts();
  const { label, incomplete } = useFlowTexts('box').code;
  const input = useRef<HTMLInputElement>(null);
  const remembers = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [inputError, setInputError] = useState<string>();
  /** The error that the user has started to correct; it is no longer rendered. */
  const [correctedError, setCorrectedError] = useState<IdentityError | null>(null);
  const refusal = placeRefusal(busy ? null : error, errorText);
  const refused = error === correctedError ? undefined : refusal.atField;
  const field = { id, hintId: `${id}-hint`, errorId: `${id}-error`, error: inputError ?? refused };

  useEffect(() => {
    if (!error) return;
    // A code that the provider checked is cleared; after other errors it is kept.
    if (error.statusCode > 0 && error.statusCode < 500) setCode('');
    input.current?.focus();
  }, [error]);

  const send = (digits: string) => {
    if (busy) return;
    const isComplete = digits.length === 6;
    setInputError(isComplete ? undefined : incomplete);
    if (isComplete) void onSubmit({ code: digits, rememberDevice: remembers.current?.checked ?? false });
    else input.current?.focus();
  };

  useWebOtp(bySms, (digits) => {
    setCode(digits);
    send(digits);
  });

  const edit = (digits: string) => {
    setCode(digits);
    setInputError(undefined);
    setCorrectedError(error);
  };

  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };

  return (
    <form data-slot="form" noValidate onSubmit={submitForm} className={cn('gh:grid gh:gap-5', useBoxElement('form'))}>
      <StepError text={refusal.above} />
      <div data-step-focus="">
        <FieldFrame field={field} label={label} hint={sentWhenComplete}>
          <OtpInput
            ref={input}
            id={id}
            name="code"
            value={code}
            onChange={edit}
            onComplete={send}
            {...describedBy(field, sentWhenComplete)}
          />
        </FieldFrame>
      </div>
      {/* The hint of the code says that its last digit submits the form, so what belongs to it is ticked first. */}
      {remember && (
        <div data-slot="field" className="gh:grid gh:grid-cols-[auto_1fr] gh:gap-x-3">
          <Checkbox ref={remembers} id={`${id}-remember`} name="rememberDevice" className="gh:mt-0.5" />
          <label htmlFor={`${id}-remember`} className="gh:text-sm">
            {remember}
          </label>
        </div>
      )}
      <Button type="submit" loading={busy} className="gh:w-full">
        {submit}
      </Button>
    </form>
  );
}
