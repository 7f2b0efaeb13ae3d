'use client';
import * as passwords from '@gatehouse/sdk/passwords';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { useAdminTexts } from '../texts';

// All dialogs of the page are one download.
export { DomainDialogs } from './domain-dialogs';
export { IpDialogs } from './ip-dialogs';

interface ResetBreachedDialogProps {
  /** Number of affected users; the dialog is open while it is set. */
  count: number | undefined;
  onClose: () => void;
}

/** Renders the confirmation before every user with a breached password is sent a reset email. */
export function ResetBreachedDialog({ count, onClose }: ResetBreachedDialogProps) {
  const { overview: texts } = useAdminTexts('security');
  const { resetAllBreached } = useCapability(passwords);
  return (
    <ConfirmDialog
      item={count === undefined ? undefined : { count }}
      onClose={onClose}
      title={(item) => texts.resetTitle(item.count)}
      description={texts.resetText}
      confirmLabel={texts.resetConfirm}
      tone="primary"
      mutation={resetAllBreached()}
      toVariables={() => undefined}
      toast={(item) => texts.resetDone(item.count)}
    />
  );
}
