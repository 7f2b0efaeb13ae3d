'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../kit/button/button';
import { CopyField } from '../../kit/display/copy-field';
import { Checkbox } from '../../kit/form/checkbox';
import { saveText } from '../../kit/save-text';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof mfaFlow, 'recoveryCode'>;

/** Makes the browser ask for confirmation before leaving a page with a code that is shown only once. */
const useLeaveWarning = (isActive: boolean): void =>
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isActive]);

export function RecoveryCode({ context, send, busy, errorText }: Props) {
  const { kit, common } = useTexts();
  const { recoveryCode } = useFlowTexts('mfa');
  const id = useId();
  const [isSaved, setIsSaved] = useState(false);
  const code = context.recoveryCode ?? '';
  useLeaveWarning(code !== '' && !isSaved);
  return (
    <Step icon={KeyRound} title={recoveryCode.title} text={recoveryCode.text} error={errorText}>
      <CopyField label={recoveryCode.label} value={code} />
      <div className="gh:grid gh:grid-cols-[repeat(auto-fit,minmax(calc(var(--gh-unit)*40),1fr))] gh:gap-3 gh:print:hidden">
        <Button variant="secondary" onClick={() => saveText(recoveryCode.fileName, code)}>
          <Download aria-hidden />
          {kit.download}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <Printer aria-hidden />
          {recoveryCode.print}
        </Button>
      </div>
      <div className="gh:grid gh:gap-5 gh:print:hidden">
        <div data-slot="field" className="gh:grid gh:grid-cols-[auto_1fr] gh:gap-x-3">
          <Checkbox
            id={id}
            checked={isSaved}
            onChange={(event) => setIsSaved(event.target.checked)}
            className="gh:mt-0.5"
          />
          <label htmlFor={id} className="gh:text-sm">
            {recoveryCode.saved}
          </label>
        </div>
        <Button
          className="gh:w-full"
          disabled={!isSaved}
          loading={busy === 'continue'}
          onClick={() => void send('continue')}
        >
          {common.continue}
        </Button>
      </div>
    </Step>
  );
}
