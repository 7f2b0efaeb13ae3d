'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import { Button } from '../../kit/button';
import { CopyField } from '../../kit/copy-field';
import { saveText } from '../../kit/save-text';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof mfaFlow, 'recoveryCode'>;

export default function RecoveryCode({ context, send, busy, errorText }: Props) {
  const { kit } = useTexts();
  const { recoveryCode } = useFlowTexts('mfa');
  const code = context.recoveryCode ?? '';
  return (
    <Step icon={KeyRound} title={recoveryCode.title} text={recoveryCode.text} error={errorText}>
      <CopyField label={recoveryCode.label} value={code} />
      <div className="gh:grid gh:gap-3">
        <Button variant="secondary" onClick={() => saveText(recoveryCode.fileName, code)}>
          <Download aria-hidden />
          {kit.download}
        </Button>
        <Button loading={busy === 'continue'} onClick={() => void send('continue')}>
          {recoveryCode.submit}
        </Button>
      </div>
    </Step>
  );
}
