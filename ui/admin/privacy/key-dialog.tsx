'use client';
import { toIdentityError } from '@gatehouse/sdk';
import { useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import { useStepUp } from '../archetypes/form/step-up';
import { useAdminTexts } from '../texts';

interface KeyDialogProps<Result> {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  confirmLabel: string;
  /** Runs the WebAuthn ceremony and sends its result to the provider. */
  run: () => Promise<Result>;
  onDone: (result: Result) => void;
}

/** Renders an explanation before the browser's own dialog opens. */
export function KeyDialog<Result>(props: KeyDialogProps<Result>) {
  const [isBusy, setIsBusy] = useState(false);
  const { open, onClose, title, description } = props;
  return (
    <Dialog
      open={open}
      title={title}
      description={description}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      sticky
      locked={isBusy}
    >
      <Ceremony {...props} isBusy={isBusy} onBusy={setIsBusy} />
    </Dialog>
  );
}

interface CeremonyProps<Result> extends KeyDialogProps<Result> {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

function Ceremony<Result>({ onClose, confirmLabel, run, onDone, isBusy, onBusy }: CeremonyProps<Result>) {
  const { factors: texts } = useAdminTexts('privacy');
  const kit = useKitTexts();
  const ceremony = useCeremony();
  const [note, setNote] = useState<{ text: string; tone: 'info' | 'danger' }>();
  const begin = async () => {
    onBusy(true);
    setNote(undefined);
    try {
      const done = await ceremony.run(run);
      if (!done) return setNote({ text: texts.canceled, tone: 'info' });
      onClose();
      onDone(done.result);
    } catch (thrown) {
      setNote({ text: kit.describeError(thrown), tone: 'danger' });
    } finally {
      onBusy(false);
    }
    return undefined;
  };
  return (
    <>
      <div role="alert" className={note ? undefined : 'gh:sr-only'}>
        {note && <Alert tone={note.tone}>{note.text}</Alert>}
      </div>
      <DialogFooter>
        <DialogClose disabled={isBusy}>{kit.cancel}</DialogClose>
        <Button loading={isBusy} onClick={() => void begin()}>
          {confirmLabel}
        </Button>
      </DialogFooter>
      {ceremony.dialog}
    </>
  );
}

/**
 * Returns a function that runs a WebAuthn ceremony. It resolves to `undefined` if the user cancels the browser's
 * dialog.
 */
const useCeremony = () => {
  const stepUp = useStepUp();
  const run = async <T,>(action: () => Promise<T>): Promise<{ result: T } | undefined> => {
    try {
      return { result: await stepUp.run(action) };
    } catch (thrown) {
      if (toIdentityError(thrown).errorCode === 'passkey-canceled') return undefined;
      throw thrown;
    }
  };
  return { run, dialog: stepUp.dialog };
};
