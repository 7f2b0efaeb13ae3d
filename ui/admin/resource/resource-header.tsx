'use client';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../../kit/page-header';
import { useAdminTexts } from '../text-parts';

export interface ResourceHeaderProps extends Pick<PageHeaderProps, 'level'> {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Nothing on this page can be changed by this user: a line below the title says so. */
  isReadOnly?: boolean;
}

/** Title of a page of the administration, and what one can do there. */
export function ResourceHeader({ title, description, actions, level, isReadOnly = false }: ResourceHeaderProps) {
  const { resource: texts } = useAdminTexts('frame');
  return (
    <PageHeader
      title={title}
      description={
        isReadOnly ? (
          <>
            {description} <span className="gh:block">{texts.readOnly}</span>
          </>
        ) : (
          description
        )
      }
      actions={actions}
      level={level}
    />
  );
}
