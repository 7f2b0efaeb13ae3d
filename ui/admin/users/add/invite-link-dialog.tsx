'use client';
import { Dialog } from '../../../kit/overlay/dialog';
import { useAdminTexts } from '../../texts';
import { InviteLink } from './invite-link';
import { useDefaultRoles } from './use-default-roles';

interface InviteLinkDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the dialog of the account's invite link. */
export function InviteLinkDialog({ open, onClose }: InviteLinkDialogProps) {
  const texts = useAdminTexts('users');
  const roles = useDefaultRoles(open);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.inviteLink}
      description={roles ? texts.inviteLinkRoles(roles) : texts.inviteLinkText}
    >
      <InviteLink />
    </Dialog>
  );
}
