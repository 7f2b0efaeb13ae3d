'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button';
import { ResourceHeader } from '../archetypes/page/resource-header';
import { useAdminTexts } from '../texts';
import { useSsoCalls } from './calls';

interface BackToListProps {
  /** Called by the back button; undefined without a list, when the only connection is the page. */
  onBack?: () => void;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  isReadOnly?: boolean;
}

/** Renders the header of a part of the page, with a link back to all connections, or to the only one. */
export function BackToList({ onBack, ...header }: BackToListProps) {
  const texts = useAdminTexts('sso');
  const { isFirst } = useSsoCalls();
  return (
    <div className="gh:grid gh:gap-2">
      {onBack && (
        <Button variant="ghost" size="sm" className="gh:-ms-3 gh:justify-self-start" onClick={onBack}>
          <ArrowLeft aria-hidden className="gh:rtl:rotate-180" />
          {isFirst ? texts.only : texts.all}
        </Button>
      )}
      <ResourceHeader {...header} />
    </div>
  );
}
