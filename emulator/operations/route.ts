import type { Endpoint } from '@gatehouse/sdk/contracts';
import type { output } from 'zod/mini';
import type { Call } from '../call';
import type { ServedOperation } from '../serve-operation';
import { operation, type Rule } from './operation';

type Schema = Endpoint['input'];

interface Route<I extends Schema> {
  access: Rule;
  input: I;
  handler: (call: Call, input: output<I>) => unknown;
}

/** Returns an operation that published clients call and no contract of the SDK names. */
export const route = <I extends Schema>(
  name: string,
  method: Endpoint['method'],
  path: string,
  { access: rule, input, handler }: Route<I>,
): ServedOperation => {
  const { access, ...served } = operation(rule, handler);
  return {
    name: `newer.${name}`,
    // The output is checked by tests only.
    endpoint: {
      method,
      path,
      input,
      output: input,
      responseType: 'json',
      auth: access.as === 'user' ? 'bearer' : 'none',
    },
    access,
    ...served,
  };
};
