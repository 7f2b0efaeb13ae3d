/** Rows are replaced, never mutated, so that a caller's reference stays unchanged. */
export interface Row {
  readonly id: string;
}
