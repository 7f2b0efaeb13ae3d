'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { useEffect, useState } from 'react';
import { OtpInput } from '../../kit/otp-input';
import type { BoxInputProps } from '../box-form';

export interface CodeInputProps extends BoxInputProps {
  /** Takes the focus when its step appears. */
  isFirst: boolean;
  /** Of the flow: a code that was refused is emptied. */
  error: IdentityError | null;
}

/** Six digits in a form with further fields; the form is sent by its button. */
export function CodeInput({ ref, id, required, onInput, isFirst, error, ...described }: CodeInputProps) {
  const [code, setCode] = useState('');
  useEffect(() => {
    if (error?.errorCode === 'wrong-code') setCode('');
  }, [error]);
  return (
    <div {...(isFirst && { 'data-step-focus': '' })}>
      <OtpInput
        ref={ref}
        id={id}
        name="code"
        required={required}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          onInput();
        }}
        {...described}
      />
    </div>
  );
}
