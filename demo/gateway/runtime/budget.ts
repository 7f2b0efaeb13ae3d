/** What one request may spend: its deadline, and how many calls to the database it has made. */
export interface Budget {
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** Written to every log line of the request. */
  readonly requestId?: string;
  calls: number;
  /** Whether a write was sent that the database has not refused: what it stored, if anything, may not be known. */
  mayHaveStored?: boolean;
}
