'use client';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../../../kit/layout/page-header';
import { useAdminTexts } from '../../texts';
import { useViewHeading } from './view';

export interface ResourceHeaderProps extends Pick<PageHeaderProps, 'level'> {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Whether the user cannot change anything on this page, which a line below the title then states. Default false. */
  isReadOnly?: boolean;
}

/** Renders the title of an administration page with its actions. */
export function ResourceHeader({ title, description, actions, level, isReadOnly = false }: ResourceHeaderProps) {
  const { resource: texts } = useAdminTexts('frame');
  const heading = useViewHeading(title, level !== 'section');
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
      titleRef={heading}
    />
  );
}
