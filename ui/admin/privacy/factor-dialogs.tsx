'use client';
import * as mfaDevices from '@gatehouse/sdk/mfa-devices';
import { isPhoneNumber } from '@gatehouse/sdk/text';
import { useState } from 'react';
import { useToast } from '../../kit/feedback/toast';
import { useCapability } from '../../react/capability';
import { CodeDialog } from '../archetypes/form/code-dialog';
import { SecretDialog } from '../archetypes/form/secret-dialog';
import { useSubmit } from '../archetypes/form/use-submit';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { AddAppDialog } from './add-app-dialog';
import type { FactorChoice, RemovableFactor } from './factor-rules';
import { KeyDialog } from './key-dialog';
import { RemoveFactorDialog } from './remove-factor-dialog';

/** Dialog to open for the second factor. `isOld`: the provider supports one app per user only. */
export type FactorTask =
  | { do: 'add'; choice: FactorChoice; isOld: boolean }
  | { do: 'remove'; factor: RemovableFactor; isLast: boolean; isOld: boolean };

/**
 * Renders the dialogs of second factors: add an app, phone or key, the recovery code of the first one, and remove one.
 */
export function FactorDialogs({ task, onClose }: TaskProps<FactorTask>) {
  const { factors: texts } = useAdminTexts('privacy');
  const { startSms, verifySms } = useCapability(mfaDevices);
  const start = useSubmit(startSms());
  const verify = useSubmit(verifySms());
  const [recoveryCode, setRecoveryCode] = useState<string>();
  const adds = (choice: FactorChoice) => task?.do === 'add' && task.choice === choice;
  const isOld = task?.isOld ?? false;

  return (
    <>
      <AddAppDialog open={adds('app')} onClose={onClose} isOld={isOld} onRecoveryCode={setRecoveryCode} />
      <AddKeyDialog open={adds('key')} onClose={onClose} onRecoveryCode={setRecoveryCode} />
      <CodeDialog
        open={adds('phone')}
        onClose={onClose}
        title={texts.phone.title}
        description={texts.phone.text}
        number={{ ...texts.phone.number, isValid: isPhoneNumber }}
        send={start}
        sentText={(_sent, number) => texts.phone.sentTo(number)}
        confirm={async ({ otcToken }, code) => setRecoveryCode((await verify({ otcToken, code })).recoveryCode)}
        confirmLabel={texts.turnOn}
        toast={texts.added}
      />
      <RemoveFactorDialog task={task?.do === 'remove' ? task : undefined} onClose={onClose} />
      <SecretDialog
        secrets={recoveryCode ? [{ label: texts.recovery.label, value: recoveryCode }] : undefined}
        onClose={() => setRecoveryCode(undefined)}
        title={texts.recovery.title}
        description={texts.recovery.text}
        fileName={texts.recovery.fileName}
      />
    </>
  );
}

interface AddKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onRecoveryCode: (code: string | undefined) => void;
}

/** Renders the enrollment of a security key, or of the device itself, as a second factor. */
function AddKeyDialog({ open, onClose, onRecoveryCode }: AddKeyDialogProps) {
  const { factors: texts } = useAdminTexts('privacy');
  const toaster = useToast();
  const add = useSubmit(useCapability(mfaDevices).addKey());
  return (
    <KeyDialog
      open={open}
      onClose={onClose}
      title={texts.key.title}
      description={texts.key.text}
      confirmLabel={texts.key.confirm}
      run={() => add()}
      onDone={({ recoveryCode }) => {
        toaster.success(texts.added);
        onRecoveryCode(recoveryCode);
      }}
    />
  );
}
