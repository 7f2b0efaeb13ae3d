/** The examples as Markdown: a frame that runs, and the code that runs in it. */
import { readFileSync } from 'node:fs';
import { type ExampleName, examples, isExample, pathOf, settings } from './examples';
import type { Page } from './page';

export type { ExampleName };

const names = Object.keys(examples).filter(isExample);

export const codeOf = (name: ExampleName): string => readFileSync(new URL(pathOf(name), import.meta.url), 'utf8');

/** Returns the frame of an example with its code. Without the site's script, the code remains. */
export const liveExample = (name: ExampleName): string =>
  `<LiveExample name="${name}" />\n\n\`\`\`tsx\n${codeOf(name).trimEnd()}\n\`\`\``;

const imported = new Map(
  names.map((name) => [
    name,
    new Set(
      [...codeOf(name).matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, list = '', from = '']) =>
        list.split(',').map((entry) => `${from}#${entry.trim()}`),
      ),
    ),
  ]),
);

const isOfKit = (name: string) => name.includes('kit');

/** Returns the examples that use a component or hook; for the kit, those about it come first. */
export const namesIn = (name: string, entryPoint: string): ExampleName[] =>
  names
    .filter(
      (example) => imported.get(example)?.has(`${entryPoint}#${name}`) || settings(example).renders?.includes(name),
    )
    .sort((a, b) => Number(isOfKit(b) && isOfKit(entryPoint)) - Number(isOfKit(a) && isOfKit(entryPoint)));

/** Returns the page with all examples. */
export const examplesPage = (): Page => ({
  path: 'examples.md',
  title: 'Examples',
  text: [
    '# Examples',
    'Each of them runs in this page, on a local provider in your browser: nothing is sent anywhere. Switch the language, the theme, the width and the role of the user; what you see is the code below it, inside of the providers of [Get started](./index.md).',
    ...names.map((name) => `## ${settings(name).title} {#${name}}\n\n${liveExample(name)}`),
  ].join('\n\n'),
});
