'use client';
import { AdminPortal, type AdminPortalProps } from '../admin/frame/admin-portal';
import { StepUpDialogs } from '../login/step-up/step-up-dialogs';

/** The administration with confirmations in place. */
export default function MountedAdmin(props: AdminPortalProps) {
  return (
    <StepUpDialogs>
      <AdminPortal {...props} />
    </StepUpDialogs>
  );
}
