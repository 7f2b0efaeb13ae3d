'use client';
import type { socialCallbackFlow } from '@gatehouse/sdk/flows/callbacks';
import { RecoveryForm } from '../form/recovery-form';
import type { ScreenProps } from '../frame/flow-box';

type Props = ScreenProps<typeof socialCallbackFlow, 'recoverTwoFactor'>;

export function RecoverTwoFactor({ context, send, busy, error, errorText }: Props) {
  return (
    <RecoveryForm
      error={error}
      errorText={errorText}
      asksEmail={!context.email}
      busy={busy === 'submit'}
      onSubmit={(values) => send('submit', values)}
      onCancel={() => void send('cancel')}
    />
  );
}
