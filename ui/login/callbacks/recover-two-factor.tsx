'use client';
import type { socialCallbackFlow } from '@gatehouse/sdk/flows/callbacks';
import type { ScreenProps } from '../flow-box';
import { RecoveryForm } from '../recovery-form';
import { FlowTextsProvider } from '../texts';

type Props = ScreenProps<typeof socialCallbackFlow, 'recoverTwoFactor'>;

const parts = ['loginLater'] as const;

export default function RecoverTwoFactor({ context, send, busy, error, errorText }: Props) {
  return (
    <FlowTextsProvider parts={parts}>
      <RecoveryForm
        {...{ error, errorText }}
        asksEmail={!context.email}
        busy={busy === 'submit'}
        onSubmit={(values) => send('submit', values)}
        onCancel={() => void send('cancel')}
      />
    </FlowTextsProvider>
  );
}
