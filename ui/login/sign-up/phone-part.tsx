'use client';
import { PhoneField, type PhoneFieldProps } from '../phone-field';
import { FlowTextsProvider, type TextPart } from '../texts';

const parts: readonly TextPart[] = ['phoneNumber'];

/** The phone number with the words and the countries it needs, which few sign-ups ask for. */
export default function PhonePart(props: PhoneFieldProps) {
  return (
    <FlowTextsProvider parts={parts}>
      <PhoneField {...props} />
    </FlowTextsProvider>
  );
}
