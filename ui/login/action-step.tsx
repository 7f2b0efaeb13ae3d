'use client';
import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { Step, type StepProps } from './step';

export interface ActionStepProps extends StepProps {
  /** On the primary button. */
  action: string;
  busy?: boolean;
  onAction: () => void;
  /** Between the text and the button. */
  notice?: ReactNode;
}

/** One sentence and one button: the page of a mailed link before it is spent, and what came of it. */
export function ActionStep({ action, busy = false, onAction, notice, children, ...step }: ActionStepProps) {
  return (
    <Step {...step}>
      {notice}
      <Button className="gh:w-full" loading={busy} onClick={onAction}>
        {action}
      </Button>
      {children}
    </Step>
  );
}
