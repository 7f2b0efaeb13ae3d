import type { ParsePayload } from 'zod/v4/core';
import type { Infer, Schema, Tolerance } from './schema';

type Parsed<Output> =
  | { success: true; data: Output }
  | { success: false; data?: undefined; issues: ParsePayload['issues'] };

/** Parses a value with a wire schema. Zod's own function would bring its error classes into the first chunk. */
export const safeParse = <S extends Schema>(schema: S, value: unknown, tolerance: Tolerance = {}): Parsed<Infer<S>> => {
  const context = { async: false, ...tolerance };
  // Wire schemas are synchronous.
  const { value: data, issues } = schema._zod.run({ value, issues: [] }, context) as ParsePayload<Infer<S>>;
  return issues.length === 0 ? { success: true, data } : { success: false, issues };
};
