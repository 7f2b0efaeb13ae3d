'use client';
import { useCallback } from 'react';
import { Button } from '../kit/button';
import { Dialog, DialogClose, DialogFooter } from '../kit/dialog';
import type { AdminTextLoaders } from '../locales/en';
import type { HostedPortalTexts } from '../locales/en/admin/hosted-portal';
import { useLateTexts } from '../react/late-texts';
import { useTexts } from '../react/texts';
import { adminLoadersOf } from './admin-loaders';

export interface HostedPortalDialogProps {
  onClose: () => void;
  /** Called when the user continues in this tab. */
  onStay: () => void;
}

// Not through `text-parts`, which would include the frame of the administration.
const loaded = new WeakMap<AdminTextLoaders, HostedPortalTexts>();

/** Renders the offer to open the provider's portal in this tab, if the browser blocked a new one. */
export default function HostedPortalDialog({ onClose, onStay }: HostedPortalDialogProps) {
  const words = useTexts();
  const admin = adminLoadersOf(words);
  const load = useCallback(async () => {
    loaded.set(admin, (await admin.hostedPortal()).texts);
  }, [admin]);
  const { texts } = useLateTexts(loaded.get(admin), load);
  if (!texts) return null;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={texts.title} description={texts.text}>
      <DialogFooter>
        <DialogClose>{words.kit.cancel}</DialogClose>
        <Button onClick={onStay}>{texts.here}</Button>
      </DialogFooter>
    </Dialog>
  );
}
