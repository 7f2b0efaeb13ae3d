'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { RecoveryForm } from '../form/recovery-form';
import type { ScreenProps } from '../frame/flow-box';

type Props = ScreenProps<typeof loginFlow, 'recoverTwoFactor'>;

export function RecoverTwoFactor({ send, busy, error, errorText }: Props) {
  return (
    <RecoveryForm
      error={error}
      errorText={errorText}
      busy={busy === 'submit'}
      onSubmit={({ recoveryCode }) => send('submit', { recoveryCode })}
      onCancel={() => void send('cancel')}
    />
  );
}
