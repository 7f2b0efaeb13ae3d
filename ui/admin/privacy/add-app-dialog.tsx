'use client';
import * as mfaDevices from '@gatehouse/sdk/mfa-devices';
import { useCallback, useEffect, useRef, useState } from 'react';
import { minLength, object, string } from 'zod/mini';
import { Alert } from '../../kit/feedback/alert';
import { RetryButton } from '../../kit/feedback/retry-button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useToast } from '../../kit/feedback/toast';
import { Form, SubmitButton } from '../../kit/form/form';
import { OtpField } from '../../kit/form/otp-field';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { SetupKeyCard } from '../../kit/setup-key/setup-key-card';
import { useSetupKey } from '../../kit/setup-key/use-setup-key';
import { useKitTexts } from '../../kit/texts';
import { appCodeError } from '../../react/app-code-error';
import { useCapability } from '../../react/capability';
import { useStepUp } from '../archetypes/form/step-up';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';

interface AddAppDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whether the provider supports one app per user only. */
  isOld: boolean;
  onRecoveryCode: (code: string | undefined) => void;
}

/** Renders the enrollment of an authenticator app: QR code and key side by side, then a code of the app. */
export function AddAppDialog({ open, onClose, ...props }: AddAppDialogProps) {
  const { app: texts } = useAdminTexts('privacy').factors;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.text}
      sticky
      className="gh:sm:max-w-150"
    >
      <Enrollment {...props} onClose={onClose} />
    </Dialog>
  );
}

function Enrollment({ onClose, isOld, onRecoveryCode }: Omit<AddAppDialogProps, 'open'>) {
  const { factors: texts } = useAdminTexts('privacy');
  const { code } = useAdminTexts('frame').resource;
  const kit = useKitTexts();
  const toaster = useToast();
  const stepUp = useStepUp();
  const { startAuthenticator, verifyAuthenticator, startEnrollment, verifyEnrollment } = useCapability(mfaDevices);
  const begin = useSubmit(isOld ? startEnrollment() : startAuthenticator());
  const verify = useSubmit(isOld ? verifyEnrollment() : verifyAuthenticator());
  const [picture, setPicture] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const box = useRef<HTMLDivElement>(null);

  const latest = useRef(() => stepUp.run(() => begin()));
  latest.current = () => stepUp.run(() => begin());
  const load = useCallback(() => {
    setProblem(undefined);
    latest.current().then(({ qrCode }) => setPicture(qrCode), setProblem);
  }, []);
  const isStarted = useRef(false);
  useEffect(() => {
    // Each call would create another secret.
    if (isStarted.current) return;
    isStarted.current = true;
    load();
  }, [load]);

  return (
    <div ref={box} className="gh:grid gh:gap-5">
      <div role="alert" className={problem === undefined ? 'gh:sr-only' : undefined}>
        {problem !== undefined && (
          <Alert tone="danger" actions={<RetryButton error={problem} onRetry={load} />}>
            {kit.describeError(problem)}
          </Alert>
        )}
      </div>
      {picture ? <Secret picture={picture} /> : problem === undefined && <Skeleton className="gh:h-46" />}
      <Form
        schema={object({ code: string().check(minLength(6, code.incomplete)) })}
        defaultValues={{ code: '' }}
        onSubmit={async (values, form) => {
          try {
            const { recoveryCode } = await verify(values.code);
            onClose();
            toaster.success(texts.added);
            onRecoveryCode(recoveryCode);
          } catch (thrown) {
            const error = appCodeError(thrown);
            if (error.statusCode > 0) form.reset({ code: '' });
            form.setFocus('code');
            throw error;
          }
        }}
      >
        <OtpField
          name="code"
          label={texts.app.codeLabel}
          onComplete={() => picture && box.current?.querySelector('form')?.requestSubmit()}
        />
        <DialogFooter>
          <DialogClose>{kit.cancel}</DialogClose>
          <SubmitButton disabledReason={picture ? undefined : kit.loading}>{texts.turnOn}</SubmitButton>
        </DialogFooter>
      </Form>
      {stepUp.dialog}
    </div>
  );
}

/**
 * Renders the QR code and its key for manual entry; the key is read in this page only, since the picture contains a
 * secret.
 */
function Secret({ picture }: { picture: string }) {
  const { app: texts } = useAdminTexts('privacy').factors;
  const { state } = useSetupKey(picture, true);
  return (
    <div className="gh:grid gh:items-center gh:gap-5 gh:sm:grid-cols-[auto_minmax(0,1fr)]">
      <img
        src={picture}
        alt={texts.pictureAlt}
        width={184}
        height={184}
        className="gh:size-46 gh:justify-self-center gh:rounded gh:border gh:border-line gh:bg-[white] gh:p-1"
      />
      {state.status === 'read' && <SetupKeyCard setupKey={state.setupKey} texts={texts.setup} />}
      {state.status === 'reading' && <Skeleton className="gh:h-36" />}
    </div>
  );
}
