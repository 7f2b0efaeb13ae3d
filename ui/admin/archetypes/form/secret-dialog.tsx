'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { SecretDialog as KitSecretDialog, type Secret } from '../../../kit/overlay/secret-dialog';
import { useIdentity } from '../../../react/identity';

/** Milliseconds between the form and the secret, as specified. */
const PAUSE = 200;

export interface SecretDialogProps {
  /** Secrets to render once; undefined closes the dialog. Clear them in `onClose`. */
  secrets: readonly Secret[] | undefined;
  onClose: () => void;
  title: ReactNode;
  description: ReactNode;
  fileName: string;
}

/** Renders the secret of a created entity, a moment after its form has closed. */
export function SecretDialog({ secrets, onClose, ...props }: SecretDialogProps) {
  const { environment } = useIdentity();
  const isPending = Boolean(secrets);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const cancel = environment.after(PAUSE, () => setOpen(true));
    return () => {
      cancel();
      setOpen(false);
    };
  }, [isPending, environment]);

  return (
    <KitSecretDialog
      {...props}
      open={open && isPending}
      onOpenChange={(next) => !next && onClose()}
      secrets={secrets ?? []}
    />
  );
}
