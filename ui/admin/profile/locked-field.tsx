import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';

interface LockedFieldProps {
  label: string;
  value: string;
  /** Who keeps it, and how to get it changed. */
  note: ReactNode;
}

/** A value that the user cannot change here, and who can. */
export function LockedField({ label, value, note }: LockedFieldProps) {
  return (
    <dl className="gh:text-sm">
      <dt className="gh:font-medium">{label}</dt>
      <dd className="gh:mt-1 gh:wrap-anywhere">
        <bdi>{value || '–'}</bdi>
      </dd>
      <dd className="gh:mt-1 gh:flex gh:items-start gh:gap-1.5 gh:text-xs gh:text-subtle">
        <Lock aria-hidden className="gh:mt-px gh:size-3.5 gh:shrink-0" />
        {note}
      </dd>
    </dl>
  );
}
