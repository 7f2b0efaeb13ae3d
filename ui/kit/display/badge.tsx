'use client';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithoutRef } from 'react';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';

const badge = cva(
  'gh:inline-flex gh:max-w-full gh:items-center gh:gap-1 gh:rounded-full gh:border gh:px-2 gh:py-px gh:text-xs gh:font-medium gh:whitespace-nowrap gh:@max-sm:whitespace-normal gh:[&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'gh:border-line gh:bg-muted gh:text-body',
        success: 'gh:border-transparent gh:bg-success-soft gh:text-success',
        warning: 'gh:border-transparent gh:bg-warning-soft gh:text-warning',
        danger: 'gh:border-transparent gh:bg-danger-soft gh:text-danger',
        info: 'gh:border-transparent gh:bg-info-soft gh:text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentPropsWithoutRef<'span'>, VariantProps<typeof badge> {}

/** Renders a short state or label. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  const { Badge: HostBadge } = useComponents();
  const hostClass = useElementClass('badge');
  if (HostBadge)
    return <HostBadge data-slot="badge" tone={tone ?? 'neutral'} className={cn(hostClass, className)} {...props} />;
  return <span data-slot="badge" className={cn(badge({ tone }), hostClass, className)} {...props} />;
}
