'use client';
import type { FieldOf } from '@gatehouse/sdk/admin';
import type { ReactNode } from 'react';
import { useFieldAppearance } from '../archetypes/page/appearance';

interface VisibleFieldProps {
  name: FieldOf<'account'>;
  label: string;
  /** Formatted value of a read-only field. */
  value: ReactNode;
  /** Editable field. */
  children: ReactNode;
}

/** Renders a field, its read-only value, or nothing, as configured by the host. */
export function VisibleField({ name, label, value, children }: VisibleFieldProps) {
  const appearance = useFieldAppearance('account')(name);
  if (appearance === 'hidden') return null;
  if (appearance === 'edit') return children;
  return (
    <dl className="gh:grid gh:gap-0.5 gh:text-sm">
      <dt className="gh:text-subtle">{label}</dt>
      <dd className="gh:whitespace-pre-line gh:wrap-anywhere">{value || '–'}</dd>
    </dl>
  );
}
