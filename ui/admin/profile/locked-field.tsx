import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';

interface LockedFieldProps {
  label: string;
  value: string;
  /** Source of the value, and how to change it. */
  note: ReactNode;
}

/** Renders a read-only value with the reason. */
export function LockedField({ label, value, note }: LockedFieldProps) {
  return (
    <dl className="gh:text-sm">
      <dt className="gh:font-medium">{label}</dt>
      <dd className="gh:mt-1.5 gh:flex gh:min-h-control gh:items-center gh:rounded gh:border gh:border-line gh:bg-muted gh:px-3 gh:py-2 gh:wrap-anywhere">
        <bdi>{value || '–'}</bdi>
      </dd>
      <dd className="gh:mt-1.5 gh:flex gh:items-start gh:gap-1.5 gh:text-xs gh:text-subtle">
        <Lock aria-hidden className="gh:mt-px gh:size-3.5 gh:shrink-0" />
        {note}
      </dd>
    </dl>
  );
}
