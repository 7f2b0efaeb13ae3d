'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import KeyRound from 'lucide-react/icons/key-round';
import { Input } from '../../kit/input';
import { FieldForm } from '../field-form';
import type { ScreenProps } from '../flow-box';
import { LinkButton } from '../link-button';
import { placeRefusal } from '../refusal';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'recoverTwoFactor'>;

export default function RecoverTwoFactor({ send, busy, error, errorText }: Props) {
  const { recovery } = useFlowTexts('loginLater');
  return (
    <Step icon={KeyRound} title={recovery.title} text={recovery.text} error={placeRefusal(error, errorText).above}>
      <FieldForm
        {...{ error, errorText }}
        label={recovery.label}
        submit={recovery.submit}
        busy={busy === 'submit'}
        check={(value) => (value.trim() === '' ? recovery.missing : undefined)}
        onSubmit={(recoveryCode) => send('submit', { recoveryCode })}
        secret
      >
        {(input) => (
          <Input
            {...input}
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            className="gh:font-mono"
            data-step-focus=""
          />
        )}
      </FieldForm>
      <LinkButton onClick={() => void send('cancel')}>{recovery.cancel}</LinkButton>
    </Step>
  );
}
