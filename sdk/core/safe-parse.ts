import type { ParsePayload } from 'zod/v4/core';
import type { Infer, Schema, Tolerance } from './schema';

type Parsed<Output> =
  | { success: true; data: Output }
  | { success: false; data?: undefined; issues: ParsePayload['issues'] };

/** Reads a value by a schema of the wire. Zod's own function brings its error classes into the first chunk. */
export const safeParse = <S extends Schema>(schema: S, value: unknown, tolerance: Tolerance = {}): Parsed<Infer<S>> => {
  const context = { async: false, ...tolerance };
  // Schemas of the wire have nothing asynchronous in them.
  const { value: data, issues } = schema._zod.run({ value, issues: [] }, context) as ParsePayload<Infer<S>>;
  return issues.length === 0 ? { success: true, data } : { success: false, issues };
};
