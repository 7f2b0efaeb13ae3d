'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { useEffect, useState } from 'react';
import { OtpInput } from '../../kit/otp-input';
import type { BoxInputProps } from '../box-form';

export interface CodeInputProps {
  field: BoxInputProps;
  /** Takes the focus when its step appears. */
  isFirst: boolean;
  /** Error of the flow; a refused code is cleared. */
  error: IdentityError | null;
}

/** Six digits in a form with further fields; the form is sent by its button. */
export function CodeInput({ field, isFirst, error }: CodeInputProps) {
  const { onInput, ...input } = field;
  const [code, setCode] = useState('');
  useEffect(() => {
    if (error?.errorCode === 'wrong-code') setCode('');
  }, [error]);
  return (
    <div {...(isFirst && { 'data-step-focus': '' })}>
      <OtpInput
        {...input}
        name="code"
        value={code}
        onChange={(digits) => {
          setCode(digits);
          onInput();
        }}
      />
    </div>
  );
}
