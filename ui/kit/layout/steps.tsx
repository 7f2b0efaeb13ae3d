'use client';
import Check from 'lucide-react/icons/check';
import { cn } from '../cn';
import { usePartTexts } from '../use-part-texts';
import { VisuallyHidden } from '../visually-hidden';

export interface Step {
  id: string;
  title: string;
  done?: boolean;
  /** Reason why the step cannot be opened yet. */
  disabledReason?: string;
}

export interface StepsProps {
  /** Accessible name of the step list. */
  label: string;
  steps: readonly Step[];
  /** Id of the open step. */
  current: string;
  /** Makes the steps clickable. */
  onSelect?: (id: string) => void;
  className?: string;
}

/** Renders the header of a wizard: all steps with their states; on narrow screens the current step and a bar. */
export function Steps({ label, steps, current, onSelect, className }: StepsProps) {
  const texts = usePartTexts().steps;
  const place = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  return (
    <nav data-slot="steps" aria-label={label} className={cn('gh:@container', className)}>
      <p className="gh:mb-3 gh:text-sm gh:@md:hidden">
        <span className="gh:text-subtle">{texts.position(place + 1, steps.length)}</span>
        <span className="gh:block gh:font-medium">{steps[place]?.title}</span>
      </p>
      <ol className="gh:flex gh:gap-2 gh:@md:gap-3">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="gh:flex gh:min-w-0 gh:flex-1 gh:items-center gh:gap-3 gh:@md:last:flex-none gh:@md:flex-auto"
          >
            <StepMark step={step} index={index} onSelect={onSelect} isCurrent={index === place} />
            {index < steps.length - 1 && (
              <span aria-hidden className="gh:hidden gh:h-px gh:min-w-4 gh:flex-1 gh:bg-line gh:@md:block" />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepMarkProps extends Pick<StepsProps, 'onSelect'> {
  step: Step;
  index: number;
  isCurrent: boolean;
}

function StepMark({ step, index, isCurrent, onSelect }: StepMarkProps) {
  const texts = usePartTexts().steps;
  const { done = false, disabledReason } = step;
  const Part = onSelect ? 'button' : 'span';
  const circle = cn(
    'gh:hidden gh:size-6 gh:shrink-0 gh:items-center gh:justify-center gh:rounded-full gh:border gh:text-xs gh:font-medium gh:tabular-nums gh:@md:flex gh:[&>svg]:size-3.5',
    isCurrent && 'gh:border-primary gh:bg-primary gh:text-on-primary',
    !isCurrent &&
      (done ? 'gh:border-success gh:bg-success-soft gh:text-success' : 'gh:border-line gh:bg-surface gh:text-subtle'),
  );
  const bar = cn(
    'gh:block gh:h-1.5 gh:w-full gh:rounded-full gh:@md:hidden',
    isCurrent ? 'gh:bg-primary' : done ? 'gh:bg-success' : 'gh:bg-line',
  );
  return (
    <Part
      {...(onSelect && {
        type: 'button' as const,
        'aria-disabled': disabledReason ? true : undefined,
        title: disabledReason,
        onClick: () => !disabledReason && onSelect(step.id),
      })}
      aria-current={isCurrent ? 'step' : undefined}
      className="gh:flex gh:min-h-6 gh:w-full gh:min-w-0 gh:items-center gh:gap-2 gh:rounded-sm gh:text-start gh:aria-disabled:cursor-not-allowed gh:@md:w-auto"
    >
      <span aria-hidden className={bar} />
      <span aria-hidden className={circle}>
        {done && !isCurrent ? <Check /> : index + 1}
      </span>
      <span
        className={cn('gh:truncate gh:text-sm gh:@max-md:sr-only', isCurrent ? 'gh:font-medium' : 'gh:text-subtle')}
      >
        {step.title}
        {done && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
        {disabledReason && <VisuallyHidden> ({disabledReason})</VisuallyHidden>}
      </span>
    </Part>
  );
}
