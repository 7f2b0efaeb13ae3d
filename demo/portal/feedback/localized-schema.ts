import type { $ZodType } from 'zod/v4/core';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
}

/** A schema for forms. */
interface FormSchema<Input, Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: Input; readonly output: Output };
    readonly validate: (
      value: unknown,
    ) => Promise<{ readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] }>;
  };
}

/** Returns the schema with translated messages. */
export const localizedSchema = <Output, Input>(
  schema: $ZodType<Output, Input>,
  translate: (message: string) => string,
): FormSchema<Input, Output> => ({
  '~standard': {
    version: 1,
    vendor: 'portal',
    validate: async (value) => {
      const result = await schema['~standard'].validate(value);
      if (!result.issues) return { value: result.value };
      return { issues: result.issues.map((issue) => ({ ...issue, message: translate(issue.message) })) };
    },
  },
});
