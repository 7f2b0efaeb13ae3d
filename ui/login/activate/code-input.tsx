'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { useEffect, useState } from 'react';
import { OtpInput } from '../../kit/form/otp-input';
import type { BoxInputProps } from '../form/box-form';

export interface CodeInputProps {
  field: BoxInputProps;
  /** Whether the input is focused when its step mounts. */
  isFirst: boolean;
  /** Error of the flow; a rejected code is cleared. */
  error: IdentityError | null;
}

/** Renders an input for six digits in a form with other fields, which is submitted by its button. */
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
