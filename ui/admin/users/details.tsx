import type { ReactNode } from 'react';

/** A label and a value; false if the column of the same name is hidden. */
type Detail = readonly [label: string, value: ReactNode] | false;

const isPresent = (detail: Detail): detail is Exclude<Detail, false> => detail !== false;

/** Renders facts about a user, one in a line. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="gh:grid gh:divide-y gh:divide-line gh:text-sm">
      {details.filter(isPresent).map(([label, value]) => (
        <div
          key={label}
          className="gh:grid gh:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gh:items-baseline gh:gap-x-4 gh:py-2.5 gh:first:pt-0 gh:last:pb-0"
        >
          <dt className="gh:text-subtle">{label}</dt>
          <dd className="gh:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
