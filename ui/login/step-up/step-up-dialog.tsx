'use client';
import { type StepUpDeps, stepUpDeps } from '@gatehouse/sdk/flows/step-up';
import { useEffect, useMemo, useRef } from 'react';
import { Dialog } from '../../kit/overlay/dialog';
import { useIdentity } from '../../react/identity';
import { FlowBox } from '../frame/flow-box';
import { FlowTextsProvider, useFlowTexts } from '../texts';
import { stepUpView } from './screens';

export interface StepUpDialogProps {
  open: boolean;
  /** Maximum age of the authentication in seconds. */
  maxAge?: number | undefined;
  /** What the user confirms, in the host's words. */
  reason?: string | undefined;
  onDone: () => void;
  onCancel: () => void;
}

const screens = { ...stepUpView.screens, success: () => null };

/** Renders the MFA flow in a dialog above the page. Canceling leaves the page unchanged. */
export default function StepUpDialog({ open, maxAge, reason, onDone, onCancel }: StepUpDialogProps) {
  const identity = useIdentity();
  const latest = useRef({ onDone, onCancel });
  useEffect(() => {
    latest.current = { onDone, onCancel };
  });
  const deps = useMemo((): StepUpDeps => {
    const { startOver: _, ...flowDeps } = stepUpDeps(identity);
    let isConfirmed = false;
    return {
      ...flowDeps,
      maxAge: () => maxAge,
      accept: async (response) => {
        await flowDeps.accept(response);
        isConfirmed = true;
      },
      navigate: () => (isConfirmed ? latest.current.onDone : latest.current.onCancel)(),
    };
  }, [identity, maxAge]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={<DialogText part="dialogTitle" />}
      description={reason ?? <DialogText part="dialogText" />}
      size="sm"
      sticky
    >
      <FlowBox {...stepUpView} screens={screens} deps={deps} />
    </Dialog>
  );
}

function DialogText({ part }: { part: 'dialogTitle' | 'dialogText' }) {
  return (
    <FlowTextsProvider>
      <LoadedText part={part} />
    </FlowTextsProvider>
  );
}

function LoadedText({ part }: { part: 'dialogTitle' | 'dialogText' }) {
  return useFlowTexts('stepUp')[part];
}
