'use client';
import { type ComponentPropsWithoutRef, type ComponentType, type ReactNode, useContext } from 'react';
import { Button, type ButtonProps } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { Alert } from '../../kit/feedback/alert';
import { useBoxElement } from '../application/use-box-element';
import { FailureActions, useFailure } from './failure';
import { ScreenHeader, ScreenRoot, ScreenText, ScreenTitle, TitledOutside } from './screen-parts';
import { useSlots } from './slots';

/** Renders a secondary action below the main one; its label may wrap to two lines. */
export function LinkButton(props: Omit<ButtonProps, 'variant' | 'size' | 'className'>) {
  return (
    <Button
      variant="link"
      className="gh:max-w-full gh:justify-self-center gh:text-center gh:whitespace-normal!"
      {...props}
    />
  );
}

type Icon = ComponentType<ComponentPropsWithoutRef<'svg'>>;

export interface StepProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: Icon;
  /** Mirrors the icon in right-to-left languages. Default false. */
  mirrorsIcon?: boolean;
  /** Error of a step without a form; forms render their own. */
  error?: string;
  children?: ReactNode;
}

/** Renders the common parts of a flow's screens. */
export function Step({ title, text, icon, mirrorsIcon = false, error, children }: StepProps) {
  const { before, after } = useSlots();
  const isTitledOutside = useContext(TitledOutside);
  return (
    <ScreenRoot hasText={Boolean(text)}>
      <ScreenHeader className={isTitledOutside && !text ? 'gh:sr-only' : undefined}>
        {icon && !isTitledOutside && <StepIcon icon={icon} mirrors={mirrorsIcon} />}
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

function StepIcon({ icon: Icon, mirrors }: { icon: Icon; mirrors: boolean }) {
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
          <span className="gh:whitespace-pre-line">{text}</span>
        </Alert>
      )}
    </div>
  );
}

interface ActionStepProps extends StepProps {
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
