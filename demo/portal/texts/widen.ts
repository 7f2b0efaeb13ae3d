/** The same keys with any words: literal texts become strings, functions keep what they are given, lists their length. */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widen<T[K]> };
