/** A try of the same submission whose answer never came, or was lost with the process: it may have reached the database. */
export interface EarlierTry {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Whether a row belongs to another submission of the same user to the same table. */
  isTaken(id: number): boolean;
}
