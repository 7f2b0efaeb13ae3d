'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/checkbox';
import { describedBy, FieldNotes } from '../../kit/field';
import { Skeleton } from '../../kit/skeleton';
import { useKitTexts } from '../../kit/texts';
import { useField } from '../../kit/use-field';
import { useCapability } from '../../react/capability';
import { useAdminTexts } from '../texts';

/** Which roles the token carries. */
export function RolesField({ name }: { name: string }) {
  const texts = useAdminTexts('tokens');
  const kit = useKitTexts();
  const { data, error, refetch } = useQuery(useCapability(roles).list());
  const field = useField(name);
  const labelId = `${field.id}-label`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out with the other fields
    <div role="group" aria-labelledby={labelId} {...describedBy(field, texts.rolesHint)} className="gh:grid gh:gap-1.5">
      <span id={labelId} className="gh:text-sm gh:font-medium">
        {texts.roles}
      </span>
      {data ? (
        <div className="gh:grid gh:max-h-52 gh:gap-x-4 gh:overflow-y-auto gh:rounded gh:border gh:border-line gh:p-1 gh:sm:grid-cols-2">
          {data.length === 0 && <p className="gh:p-2 gh:text-sm gh:text-subtle">{texts.rolesEmpty}</p>}
          {data.map((role) => (
            <label
              key={role.id}
              htmlFor={`${field.id}-${role.id}`}
              className="gh:grid gh:cursor-pointer gh:grid-cols-[auto_1fr] gh:gap-x-3 gh:rounded-sm gh:p-2 gh:text-sm gh:transition-colors gh:hover:bg-muted"
            >
              <Checkbox id={`${field.id}-${role.id}`} value={role.id} className="gh:mt-0.5" {...field.register(name)} />
              <span className="gh:min-w-0 gh:wrap-anywhere">
                {role.name}
                {role.description && <span className="gh:block gh:text-xs gh:text-subtle">{role.description}</span>}
              </span>
            </label>
          ))}
        </div>
      ) : error ? (
        <Alert
          tone="danger"
          actions={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {kit.retry}
            </Button>
          }
        >
          {texts.rolesFailed}
        </Alert>
      ) : (
        <Skeleton className="gh:h-28" />
      )}
      <FieldNotes field={field} hint={texts.rolesHint} />
    </div>
  );
}
