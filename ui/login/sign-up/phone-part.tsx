'use client';
import { PhoneField, type PhoneFieldProps } from '../phone-field';
import { FlowTextsProvider, type TextPart } from '../texts';

const parts: readonly TextPart[] = ['phoneNumber'];

/** Renders the phone number with its texts and countries; a separate chunk, since few sign-ups have one. */
export default function PhonePart(props: PhoneFieldProps) {
  return (
    <FlowTextsProvider parts={parts}>
      <PhoneField {...props} />
    </FlowTextsProvider>
  );
}
