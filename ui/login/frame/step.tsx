'use client';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../kit/cn';
import { Alert } from '../../kit/feedback/alert';
import { useBoxElement } from '../application/appearance';
import { useFailure } from './failure';
import { FailureActions } from './failure-actions';
import { ScreenHeader, ScreenRoot, ScreenText, ScreenTitle } from './screen-parts';
import { useSlots } from './slots';

export interface StepProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: LucideIcon;
  /** Mirrors the icon in right-to-left languages. Default false. */
  mirrorsIcon?: boolean;
  /** Error of a step without a form; forms render their own. */
  error?: string;
  children?: ReactNode;
}

/** Renders the common parts of a flow's screens. */
export function Step({ title, text, icon, mirrorsIcon = false, error, children }: StepProps) {
  const { before, after } = useSlots();
  return (
    <ScreenRoot hasText={Boolean(text)}>
      <ScreenHeader>
        {icon && <StepIcon icon={icon} mirrors={mirrorsIcon} />}
        <ScreenTitle>{title}</ScreenTitle>
        {text && <ScreenText>{text}</ScreenText>}
      </ScreenHeader>
      <StepError text={error} />
      {before}
      {children}
      {after}
    </ScreenRoot>
  );
}

function StepIcon({ icon: Icon, mirrors }: { icon: LucideIcon; mirrors: boolean }) {
  return (
    <span
      data-slot="icon"
      className={cn(
        'gh:mb-2 gh:flex gh:size-10 gh:items-center gh:justify-center gh:rounded gh:border gh:border-line gh:bg-muted',
        useBoxElement('icon'),
      )}
    >
      <Icon aria-hidden className={mirrors ? 'gh:size-5 gh:rtl:-scale-x-100' : 'gh:size-5'} />
    </span>
  );
}

/** Renders the live region of a step or its form, mounted before the first message. */
export function StepError({ text }: { text: string | undefined }) {
  const failure = useFailure();
  return (
    <div role="alert" className={text ? undefined : 'gh:sr-only'}>
      {text && (
        <Alert tone="danger" actions={failure && <FailureActions {...failure} />}>
          {text}
        </Alert>
      )}
    </div>
  );
}
