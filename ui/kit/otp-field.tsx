'use client';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { cn } from './cn';
import { describedBy, FieldFrame, type FieldProps } from './field';
import { useField } from './use-field';

export interface OtpFieldProps extends Omit<FieldProps, 'optional'> {
  /** Number of digits; 6 unless told otherwise. */
  length?: number;
  /** Called once the last digit is in, typed or pasted. */
  onComplete?: (code: string) => void;
  autoFocus?: boolean;
  disabled?: boolean;
}

/** A one-time code: one input for typing, pasting and filling in, drawn as a row of boxes. */
export function OtpField({
  name,
  label,
  hint,
  aside,
  labelHidden,
  className,
  length = 6,
  onComplete,
  autoFocus,
  disabled,
}: OtpFieldProps) {
  const field = useField(name);
  const { control } = useFormContext();
  const { field: input } = useController({ name, control, disabled });
  const [focused, setFocused] = useState(false);
  const code = String(input.value ?? '');

  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    input.onChange(digits);
    if (digits.length === length && digits !== code) onComplete?.(digits);
  };

  return (
    <FieldFrame {...{ field, label, hint, aside, labelHidden, className }}>
      <div data-slot="otp" className="gh:relative gh:flex gh:gap-2" dir="ltr">
        <input
          {...input}
          value={code}
          id={field.id}
          // biome-ignore lint/a11y/noAutofocus: asked for by the screen that shows nothing else
          autoFocus={autoFocus}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          required
          onChange={(event) => change(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            input.onBlur();
          }}
          className="gh:absolute gh:inset-0 gh:z-1 gh:size-full gh:cursor-text gh:text-transparent gh:caret-transparent gh:outline-none gh:selection:bg-transparent"
          {...describedBy(field, hint)}
        />
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            aria-hidden
            className={cn(
              'gh:flex gh:h-12 gh:min-w-0 gh:flex-1 gh:items-center gh:justify-center gh:rounded gh:border gh:border-control gh:bg-surface gh:text-lg gh:font-medium gh:tabular-nums gh:shadow-low',
              field.error && 'gh:border-danger',
              focused && index === Math.min(code.length, length - 1) && 'gh:outline-2 gh:outline-ring gh:border-ring',
            )}
          >
            {code[index] ?? ''}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
