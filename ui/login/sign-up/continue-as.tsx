'use client';
import UserCheck from 'lucide-react/icons/user-check';
import { ActionStep } from '../frame/action-step';
import { LinkButton } from '../frame/link-button';
import { useFlowTexts } from '../texts';

export interface ContinueAsProps {
  title: string;
  /** Name or email address of the signed-in user. */
  name: string;
  busy: boolean;
  errorText: string | undefined;
  onContinue: () => void;
  onOther: () => void;
}

/** Renders the choice of a signed-in user: continue, or sign up as another user. */
export function ContinueAs({ title, name, busy, errorText, onContinue, onOther }: ContinueAsProps) {
  const texts = useFlowTexts('signUp');
  return (
    <ActionStep
      icon={UserCheck}
      title={title}
      text={texts.signedIn}
      error={errorText}
      action={texts.continueAs(name)}
      onAction={onContinue}
    >
      <LinkButton loading={busy} onClick={onOther}>
        {texts.useOther}
      </LinkButton>
    </ActionStep>
  );
}
