'use client';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { cn } from '../cn';
import { useElementClass } from '../root';

export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Actions of the page. */
  actions?: ReactNode;
  /** `section` for a part of a page, whose title is a heading below the page's own. Default `page`. */
  level?: 'page' | 'section';
  /** Reference to the heading. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Renders the title of a page; the heading can receive the focus on navigation. */
export function PageHeader({
  title,
  description,
  actions,
  level = 'page',
  titleRef,
  className,
  ...props
}: PageHeaderProps) {
  const hostClass = useElementClass('pageHeader');
  return (
    <header
      data-slot="page-header"
      className={cn(
        'gh:flex gh:flex-wrap gh:justify-between gh:gap-x-6 gh:gap-y-4',
        level === 'page' ? 'gh:items-start' : 'gh:items-center',
        hostClass,
        className,
      )}
      {...props}
    >
      <div className="gh:grid gh:min-w-0 gh:flex-1 gh:basis-80 gh:gap-1">
        {level === 'page' ? (
          <h1
            ref={titleRef}
            tabIndex={-1}
            data-slot="page-title"
            className="gh:text-lg gh:font-medium gh:outline-none gh:wrap-anywhere"
          >
            {title}
          </h1>
        ) : (
          <h2 ref={titleRef} className="gh:text-sm gh:font-medium gh:wrap-anywhere">
            {title}
          </h2>
        )}
        {description && <p className="gh:max-w-160 gh:text-sm gh:text-subtle">{description}</p>}
      </div>
      {actions && <div className="gh:flex gh:flex-wrap gh:items-center gh:gap-2">{actions}</div>}
    </header>
  );
}
