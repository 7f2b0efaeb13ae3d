import type { Endpoint } from '@gatehouse/sdk/contracts';
import type { output } from 'zod/mini';
import type { Access } from '../access/registry';
import type { Call, Handler } from '../call';
import type { Operation } from '../serve-operation';

type Schema = Endpoint['input'];

interface Route<I extends Schema> {
  access: Access;
  input: I;
  handler: (call: Call, input: output<I>) => unknown;
  /** Keys of the input whose list is joined by commas. */
  comma?: readonly string[];
}

/** Returns an operation that published clients call and no contract of the SDK names. */
export const route = <I extends Schema>(
  name: string,
  method: Endpoint['method'],
  path: string,
  { access, input, handler, comma = [] }: Route<I>,
): Operation => ({
  name: `newer.${name}`,
  // The output is checked by tests only.
  endpoint: {
    method,
    path,
    input,
    output: input,
    comma,
    responseType: 'json',
    auth: access.as === 'user' ? 'bearer' : 'none',
  },
  access,
  // The router parses the input with the schema beside it.
  handler: handler as Handler<Endpoint>,
});
