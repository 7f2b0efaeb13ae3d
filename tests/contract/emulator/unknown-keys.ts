import type { $ZodType } from 'zod/v4/core';

interface Definition {
  type: string;
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  in?: $ZodType;
  catchall?: $ZodType;
  options?: $ZodType[];
}

/** Returns the paths in a value that its wire schema does not name. */
export const unknownKeys = (schema: $ZodType, value: unknown, path = ''): string[] => {
  // Zod's own definition; its fields depend on the kind.
  const definition = schema._zod.def as Definition;
  const inner = definition.innerType ?? definition.in;
  if (inner) return value === null || value === undefined ? [] : unknownKeys(inner, value, path);
  if (definition.type === 'array' && definition.element && Array.isArray(value)) {
    const { element } = definition;
    return value.flatMap((entry, index) => unknownKeys(element, entry, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  if (definition.type === 'union') {
    const found = (definition.options ?? []).map((option) => unknownKeys(option, value, path));
    return found.sort((a, b) => a.length - b.length)[0] ?? [];
  }
  if (definition.type !== 'object' || !definition.shape) return [];
  const { shape, catchall } = definition;
  return Object.entries(value).flatMap(([key, entry]) => {
    const known = shape[key] ?? catchall;
    return known ? unknownKeys(known, entry, `${path}.${key}`) : [`${path}.${key}`];
  });
};
