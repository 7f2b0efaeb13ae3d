'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { BoxForm } from './box-form';
import { PhoneField } from './phone-field';

export interface PhoneFormProps {
  submit: string;
  busy: boolean;
  error: IdentityError | null;
  errorText: string | undefined;
  /** Initial value, with `+` and calling code. */
  phoneNumber?: string;
  onSubmit: (phoneNumber: string) => Promise<void>;
}

/** Renders a form for a phone number only. */
export function PhoneForm({ phoneNumber, onSubmit, ...form }: PhoneFormProps) {
  return (
    <BoxForm {...form} onSubmit={({ phoneNumber: typed = '' }) => onSubmit(typed)}>
      <PhoneField name="phoneNumber" phoneNumber={phoneNumber} isFirst />
    </BoxForm>
  );
}
