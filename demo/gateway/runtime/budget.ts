/** Budget of one request: its deadline, and the number of its database calls. */
export interface Budget {
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** Written to every log line of the request. */
  readonly requestId?: string;
  calls: number;
  /** Whether a write was sent that the database has not refused: its outcome may be unknown. */
  mayHaveStored?: boolean;
}
