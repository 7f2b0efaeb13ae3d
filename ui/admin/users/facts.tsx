import type { ReactNode } from 'react';

/** A label and a value; false if the column of the same name is hidden. */
type Fact = readonly [label: string, value: ReactNode] | false;

const isShown = (fact: Fact): fact is Exclude<Fact, false> => fact !== false;

/** Renders facts about a user in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="gh:grid gh:gap-4 gh:text-sm gh:sm:grid-cols-2">
      {facts.filter(isShown).map(([label, value]) => (
        <div key={label} className="gh:grid gh:gap-1">
          <dt className="gh:text-subtle">{label}</dt>
          <dd className="gh:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
