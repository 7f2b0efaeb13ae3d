'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../kit/button';
import { describedBy, FieldFrame } from '../kit/field';
import { placeRefusal } from './refusal';

/** What the input of a form gets. */
interface FormInputProps {
  ref: RefObject<HTMLInputElement | null>;
  id: string;
  required: true;
  onInput: () => void;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

export interface FieldFormProps {
  label: string;
  submit: string;
  busy: boolean;
  error: IdentityError | null;
  errorText: string | undefined;
  /** What is wrong with a value, or undefined. */
  check: (value: string) => string | undefined;
  onSubmit: (value: string) => Promise<void>;
  /** Emptied once it was answered; what never arrived stays, so that it need not be typed again. */
  secret?: boolean;
  hint?: ReactNode;
  /** Beside the label, at its end. */
  aside?: ReactNode;
  children: (input: FormInputProps) => ReactNode;
}

/**
 * A form of one field. Written without the form library on purpose: the first screens of the box weigh a quarter less,
 * and a value that is read from the input alone is never copied into an attribute.
 */
export function FieldForm({
  label,
  submit,
  busy,
  error,
  errorText,
  check,
  onSubmit,
  secret,
  hint,
  aside,
  children,
}: FieldFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [mistake, setMistake] = useState<string>();
  /** The error that was shown when the user began to type again. */
  const [seen, setSeen] = useState<IdentityError | null>(null);
  const refused = error === seen || busy ? undefined : placeRefusal(error, errorText).atField;
  const field = { id, hintId: `${id}-hint`, errorId: `${id}-error`, error: mistake ?? refused };

  useEffect(() => {
    if (!error || !input.current) return;
    if (secret && error.statusCode > 0) input.current.value = '';
    input.current.focus();
  }, [error, secret]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const value = input.current?.value ?? '';
    const found = check(value);
    setMistake(found);
    if (found) input.current?.focus();
    else if (!busy) void onSubmit(value);
  };

  const edit = () => {
    setMistake(undefined);
    setSeen(error);
  };

  return (
    <form noValidate onSubmit={send} className="gh:grid gh:gap-5">
      <FieldFrame field={field} label={label} hint={hint} aside={aside}>
        {children({ ref: input, id, required: true, onInput: edit, ...describedBy(field, hint) })}
      </FieldFrame>
      <Button type="submit" loading={busy} className="gh:w-full">
        {submit}
      </Button>
    </form>
  );
}
