'use client';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { VisuallyHidden } from '../visually-hidden';

export interface ProgressProps {
  /** Name of the task: "Inviting users". */
  label: ReactNode;
  /** Completed amount. */
  value: number;
  /** Total amount. Default 100. */
  max?: number;
  /** Progress in words, beside the label. Default "12 of 50". */
  valueText?: string;
  /** Renders a stop button, which stays busy until the returned promise has settled. */
  onStop?: () => unknown;
  /** Consequence of stopping for completed work, below the bar. */
  hint?: ReactNode;
  className?: string;
}

/** Renders the progress of a long-running task with a stop button. Quarters are announced to screen readers. */
export function Progress({ label, value, max = 100, valueText, onStop, hint, className }: ProgressProps) {
  const { language } = useKitTexts();
  const texts = usePartTexts().progress;
  const id = useId();
  const [stopping, setStopping] = useState(false);
  const number = new Intl.NumberFormat(language);
  const done = Math.min(Math.max(value, 0), max);
  const text = valueText ?? texts.counted(number.format(done), number.format(max));
  const quarter = max > 0 ? Math.floor((done / max) * 4) * 25 : 0;

  const stop = async () => {
    if (stopping) return;
    setStopping(true);
    try {
      await onStop?.();
    } finally {
      setStopping(false);
    }
  };

  return (
    <div data-slot="progress" className={cn('gh:grid gh:gap-2', className)}>
      <div className="gh:flex gh:items-baseline gh:justify-between gh:gap-4 gh:text-sm">
        <label htmlFor={id} className="gh:min-w-0 gh:font-medium gh:wrap-anywhere">
          {label}
        </label>
        <span aria-hidden className="gh:shrink-0 gh:text-subtle gh:tabular-nums">
          {text}
        </span>
      </div>
      <div className="gh:flex gh:items-center gh:gap-3">
        <progress
          id={id}
          value={done}
          max={max}
          aria-valuetext={text}
          className={cn(
            'gh:h-1.5 gh:min-w-0 gh:flex-1 gh:appearance-none gh:overflow-hidden gh:rounded-full gh:border-0 gh:bg-line',
            'gh:[&::-webkit-progress-bar]:bg-line gh:[&::-webkit-progress-value]:rounded-full gh:[&::-webkit-progress-value]:bg-primary',
            'gh:motion-safe:[&::-webkit-progress-value]:transition-[inline-size] gh:[&::-moz-progress-bar]:rounded-full gh:[&::-moz-progress-bar]:bg-primary',
          )}
        />
        {onStop && (
          <Button variant="secondary" size="sm" loading={stopping} onClick={() => void stop()}>
            {texts.stop}
          </Button>
        )}
      </div>
      {hint && <p className="gh:text-xs gh:text-subtle">{hint}</p>}
      <VisuallyHidden role="status">
        {quarter > 0 ? new Intl.NumberFormat(language, { style: 'percent' }).format(quarter / 100) : ''}
      </VisuallyHidden>
    </div>
  );
}
