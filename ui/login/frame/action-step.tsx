'use client';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button';
import { Step, type StepProps } from './step';

export interface ActionStepProps extends StepProps {
  /** Label of the primary button. */
  action: string;
  busy?: boolean;
  onAction: () => void;
  /** Rendered between the text and the button. */
  notice?: ReactNode;
}

/** Renders a text and a button: the page of an emailed link before it is used, or its result. */
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
