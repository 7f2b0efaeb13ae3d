'use client';
import { Button } from '../../kit/button/button';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import { FrameTexts, useAdminTexts } from '../texts';

interface HostedPortalDialogProps {
  onClose: () => void;
  /** Called when the user continues in this tab. */
  onStay: () => void;
}

/** Renders the offer to open the provider's portal in this tab, if the browser blocked a new one. */
export default function HostedPortalDialog(props: HostedPortalDialogProps) {
  return (
    <FrameTexts>
      <Offer {...props} />
    </FrameTexts>
  );
}

function Offer({ onClose, onStay }: HostedPortalDialogProps) {
  const texts = useAdminTexts('frame').hostedPortal;
  const kit = useKitTexts();
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={texts.title} description={texts.text}>
      <DialogFooter>
        <DialogClose>{kit.cancel}</DialogClose>
        <Button onClick={onStay}>{texts.here}</Button>
      </DialogFooter>
    </Dialog>
  );
}
