'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { BoxForm } from './box-form';
import { PhoneField } from './phone-field';

export interface PhoneFormProps {
  submit: string;
  busy: boolean;
  error: IdentityError | null;
  errorText: string | undefined;
  /** A number to correct, with `+` and the code of its country. */
  phoneNumber?: string;
  onSubmit: (phoneNumber: string) => Promise<void>;
}

/** Asks for a phone number alone. */
export function PhoneForm({ phoneNumber, onSubmit, ...form }: PhoneFormProps) {
  return (
    <BoxForm {...form} onSubmit={({ phoneNumber: typed = '' }) => onSubmit(typed)}>
      <PhoneField name="phoneNumber" phoneNumber={phoneNumber} isFirst />
    </BoxForm>
  );
}
