import { Alert, Button } from '@gatehouse/ui/kit';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../texts/provider';

interface FailureProps {
  title: string;
  onRetry: () => void;
  /** Label of the button. Default: to load it again. */
  label?: string;
  isRetrying?: boolean;
  children: ReactNode;
}

/** Renders what has failed, with a button that tries again. */
export function Failure({ title, onRetry, label, isRetrying, children }: FailureProps) {
  const { retry } = usePortalTexts('shell');
  return (
    <Alert
      tone="danger"
      title={title}
      actions={
        <Button size="sm" variant="secondary" loading={isRetrying} onClick={onRetry}>
          {label ?? retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
