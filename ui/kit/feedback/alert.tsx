'use client';
import { cva, type VariantProps } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';

const alert = cva(
  'gh:flex gh:items-start gh:gap-3 gh:rounded gh:border gh:px-3 gh:py-2.5 gh:text-sm gh:text-start gh:wrap-anywhere',
  {
    variants: {
      tone: {
        info: 'gh:border-info/25 gh:bg-info-soft gh:[&>svg]:text-info',
        success: 'gh:border-success/25 gh:bg-success-soft gh:[&>svg]:text-success',
        warning: 'gh:border-warning/25 gh:bg-warning-soft gh:[&>svg]:text-warning',
        danger: 'gh:border-danger/25 gh:bg-danger-soft gh:[&>svg]:text-danger',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface AlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'>, VariantProps<typeof alert> {
  title?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
}

/** Renders a message in the page. It is not a live region itself: render it inside one that is already mounted. */
export function Alert({ tone, title, actions, className, children, ...props }: AlertProps) {
  const Icon = icons[tone ?? 'info'];
  const { Alert: HostAlert } = useComponents();
  const hostClass = useElementClass('alert');
  if (HostAlert)
    return (
      <HostAlert
        data-slot="alert"
        tone={tone ?? 'info'}
        title={title}
        actions={actions}
        className={cn(hostClass, className)}
        {...props}
      >
        {children}
      </HostAlert>
    );
  return (
    <div data-slot="alert" className={cn(alert({ tone }), hostClass, className)} {...props}>
      <Icon aria-hidden className="gh:mt-0.5 gh:size-4" />
      <div className="gh:grid gh:min-w-0 gh:flex-1 gh:gap-1">
        {title && <p className="gh:font-medium">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="gh:mt-1 gh:flex gh:flex-wrap gh:gap-2 gh:empty:hidden">{actions}</div>}
      </div>
    </div>
  );
}
