'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { isEmail } from '@gatehouse/sdk/text';
import KeyRound from 'lucide-react/icons/key-round';
import { Input } from '../../kit/form/input';
import { placeRefusal } from '../frame/refusal';
import { LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { BoxField, BoxForm } from './box-form';

interface RecoveryFormProps {
  /** Whether the user's email address is not known yet. Default false. */
  asksEmail?: boolean;
  busy: boolean;
  error: IdentityError | null;
  errorText: string | undefined;
  onSubmit: (values: { recoveryCode: string; email?: string }) => Promise<void>;
  onCancel: () => void;
}

/** Renders the form that turns the second factor off with a recovery code. */
export function RecoveryForm({ asksEmail = false, busy, error, errorText, onSubmit, onCancel }: RecoveryFormProps) {
  const { recovery } = useFlowTexts('loginLater');
  const { email } = useFlowTexts('box');
  return (
    <Step icon={KeyRound} title={recovery.title} text={recovery.text} error={placeRefusal(error, errorText).above}>
      <BoxForm
        busy={busy}
        error={error}
        errorText={errorText}
        submit={recovery.submit}
        refused={() => 'recoveryCode'}
        onSubmit={({ recoveryCode = '', ...values }) => onSubmit({ recoveryCode, ...values })}
      >
        {asksEmail && (
          <BoxField name="email" label={email.label} check={(value) => (isEmail(value) ? undefined : email.invalid)}>
            {(input) => (
              <Input
                {...input}
                type="email"
                name="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                data-step-focus=""
              />
            )}
          </BoxField>
        )}
        <BoxField
          name="recoveryCode"
          label={recovery.label}
          check={(value) => (value.trim() === '' ? recovery.missing : undefined)}
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
              data-step-focus={asksEmail ? undefined : ''}
            />
          )}
        </BoxField>
      </BoxForm>
      <LinkButton onClick={onCancel}>{recovery.cancel}</LinkButton>
    </Step>
  );
}
