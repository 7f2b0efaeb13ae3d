import { check, type infer as Infer, object, safeParse, type ZodMiniObject, type ZodMiniType } from 'zod/mini';

export type Environment = Readonly<Record<string, string | undefined>>;
type Shape = Readonly<Record<string, ZodMiniType>>;
export type Values<S extends Shape> = Infer<ZodMiniObject<S>>;

/** Every mistake in the environment, one sentence per line. */
export class ConfigError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** Rules between variables; skipped while one of their variables is invalid by itself. */
export interface Rule<T> {
  variables: readonly (keyof T)[];
  isBroken(values: T): boolean;
  /** Sentence with the problem and its solution. */
  message: string | ((values: T) => string);
}

const ruled = <S extends Shape>(shape: S, rules: readonly Rule<Values<S>>[]) =>
  object(shape).check(
    check(
      ({ value, issues }) => {
        const invalid = new Set(issues.map(({ path }) => path?.[0]));
        for (const { variables, isBroken, message } of rules) {
          if (variables.some((name) => invalid.has(name)) || !isBroken(value)) continue;
          const text = typeof message === 'string' ? message : message(value);
          issues.push({ code: 'custom', input: undefined, path: [], message: text });
        }
      },
      // Rules also run with invalid variables, so that all mistakes are reported at once.
      { when: () => true },
    ),
  );

/**
 * Reads variables by their schemas; whitespace around a value is ignored, and a blank value counts as not set.
 * @throws ConfigError that lists all mistakes, and never contains a value.
 */
export const readEnvironment = <const S extends Shape>(
  shape: S,
  rules: readonly Rule<Values<S>>[],
  env: Environment,
  otherMistakes: readonly string[] = [],
): Values<S> => {
  const values = Object.fromEntries(Object.keys(shape).map((name) => [name, env[name]?.trim() || undefined]));
  const result = safeParse(ruled(shape, rules), values);
  const issues = result.success ? [] : result.error.issues;
  const mistakes = [...otherMistakes, ...issues.map(({ path, message }) => [...path, message].join(' '))];
  if (!result.success || mistakes.length > 0) throw new ConfigError(mistakes);
  return result.data;
};
