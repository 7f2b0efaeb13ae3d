'use client';
import * as mfaDevices from '@gatehouse/sdk/mfa-devices';
import { minLength, object, string } from 'zod/mini';
import { useToast } from '../../kit/feedback/toast';
import { Form, SubmitButton } from '../../kit/form/form';
import { OtpField } from '../../kit/form/otp-field';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { CodeDialog } from '../archetypes/form/code-dialog';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { useStepUp } from '../archetypes/form/step-up';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import type { FactorChoice, RemovableFactor } from './factor-rules';
import { useFactorName } from './factor-rules';
import { KeyDialog } from './key-dialog';

interface Removal {
  factor: RemovableFactor;
  isLast: boolean;
  isOld: boolean;
}

interface RemoveFactorDialogProps {
  task: Removal | undefined;
  onClose: () => void;
}

/**
 * Renders the removal of a factor. Removing the last one requires using it, since it disables two-step verification.
 */
export function RemoveFactorDialog({ task, onClose }: RemoveFactorDialogProps) {
  const { factors: texts } = useAdminTexts('privacy');
  const name = useFactorName();
  const toaster = useToast();
  const stepUp = useStepUp();
  const { disableAuthenticator, disableSms, startDisableSms, disableKey, disable, removeDevice } =
    useCapability(mfaDevices);
  const app = useSubmit(disableAuthenticator());
  const oldApp = useSubmit(disable());
  const phone = { start: useSubmit(startDisableSms()), end: useSubmit(disableSms()) };
  const key = useSubmit(disableKey());
  const called = task ? name(task.factor) : '';
  const deviceId = task?.factor.id ?? '';
  const proves = (kind: FactorChoice) => task !== undefined && task.factor.kind === kind && (task.isLast || task.isOld);
  const title = texts.removeTitle(called);

  return (
    <>
      <ConfirmDialog
        item={task && !task.isLast && !task.isOld ? task : undefined}
        onClose={onClose}
        title={({ factor }) => texts.removeTitle(name(factor))}
        description={texts.removeText}
        confirmLabel={texts.remove}
        mutation={removeDevice()}
        toVariables={({ factor: { kind, id } }) => ({ kind, deviceId: id })}
        run={stepUp.run}
        toast={({ factor }) => texts.removed(name(factor))}
      />
      <CodeDialog
        open={proves('phone')}
        onClose={onClose}
        title={title}
        description={texts.removeLastText}
        send={() => phone.start(deviceId)}
        sentText={() => texts.phone.sentTo(called)}
        confirm={({ otcToken }, code) => phone.end({ deviceId, otcToken, code })}
        confirmLabel={texts.turnOff}
        toast={texts.turnedOff}
      />
      <KeyDialog
        open={proves('key')}
        onClose={onClose}
        title={title}
        description={`${texts.removeLastText} ${texts.key.prove}`}
        confirmLabel={texts.turnOff}
        run={() => key({ deviceId, isLast: true })}
        onDone={() => toaster.success(texts.turnedOff)}
      />
      <AppProof
        open={proves('app')}
        onClose={onClose}
        title={title}
        send={async (code) => {
          await stepUp.run(async () => void (await (task?.isOld ? oldApp(code) : app({ deviceId, code }))));
          toaster.success(texts.turnedOff);
        }}
      />
      {stepUp.dialog}
    </>
  );
}

interface AppProofProps {
  open: boolean;
  onClose: () => void;
  title: string;
  send: (code: string) => Promise<void>;
}

/** Renders the form for a code of the app to be removed. */
function AppProof({ open, onClose, title, send }: AppProofProps) {
  const { factors: texts } = useAdminTexts('privacy');
  const { code: codeTexts } = useAdminTexts('frame').resource;
  const kit = useKitTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={`${texts.removeLastText} ${texts.app.prove}`}
      size="sm"
      sticky
    >
      <Form
        schema={object({ code: string().check(minLength(6, codeTexts.incomplete)) })}
        defaultValues={{ code: '' }}
        onSubmit={async ({ code }, form) => {
          try {
            await send(code);
          } catch (thrown) {
            form.reset({ code: '' });
            throw thrown;
          }
          onClose();
        }}
      >
        <OtpField name="code" label={texts.app.codeLabel} autoFocus />
        <DialogFooter>
          <DialogClose>{kit.cancel}</DialogClose>
          <SubmitButton variant="danger">{texts.turnOff}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
