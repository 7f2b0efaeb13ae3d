'use client';
import { Badge, type BadgeProps } from '../../../kit/display/badge';

/** Severities by their look, mildest first. */
export type SeverityLevel = 'low' | 'medium' | 'high' | 'critical';

const looks: Readonly<Record<SeverityLevel, Pick<BadgeProps, 'tone' | 'className'>>> = {
  low: { tone: 'neutral' },
  medium: { tone: 'warning' },
  high: { tone: 'danger' },
  critical: { tone: 'danger', className: 'gh:bg-danger-solid gh:text-on-danger' },
};

interface SeverityBadgeProps {
  level: SeverityLevel;
  children: string;
}

/** Renders a severity; one scale for the audit log, notifications and security. */
export function SeverityBadge({ level, children }: SeverityBadgeProps) {
  return <Badge {...looks[level]}>{children}</Badge>;
}
