'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title?: ReactNode;
  description?: ReactNode;
  /** Rendered beside the title. */
  actions?: ReactNode;
}

/** Renders a framed section of a page. */
export function Card({ title, description, actions, className, children, ...props }: CardProps) {
  const { Card: HostCard } = useComponents();
  const hostClass = useElementClass('card');
  if (HostCard)
    return (
      <HostCard
        data-slot="card"
        title={title}
        description={description}
        actions={actions}
        className={cn(hostClass, className)}
        {...props}
      >
        {children}
      </HostCard>
    );
  return (
    <section
      data-slot="card"
      className={cn(
        'gh:grid gh:gap-5 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-6 gh:shadow-low',
        hostClass,
        className,
      )}
      {...props}
    >
      {(title || actions) && (
        <header className="gh:flex gh:flex-wrap gh:items-start gh:justify-between gh:gap-3">
          <div className="gh:grid gh:min-w-0 gh:gap-1">
            {title && <h2 className="gh:text-base gh:font-medium">{title}</h2>}
            {description && <p className="gh:text-sm gh:text-subtle">{description}</p>}
          </div>
          {actions && <div className="gh:flex gh:flex-wrap gh:gap-2">{actions}</div>}
        </header>
      )}
      <div className="gh:contents">{children}</div>
    </section>
  );
}
