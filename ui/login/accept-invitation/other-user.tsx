'use client';
import { Alert } from '../../kit/feedback/alert';
import { useFlowTexts } from '../texts';

export interface OtherUserProps {
  /** Email of the signed-in user. */
  email: string | undefined;
}

/** Renders the notice that another user is signed in, and the effect of accepting. */
export function OtherUser({ email }: OtherUserProps) {
  const texts = useFlowTexts('acceptInvitation');
  return email === undefined ? null : <Alert tone="warning">{texts.otherUser(email)}</Alert>;
}
