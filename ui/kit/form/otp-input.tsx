'use client';
import { codeIn } from '@gatehouse/sdk/text';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { cn } from '../cn';
import { useElementClass } from '../root';

export interface OtpInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'type'> {
  value: string;
  /** Called with the digits only. */
  onChange: (digits: string) => void;
  /** Number of digits; default 6. */
  length?: number;
  /** Called when the last digit is entered, typed or pasted. */
  onComplete?: (code: string) => void;
}

/** Renders a one-time code without a label: one input for typing, pasting and autofill, styled as a row of boxes. */
export const OtpInput = forwardRef<HTMLInputElement, OtpInputProps>(function OtpInput(
  { value, onChange, length = 6, onComplete, onFocus, onBlur, ...props },
  ref,
) {
  const hostClass = useElementClass('code');
  const [focused, setFocused] = useState(false);
  const current = focused ? Math.min(value.length, length - 1) : undefined;
  const positions = Array.from({ length }, (_, place) => place);

  const change = (typed: string) => {
    const digits = codeIn(typed, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };

  return (
    <div data-slot="otp" className={cn('gh:relative gh:flex gh:gap-2', hostClass)} dir="ltr">
      <input
        {...props}
        ref={ref}
        value={value}
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="one-time-code"
        pattern="\d*"
        required
        onChange={(event) => change(event.target.value)}
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
        className="gh:absolute gh:inset-0 gh:z-1 gh:size-full gh:cursor-text gh:text-touch gh:text-transparent gh:caret-transparent gh:outline-none gh:selection:bg-transparent"
      />
      {positions.map((place) => (
        <span
          key={place}
          aria-hidden
          className={cn(
            'gh:flex gh:h-12 gh:min-w-0 gh:flex-1 gh:items-center gh:justify-center gh:rounded gh:border gh:border-control gh:bg-surface gh:text-lg gh:font-medium gh:tabular-nums gh:shadow-low',
            // The next digit goes here: it looks like every focused field, also while the code is invalid.
            place === current && 'gh:border-ring gh:outline-2 gh:outline-ring',
            place !== current && props['aria-invalid'] && 'gh:border-danger',
          )}
        >
          {value[place] ?? ''}
        </span>
      ))}
    </div>
  );
});
