/** A try of the same submission, made before this process was started anew: nobody knows whether it reached the database. */
export interface EarlierTry {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Whether a row is known to belong to another submission of the same person to the same table. */
  isTaken(id: number): boolean;
}
