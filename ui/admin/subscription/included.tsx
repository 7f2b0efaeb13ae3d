'use client';
import Check from 'lucide-react/icons/check';
import { featureName } from '../../react/texts';
import { useAdminTexts } from '../texts';

/** Renders the features of a plan; nothing if it has none that the entitlements name. */
export function Included({ label, ids }: { label: string; ids: readonly string[] }) {
  const { names } = useAdminTexts('frame');
  if (ids.length === 0) return null;
  return (
    <ul aria-label={label} className="gh:grid gh:content-start gh:gap-1.5 gh:text-sm">
      {ids.map((id) => (
        <li key={id} className="gh:flex gh:gap-2">
          <Check aria-hidden className="gh:mt-0.5 gh:size-4 gh:shrink-0 gh:text-success" />
          <span>{featureName(id, names.features)}</span>
        </li>
      ))}
    </ul>
  );
}
