import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cn } from '../cn';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  icon?: ReactNode;
  title: ReactNode;
  /** Instruction for the next step. */
  description?: ReactNode;
  /** Button for that step. */
  action?: ReactNode;
  /** Omits padding, centering and icon, for a section with its own title. Default false. */
  compact?: boolean;
}

/** Renders an empty state with its next step. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  compact = false,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'gh:flex gh:flex-col gh:gap-4',
        compact ? 'gh:items-start' : 'gh:items-center gh:px-6 gh:py-12 gh:text-center',
        className,
      )}
      {...props}
    >
      {icon && !compact && (
        <span
          aria-hidden
          className="gh:flex gh:size-11 gh:items-center gh:justify-center gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:text-subtle gh:shadow-low gh:[&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <div className="gh:grid gh:max-w-90 gh:gap-1">
        <p className="gh:text-sm gh:font-medium">{title}</p>
        {description && <p className="gh:text-sm gh:text-subtle gh:text-balance">{description}</p>}
      </div>
      {action && <div className={cn('gh:flex gh:flex-wrap gh:gap-2', !compact && 'gh:justify-center')}>{action}</div>}
    </div>
  );
}
