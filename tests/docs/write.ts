/** Writes the generated files: `npm run docs`. */
import { readFile, writeFile } from 'node:fs/promises';
import { configSchemaFile, configSchemaText } from './config-schema';
import { operationsFile, operationsText } from './operations';
import { operatingFile, operatingText } from './settings';
import { supportedFile, supportedText } from './supported';

await writeFile(operationsFile, await operationsText());
await writeFile(supportedFile, await supportedText());
await writeFile(configSchemaFile, configSchemaText());
await writeFile(operatingFile, operatingText(await readFile(operatingFile, 'utf8')));
