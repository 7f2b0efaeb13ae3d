'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { ResourceHeader } from '../resource/resource-header';
import { useAdminTexts } from '../texts';

interface BackToListProps {
  /** Absent where there is one connection only. */
  onBack?: () => void;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  isReadOnly?: boolean;
}

/** The head of a part of the page, with the way back to all connections. */
export function BackToList({ onBack, ...header }: BackToListProps) {
  const texts = useAdminTexts('sso');
  return (
    <div className="gh:grid gh:gap-2">
      {onBack && (
        <Button variant="ghost" size="sm" className="gh:-ms-2 gh:justify-self-start" onClick={onBack}>
          <ArrowLeft aria-hidden className="gh:rtl:rotate-180" />
          {texts.all}
        </Button>
      )}
      <ResourceHeader {...header} />
    </div>
  );
}
