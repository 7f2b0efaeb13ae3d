/** Writes docs/operations.md from the contracts: `npm run docs`. */
import { fileURLToPath } from 'node:url';
import { type Contract, contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import type { $ZodType } from 'zod/v4/core';
import { definitionOf, isOpen, present } from '../contract/catalogue/schema';
import { createShapeWriter, type ShapeWriter } from './shapes';

export const operationsFile = fileURLToPath(new URL('../../docs/operations.md', import.meta.url));

const NOTHING = '–';
const code = (text: string) => `\`${text}\``;

const answers: Partial<Record<NonNullable<Endpoint['answer']>, string>> = {
  none: NOTHING,
  blob: 'a file: `blob` `fileName`',
  stream: 'bytes, while they arrive',
};

const inputText = (endpoint: Endpoint, shapes: ShapeWriter): string => {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const shape = definitionOf(present(endpoint.input)).shape ?? {};
  const texts = shapes.fields(endpoint.input);
  const takesBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const others = Object.keys(shape)
    .map((name, place) => ({ name, text: texts[place] ?? name }))
    .filter(({ name }) => !inPath.includes(name) || endpoint.alsoInBody?.includes(name));
  const inBody = ({ name }: { name: string }) =>
    endpoint.alsoInBody?.includes(name) ||
    (takesBody ? !endpoint.query?.includes(name) : (endpoint.body?.includes(name) ?? false));
  const open = isOpen(endpoint.input) ? ['…'] : [];
  const fixed = Object.entries(endpoint.fixed ?? {}).map(([name, value]) => `${name}=${value}`);
  const parts: [where: string, fields: string[]][] = [
    ['path', inPath],
    ['query', [...fixed, ...others.filter((one) => !inBody(one)).map(({ text }) => text), ...(takesBody ? [] : open)]],
    [
      endpoint.multipart ? 'form' : 'body',
      [...others.filter(inBody).map(({ text }) => text), ...(takesBody ? open : [])],
    ],
  ];
  const lines = parts.filter(([, fields]) => fields.length > 0);
  return lines.map(([where, fields]) => `${where} ${fields.map(code).join(' ')}`).join('<br>') || NOTHING;
};

const row = (name: string, endpoint: Endpoint, shapes: ShapeWriter): string => {
  const path = `${code(endpoint.path)}${endpoint.bare ? ' (no prefix)' : ''}`;
  const output = answers[endpoint.answer ?? 'json'] ?? shapes.answer(endpoint.output);
  const rights = endpoint.auth === 'none' ? 'public' : 'session';
  return `| ${[code(name), endpoint.method, path, inputText(endpoint, shapes), output, rights].join(' | ')} |`;
};

const folderOf = (capability: string) => capability.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isSchema = (value: unknown): value is $ZodType => typeof value === 'object' && value !== null && '_zod' in value;

/** The names under which the contracts export their objects. */
const exportedNames = async (): Promise<Map<$ZodType, string>> => {
  const modules = Object.keys(contracts).map(async (capability) => {
    const exported: object = await import(/* @vite-ignore */ `@gatehouse/sdk/contracts/${folderOf(capability)}`);
    return Object.entries(exported);
  });
  return new Map(
    (await Promise.all(modules)).flat().flatMap(([name, value]: [string, unknown]): [$ZodType, string][] => {
      return isSchema(value) && definitionOf(value).type === 'object' ? [[value, name]] : [];
    }),
  );
};

const section = (capability: string, contract: Contract, names: Map<$ZodType, string>): string => {
  const shapes = createShapeWriter(names);
  const rows = Object.entries(contract).map(([name, endpoint]) => row(name, endpoint, shapes));
  const used = shapes.used().map(({ name, fields }) => `- ${code(name)}: ${fields.map(code).join(' ')}`);
  return [
    `## ${capability}`,
    '',
    '| Operation | Method | Path | Input | Output | Needs |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...(used.length > 0 ? ['', 'Shapes:', '', ...used] : []),
    '',
  ].join('\n');
};

const intro = (count: number, capabilities: number) => `# Operations

<!-- Written by \`npm run docs\` from the contracts in sdk/capabilities/*/contract.ts. Changes made here are lost. -->

Every call of the provider's HTTP API that the SDK knows: ${count} in ${capabilities} capabilities. An operation is data (method,
path, schemas); an identity makes functions of it:

\`\`\`ts
import { contracts, createIdentity } from '@gatehouse/sdk';

const identity = createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'portal' });
const groups = await identity.call(contracts.groups).list({});
\`\`\`

The input is one flat object. The SDK puts each of its values where the table says, leaves out what is undefined, and
gives back the parsed output; an answer of another shape is an \`ApiError\`. Most screens need \`identity.of(capability)\`
instead, whose queries and mutations carry the rules on top of these calls.

How to read the tables:

- \`?\` marks what may be missing, \`…\` further keys of your choice.
- Input stands in the path, the query, the JSON body or, for uploads, a form. \`key=value\` is sent with every call.
- Output lists the fields that are read; \`Name[]\` is a list of a shape that is written out below the table.
- Paths stand behind the prefix of the provider (\`urlPrefix\`, default \`frontegg\`) unless it says "no prefix".
- \`session\` needs a signed-in person, \`public\` does not.
`;

/** The text of docs/operations.md. */
export const operationsText = async (): Promise<string> => {
  const names = await exportedNames();
  const all = Object.entries(contracts).map(([name, contract]: [string, Contract]) => ({ name, contract }));
  const filled = all.filter(({ contract }) => Object.keys(contract).length > 0);
  const count = filled.reduce((sum, { contract }) => sum + Object.keys(contract).length, 0);
  return [intro(count, filled.length), ...filled.map(({ name, contract }) => section(name, contract, names))].join(
    '\n',
  );
};
