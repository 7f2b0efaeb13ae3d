'use client';
import type * as roles from '@gatehouse/sdk/roles';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useAdminTexts } from '../texts';
import { useHolders } from './use-holders';

/** Renders what would lose a deleted role, by kind. */
export function HoldersOf({ role }: { role: roles.Role }) {
  const texts = useAdminTexts('roles').losers;
  const { of, isPartial, isLoading } = useHolders();
  const holders = of(role.id);
  const kinds = (['groups', 'tokens', 'sso'] as const).filter((kind) => holders[kind].length > 0);
  if (isLoading) return <Skeleton className="gh:mt-3 gh:h-10" />;
  return (
    <div className="gh:mt-3 gh:grid gh:gap-1">
      {kinds.length > 0 && <p className="gh:font-medium gh:text-body">{texts.title}</p>}
      {kinds.length > 0 && (
        <dl className="gh:grid gh:gap-1">
          {kinds.map((kind) => (
            <div key={kind} className="gh:flex gh:flex-wrap gh:gap-x-2">
              <dt>{texts[kind]}:</dt>
              <dd className="gh:text-body gh:wrap-anywhere">{holders[kind].join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
      {kinds.length === 0 && !isPartial && <p>{texts.none}</p>}
      {isPartial && <p>{texts.unknown}</p>}
    </div>
  );
}
