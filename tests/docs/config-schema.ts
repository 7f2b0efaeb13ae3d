/** Writes emulator/config.schema.json from the options of the local provider: `npm run docs`. */
import { fileURLToPath } from 'node:url';
import { toJSONSchema } from 'zod/mini';
import { optionEntries } from '../../emulator/node/options';

export const configSchemaFile = fileURLToPath(new URL('../../emulator/config.schema.json', import.meta.url));

/** The JSON schema of `gatehouse.emulator.json`. */
export const configSchemaText = (): string => {
  const properties = optionEntries.map(([name, { schema, description }]) => {
    const { $schema: _, ...json } = toJSONSchema(schema);
    return [name, { description: description, ...json }];
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Options of the local identity provider',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(properties) },
    additionalProperties: false,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
};
