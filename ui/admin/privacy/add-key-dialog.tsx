'use client';
import * as mfaDevices from '@gatehouse/sdk/mfa-devices';
import { useToast } from '../../kit/feedback/toast';
import { useCapability } from '../../react/capability';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { KeyDialog } from './key-dialog';

interface AddKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onRecoveryCode: (code: string | undefined) => void;
}

/** Renders the enrollment of a security key, or of the device itself, as a second factor. */
export function AddKeyDialog({ open, onClose, onRecoveryCode }: AddKeyDialogProps) {
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
