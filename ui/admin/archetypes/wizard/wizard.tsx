'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button/button';
import { Steps } from '../../../kit/layout/steps';
import { useTexts } from '../../../react/texts';
import { useAdminTexts } from '../../texts';
import { usePageAddress } from '../page/address';
import { useViewHeading } from '../page/view';
import { isReachable, type StepRule, stepToOpen } from './wizard-steps';

/** Props of a step. */
export interface StepProps<Entity> {
  entity: Entity | undefined;
  /** Opens the next step, or finishes after the last. Call it once the step's data is saved. */
  next: () => void;
  /**
   * Returns the end of the step: the way back, and the action that leads on. Without an action, a step that can be skipped
   * offers to skip it. A step with a form renders it inside the form. While the step is busy, nothing leaves it.
   */
  footer: (action?: ReactNode, isBusy?: boolean) => ReactNode;
  /** Opens another step. */
  open: (step: string) => void;
}

/** One step of a wizard. */
export interface WizardStep<Entity> extends StepRule<Entity> {
  title: string;
  content: (props: StepProps<Entity>) => ReactNode;
}

export interface WizardProps<Entity> {
  page: AdminPageId;
  /** Accessible name of the steps. */
  title: string;
  /** Steps in order, or `false` for one that does not apply; the last one is a summary. */
  steps: readonly (WizardStep<NoInfer<Entity>> | false)[];
  /** Data on the server so far. A reopened wizard continues at the first incomplete step. */
  entity: Entity | undefined;
  onFinish: () => void;
}

/** Renders steps one at a time. The URL contains the step; every step whose conditions are met can be opened. */
export function Wizard<Entity>({ page, title, steps: all, entity, onFinish }: WizardProps<Entity>) {
  const { resource: texts } = useAdminTexts('frame');
  const { common } = useTexts();
  const { search, go } = usePageAddress(page);
  const steps = all.filter((step) => step !== false);
  const params = new URLSearchParams(search);
  const id = stepToOpen(steps, params.get('step') ?? undefined, entity);
  const place = steps.findIndex((step) => step.id === id);
  const current = steps[place];
  const heading = useViewHeading(current?.title ?? '', current !== undefined);

  const open = (step: string | undefined) => {
    if (step === undefined) return;
    params.set('step', step);
    go({ search: params.toString() });
  };
  // The data saved by this step may not have been refetched yet, so the next step is named explicitly.
  const next = () => (place === steps.length - 1 ? onFinish() : open(steps[place + 1]?.id));
  if (!current) return null;

  const canSkip = current.canSkip && !current.isDone(entity);
  const footer = (action?: ReactNode, isBusy = false) => (
    <footer className="gh:mt-3 gh:flex gh:flex-wrap gh:items-center gh:gap-2">
      {place > 0 && (
        <Button variant="secondary" disabled={isBusy} onClick={() => open(steps[place - 1]?.id)}>
          {common.back}
        </Button>
      )}
      <div className="gh:ms-auto gh:flex gh:flex-wrap gh:gap-2">
        {action ??
          (canSkip && (
            <Button variant="secondary" disabled={isBusy} onClick={next}>
              {texts.skip}
            </Button>
          ))}
      </div>
    </footer>
  );

  return (
    <section data-slot="wizard" aria-label={title} className="gh:@container gh:grid gh:gap-8">
      <Steps
        label={title}
        current={current.id}
        onSelect={open}
        steps={steps.map((step) => ({
          id: step.id,
          title: step.title,
          done: step.isDone(entity),
          disabledReason: isReachable(steps, step.id, entity) ? undefined : texts.stepLocked,
        }))}
      />
      <div className="gh:@container gh:grid gh:max-w-140 gh:grid-cols-1 gh:gap-5">
        {/* The steps above show it. */}
        <h2 ref={heading} tabIndex={-1} data-slot="view-title" className="gh:sr-only">
          {current.title}
        </h2>
        {current.content({ entity, next, footer, open })}
      </div>
    </section>
  );
}
