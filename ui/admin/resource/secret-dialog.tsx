'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { SecretDialog as KitSecretDialog, type Secret } from '../../kit/secret-dialog';
import { useIdentity } from '../../react/identity';

/** Milliseconds between the form and the secret, as the specification sets it. */
const PAUSE = 200;

export interface SecretDialogProps {
  /** The secrets, shown once; undefined closes the dialog. Clear them in `onClose`. */
  secrets: readonly Secret[] | undefined;
  onClose: () => void;
  title: ReactNode;
  description: ReactNode;
  fileName: string;
}

/** Shows the secret of something that was just made, a moment after its form has gone. */
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
