const DAY = 24 * 60 * 60_000;

/** An entry with an expiry date. */
export interface Ending<Kind extends string = string> {
  kind: Kind;
  /** Name of the feature, user, token or certificate. */
  name: string;
  /** Milliseconds since the epoch. */
  end: number;
}

/** Returns the entries that expire within a number of days, the soonest first. Expired ones are left out. */
export const endsWithin = <Kind extends string>(
  all: readonly (Omit<Ending<Kind>, 'end'> & { end: number | undefined })[],
  now: number,
  days: number,
): Ending<Kind>[] =>
  all
    .flatMap(({ end, ...rest }) =>
      end !== undefined && end >= now && end < now + days * DAY ? [{ ...rest, end }] : [],
    )
    .sort((a, b) => a.end - b.end);
