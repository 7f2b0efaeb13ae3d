'use client';
import { type StepUpDeps, stepUpDeps } from '@gatehouse/sdk/flows/step-up';
import { useEffect, useMemo, useRef } from 'react';
import { Dialog } from '../../kit/overlay/dialog';
import { useIdentity } from '../../react/identity';
import { FlowBox } from '../frame/flow-box';
import { TitledOutside } from '../frame/screen-parts';
import { SignInAgain } from '../sign-in/sign-in-again';
import { FlowTextsProvider, useFlowTexts } from '../texts';
import { stepUpView } from './screens';

export interface StepUpDialogProps {
  open: boolean;
  /** Maximum age of the authentication in seconds. */
  maxAge?: number | undefined;
  /** What the user confirms, in the host's words. */
  reason?: string | undefined;
  /** Default: the second factor. */
  by?: 'secondFactor' | 'signIn' | undefined;
  onDone: () => void;
  onCancel: () => void;
}

const screens = { ...stepUpView.screens, success: () => null };

function SecondFactor({ maxAge, onDone, onCancel }: Pick<StepUpDialogProps, 'maxAge' | 'onDone' | 'onCancel'>) {
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
  return <FlowBox {...stepUpView} screens={screens} deps={deps} />;
}

/**
 * Renders the second factor, or a sign-in of the same user, in a dialog above the page. Canceling leaves the page unchanged.
 */
export default function StepUpDialog({ open, by = 'secondFactor', reason, onCancel, ...settings }: StepUpDialogProps) {
  const Part = by === 'signIn' ? SignInAgain : SecondFactor;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={<DialogText part={by === 'signIn' ? 'title' : 'dialogTitle'} />}
      description={reason ?? <DialogText part="dialogText" />}
      size="sm"
      sticky
    >
      <TitledOutside.Provider value={true}>
        <Part {...settings} onCancel={onCancel} />
      </TitledOutside.Provider>
    </Dialog>
  );
}

type TextPart = 'title' | 'dialogTitle' | 'dialogText';

function DialogText({ part }: { part: TextPart }) {
  return (
    <FlowTextsProvider>
      <LoadedText part={part} />
    </FlowTextsProvider>
  );
}

function LoadedText({ part }: { part: TextPart }) {
  return useFlowTexts('stepUp')[part];
}
