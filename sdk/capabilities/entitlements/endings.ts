const DAY = 24 * 60 * 60_000;

/** Something that ends. */
export interface Ending<Kind extends string = string> {
  kind: Kind;
  /** What ends: a feature, a user, a token, a certificate. */
  name: string;
  /** Milliseconds since the epoch. */
  end: number;
}

/** What ends from now on within some days, the soonest first. What has ended already is left out. */
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
