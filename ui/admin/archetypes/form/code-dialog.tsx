'use client';
import { type IdentityError, toIdentityError } from '@gatehouse/sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { maxLength, minLength, object, refine, string, trim } from 'zod/mini';
import { Button } from '../../../kit/button/button';
import { useToast } from '../../../kit/feedback/toast';
import { TextField } from '../../../kit/form/fields';
import { Form, SubmitButton } from '../../../kit/form/form';
import { OtpField } from '../../../kit/form/otp-field';
import { Dialog, DialogClose, DialogFooter } from '../../../kit/overlay/dialog';
import { useKitTexts } from '../../../kit/texts';
import { durationText } from '../../../react/duration-text';
import { useTexts } from '../../../react/texts';
import { useResendWait } from '../../../react/use-resend-wait';
import { useAdminTexts } from '../../texts';
import { useStepUp } from './step-up';

/** Field for a phone number. */
export interface NumberStep {
  label: string;
  hint?: string;
  isValid: (number: string) => boolean;
  /** Error of an invalid number. */
  invalid: string;
}

export interface CodeDialogProps<Sent> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Explanation of the step. */
  description: string;
  /** Asks for the number first. Without it the code is sent to a known destination. */
  number?: NumberStep;
  /** Sends the code. */
  send: (number: string) => Promise<Sent>;
  /** Sends another code. Default `send`. */
  resend?: (number: string) => Promise<Sent>;
  /** Returns a sentence with the destination of the code. */
  sentText: (sent: Sent, number: string) => string;
  /** Verifies the code. */
  confirm: (sent: Sent, code: string) => Promise<unknown>;
  confirmLabel: string;
  toast: string;
}

interface Waiting<Sent> {
  sent: Sent;
  number: string;
}

/**
 * Renders a dialog that sends a code and verifies it; a wrong code keeps the dialog open, and another code can be sent.
 */
export function CodeDialog<Sent>(props: CodeDialogProps<Sent>) {
  const { open, onClose, title, description, sentText } = props;
  const [waiting, setWaiting] = useState<Waiting<Sent>>();
  useEffect(() => {
    if (open) setWaiting(undefined);
  }, [open]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={waiting ? sentText(waiting.sent, waiting.number) : description}
      size="sm"
      sticky
    >
      {waiting ? (
        <CodeForm {...props} waiting={waiting} onSent={setWaiting} />
      ) : (
        <SendForm {...props} onSent={setWaiting} />
      )}
    </Dialog>
  );
}

interface PhaseProps<Sent> extends CodeDialogProps<Sent> {
  onSent: (waiting: Waiting<Sent>) => void;
}

const anything = object({ number: string() });

const numberForm = ({ isValid, invalid }: NumberStep) =>
  object({ number: string().check(trim(), minLength(1, invalid), maxLength(30, invalid), refine(isValid, invalid)) });

function SendForm<Sent>({ number: confirmation, send, onSent }: PhaseProps<Sent>) {
  const { resource } = useAdminTexts('frame');
  const kit = useKitTexts();
  const stepUp = useStepUp();
  return (
    <Form
      schema={confirmation ? numberForm(confirmation) : anything}
      defaultValues={{ number: '' }}
      onSubmit={async ({ number }, form) => {
        try {
          onSent({ sent: await stepUp.run(() => send(number)), number });
        } catch (thrown) {
          if (toIdentityError(thrown).errorContext?.name !== 'phoneNumber') throw thrown;
          form.setError('number', { type: 'server', message: kit.describeError(thrown) }, { shouldFocus: true });
        }
      }}
    >
      {confirmation && (
        <TextField
          name="number"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          label={confirmation.label}
          hint={confirmation.hint}
          placeholder="+49 151 23456789"
        />
      )}
      <DialogFooter>
        <DialogClose>{kit.cancel}</DialogClose>
        <SubmitButton>{resource.code.send}</SubmitButton>
      </DialogFooter>
      {stepUp.dialog}
    </Form>
  );
}

function CodeForm<Sent>({ waiting, onSent, ...props }: PhaseProps<Sent> & { waiting: Waiting<Sent> }) {
  const { code: texts } = useAdminTexts('frame').resource;
  const kit = useKitTexts();
  const toaster = useToast();
  const form = useRef<HTMLDivElement>(null);
  const { confirm, onClose, toast, confirmLabel } = props;
  return (
    <div ref={form}>
      <Form
        schema={object({ code: string().check(minLength(6, texts.incomplete)) })}
        defaultValues={{ code: '' }}
        onSubmit={async ({ code }, { reset, setFocus }) => {
          try {
            await confirm(waiting.sent, code);
          } catch (thrown) {
            // A code that reached the provider is cleared; after a network error it is kept.
            if (toIdentityError(thrown).statusCode > 0) reset({ code: '' });
            setFocus('code');
            throw thrown;
          }
          onClose();
          toaster.success(toast);
        }}
      >
        <OtpField
          name="code"
          label={texts.label}
          autoFocus
          onComplete={() => form.current?.querySelector('form')?.requestSubmit()}
        />
        <ResendButton
          label={texts.again}
          onResend={async () => {
            const again = props.resend ?? props.send;
            onSent({ ...waiting, sent: await again(waiting.number) });
          }}
        />
        <DialogFooter>
          <DialogClose>{kit.cancel}</DialogClose>
          <SubmitButton>{confirmLabel}</SubmitButton>
        </DialogFooter>
      </Form>
    </div>
  );
}

interface ResendButtonProps {
  label: string;
  onResend: () => Promise<void>;
}

/** Renders the button that sends another code, after a countdown. */
function ResendButton({ label, onResend }: ResendButtonProps) {
  const { code: texts } = useAdminTexts('frame').resource;
  const { language } = useTexts();
  const kit = useKitTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<IdentityError | null>(null);
  const { left, resends } = useResendWait(busy, error);
  const isWaiting = left > 0 && !busy;
  const resend = async () => {
    setBusy(true);
    setError(null);
    try {
      await onResend();
    } catch (thrown) {
      setError(toIdentityError(thrown));
    } finally {
      setBusy(false);
    }
  };
  let message: ReactNode = '';
  if (error) message = kit.describeError(error);
  else if (resends > 0 && !busy) message = texts.sentAgain;
  return (
    <div className="gh:grid gh:justify-items-start gh:gap-1">
      <Button
        variant="link"
        size="sm"
        loading={busy}
        aria-disabled={isWaiting || busy || undefined}
        onClick={isWaiting ? undefined : () => void resend()}
      >
        {isWaiting ? texts.againIn(durationText(language, left)) : label}
      </Button>
      <p role="status" className={error ? 'gh:text-xs gh:text-danger' : 'gh:text-xs gh:text-subtle gh:empty:sr-only'}>
        {message}
      </p>
    </div>
  );
}
