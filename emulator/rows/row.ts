/** Rows are replaced, never changed in place, so that what a caller holds cannot change under it. */
export interface Row {
  readonly id: string;
}
