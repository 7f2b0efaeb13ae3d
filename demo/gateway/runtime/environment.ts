import { check, type infer as Infer, object, safeParse, type ZodMiniObject, type ZodMiniType } from 'zod/mini';

export type Environment = Readonly<Record<string, string | undefined>>;
type Shape = Readonly<Record<string, ZodMiniType>>;
export type Values<S extends Shape> = Infer<ZodMiniObject<S>>;

/** Everything that is wrong with the environment, one sentence per line. */
export class ConfigError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** What must hold between variables; skipped while one of those that it reads is invalid by itself. */
export interface Rule<T> {
  reads: readonly (keyof T)[];
  broken(values: T): boolean;
  /** A sentence that says what is wrong and what to do. */
  says: string | ((values: T) => string);
}

const ruled = <S extends Shape>(shape: S, rules: readonly Rule<Values<S>>[]) =>
  object(shape).check(
    check(
      ({ value, issues }) => {
        const invalid = new Set(issues.map(({ path }) => path?.[0]));
        for (const { reads, broken, says } of rules) {
          if (reads.some((name) => invalid.has(name)) || !broken(value)) continue;
          const message = typeof says === 'string' ? says : says(value);
          issues.push({ code: 'custom', input: undefined, path: [], message });
        }
      },
      // Also with invalid variables, so that all mistakes are named at once.
      { when: () => true },
    ),
  );

/**
 * Reads variables by their schemas; blanks around a value do not count, and a blank value counts as not set.
 * @throws ConfigError that names all mistakes at once, and never shows a value.
 */
export const readEnvironment = <const S extends Shape>(
  shape: S,
  rules: readonly Rule<Values<S>>[],
  env: Environment,
  otherMistakes: readonly string[] = [],
): Values<S> => {
  const given = Object.fromEntries(Object.keys(shape).map((name) => [name, env[name]?.trim() || undefined]));
  const result = safeParse(ruled(shape, rules), given);
  const issues = result.success ? [] : result.error.issues;
  const mistakes = [...otherMistakes, ...issues.map(({ path, message }) => [...path, message].join(' '))];
  if (!result.success || mistakes.length > 0) throw new ConfigError(mistakes);
  return result.data;
};
