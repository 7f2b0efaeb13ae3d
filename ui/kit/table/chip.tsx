'use client';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cn } from '../cn';

interface ChipProps {
  children: ReactNode;
  tone?: 'neutral' | 'danger';
  title?: string;
  /** Label of the remove button. */
  removeLabel: string;
  /** Called by the remove button. Omit it if the chip cannot be removed. */
  onRemove?: () => void;
  className?: string;
}

/** Renders one value of a multi-value field as a list item. */
export function Chip({ children, tone = 'neutral', title, removeLabel, onRemove, className }: ChipProps) {
  return (
    <li
      data-slot="chip"
      title={title}
      className={cn(
        'gh:flex gh:h-7 gh:max-w-full gh:items-center gh:rounded-sm gh:ps-2 gh:text-sm',
        tone === 'danger' ? 'gh:bg-danger-soft gh:text-danger' : 'gh:bg-muted',
        !onRemove && 'gh:pe-2',
        className,
      )}
    >
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          className="gh:ms-0.5 gh:flex gh:size-7 gh:shrink-0 gh:items-center gh:justify-center gh:rounded-sm gh:opacity-70 gh:hover:opacity-100 gh:focus-visible:-outline-offset-2 gh:[&>svg]:size-3.5"
          onClick={onRemove}
        >
          <X aria-hidden />
        </button>
      )}
    </li>
  );
}
