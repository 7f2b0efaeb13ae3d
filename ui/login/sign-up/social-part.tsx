'use client';
import { texts } from '../../locales/en/flows/login';
import SocialButtons, { type SocialButtonsProps } from '../social-buttons';
import { FlowTextsProvider, keepEnglish, type TextPart } from '../texts';

keepEnglish('login', texts);

const parts: readonly TextPart[] = ['login'];

/** Renders the social providers with their texts, which the sign-up form does not need. */
export default function SocialPart(props: SocialButtonsProps) {
  return (
    <FlowTextsProvider parts={parts} quiet>
      <SocialButtons {...props} />
    </FlowTextsProvider>
  );
}
