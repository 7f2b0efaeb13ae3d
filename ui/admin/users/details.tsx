import type { ReactNode } from 'react';

/** A label and a value; false if the column of the same name is hidden. */
type Detail = readonly [label: string, value: ReactNode] | false;

const isPresent = (detail: Detail): detail is Exclude<Detail, false> => detail !== false;

/** Renders facts about a user in two columns. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="gh:grid gh:gap-4 gh:text-sm gh:sm:grid-cols-2">
      {details.filter(isPresent).map(([label, value]) => (
        <div key={label} className="gh:grid gh:gap-1">
          <dt className="gh:text-subtle">{label}</dt>
          <dd className="gh:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
