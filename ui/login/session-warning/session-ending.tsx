'use client';
import { toIdentityError } from '@gatehouse/sdk';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { Dialog, DialogFooter } from '../../kit/overlay/dialog';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { durationText } from '../../react/duration-text';
import { useIdentity } from '../../react/identity';
import { describeError, useTexts } from '../../react/texts';
import { FlowTextsProvider, useFlowTexts } from '../texts';
import type { Ending } from './watch-session-end';

/** Remaining seconds at which the countdown is announced. */
const ANNOUNCED = [10, 20, 30] as const;

export interface SessionEndingProps extends Ending {
  stay: () => Promise<void>;
  dismiss: () => void;
}

const useSecondsLeft = (endsAt: number): number => {
  const { environment } = useIdentity();
  const read = () => Math.max(0, Math.ceil((endsAt - environment.now()) / 1000));
  const [left, setLeft] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAt - environment.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [endsAt, environment]);
  return left;
};

/** Renders the warning with the countdown and the button to stay signed in. */
export default function SessionEnding(props: SessionEndingProps) {
  return (
    <FlowTextsProvider quiet>
      <Warning {...props} />
    </FlowTextsProvider>
  );
}

function Warning({ endsAt, isFinal, stay, dismiss }: SessionEndingProps) {
  const texts = useTexts();
  const warning = useFlowTexts('sessionWarning');
  const { session } = useIdentity();
  const left = useSecondsLeft(endsAt);
  const main = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<'stay' | 'leave'>();
  const [error, setError] = useState<string>();
  const announced = ANNOUNCED.find((seconds) => left <= seconds);
  const inWords = (seconds: number) => warning.endsIn(durationText(texts.language, seconds));

  const run = (what: 'stay' | 'leave', action: () => Promise<void>) => {
    setBusy(what);
    setError(undefined);
    action()
      .catch((thrown: unknown) => setError(describeError(texts, toIdentityError(thrown))))
      .finally(() => setBusy(undefined));
  };
  const onStay = () => (isFinal ? dismiss() : run('stay', stay));

  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      sticky
      // The sign-out button must not have the focus, since Enter would sign out.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        main.current?.focus();
      }}
      onOpenChange={(open) => !open && onStay()}
      title={warning.title}
      description={isFinal ? warning.final : warning.text}
    >
      <p className="gh:text-sm gh:tabular-nums" aria-hidden={announced !== undefined || undefined}>
        {inWords(left)}
      </p>
      <VisuallyHidden role="status">{announced !== undefined && inWords(announced)}</VisuallyHidden>
      {error !== undefined && (
        <Alert tone="danger" role="alert">
          {error}
        </Alert>
      )}
      <DialogFooter>
        <Button variant="secondary" loading={busy === 'leave'} onClick={() => run('leave', session.logout)}>
          {warning.leave}
        </Button>
        <Button ref={main} loading={busy === 'stay'} onClick={onStay}>
          {isFinal ? warning.understood : warning.stay}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
