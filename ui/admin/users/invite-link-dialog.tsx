'use client';
import { chunk } from '../../kit/chunk';
import { Dialog } from '../../kit/dialog';
import { lazyTab } from '../resource/lazy-tab';
import { useAdminTexts } from '../texts';

const InviteLink = lazyTab(
  chunk(() => import('./invite-link')),
  'usersLink',
);

interface InviteLinkDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the dialog of the account's invite link. */
export function InviteLinkDialog({ open, onClose }: InviteLinkDialogProps) {
  const texts = useAdminTexts('users');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.inviteLink}
      description={texts.inviteLinkText}
    >
      <InviteLink />
    </Dialog>
  );
}
