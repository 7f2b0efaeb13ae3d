import {
  ArgTypes,
  Description,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import type { StoryNotes } from '../../ui/kit/story-notes';
import { components as all, download, sources } from '../docs-sources';
import { Wide } from '../wide';
import { tokensIn } from './class-tokens';
import { filesOf, type PublicComponent, partsOf, slotsIn } from './component-sources';
import { TokenTable } from './token-table';

/** What the plugin stores on a component: its description, and its props from the types. */
const docgenOf = (component: unknown): { description?: string; props?: object } | undefined => {
  if (component === null || (typeof component !== 'object' && typeof component !== 'function')) return undefined;
  const docgen: unknown = Reflect.get(component, '__docgenInfo');
  return typeof docgen === 'object' && docgen !== null ? docgen : undefined;
};

/** Returns the comment before a definition, for components that the plugin does not describe. */
const commentOf = ({ file, local }: PublicComponent): string => {
  const source = sources[file] ?? '';
  const end = source.search(new RegExp(`^export (?:async )?(?:function|const) ${local}\\b`, 'm'));
  const before = source.slice(0, Math.max(end, 0)).trimEnd();
  if (!before.endsWith('*/')) return '';
  return before
    .slice(before.lastIndexOf('/**') + 3, -2)
    .replace(/^\s*\* ?/gm, '')
    .replace(/@example\n?([\s\S]*)$/, '\n```tsx\n$1\n```')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim();
};

const List = ({ items }: { items: readonly string[] }) => (
  <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
);
const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Subheading>{title}</Subheading>
      {children}
    </>
  );
}

function Slots({ file }: { file: string }) {
  const own = slotsIn(sources[file] ?? '');
  const inside = filesOf(sources, file)
    .flatMap((other) => slotsIn(sources[other] ?? ''))
    .filter((slot, at, slots) => slots.indexOf(slot) === at && !own.includes(slot));
  const lines = [own.length > 0 && `Its own: ${codes(own)}`, inside.length > 0 && `Of parts inside: ${codes(inside)}`];
  const shown = lines.filter((line) => line !== false);
  if (shown.length === 0) return null;
  return (
    <Part title="data-slot">
      <List items={shown} />
    </Part>
  );
}

function Tokens({ file }: { file: string }) {
  const tokens = tokensIn(
    filesOf(sources, file)
      .map((other) => sources[other])
      .join('\n'),
  );
  if (tokens.length === 0) return null;
  return (
    <Part title="Tokens">
      <TokenTable tokens={tokens} />
    </Part>
  );
}

interface ComponentDocsProps {
  component: PublicComponent;
  notes: StoryNotes;
}

function ComponentDocs({ component, notes }: ComponentDocsProps) {
  const { name, entryPoint, file } = component;
  const [{ code }, setCode] = useState<{ code?: unknown }>({});
  useEffect(() => {
    void download(component).then((downloaded) => setCode({ code: downloaded }));
  }, [component]);
  const docgen = docgenOf(code);
  const parts = partsOf(all, component);
  return (
    <section>
      <Heading>{name}</Heading>
      <Markdown>{docgen?.description || commentOf(component)}</Markdown>
      <Markdown>{`\`\`\`ts\nimport { ${name} } from '${entryPoint}';\n\`\`\``}</Markdown>
      {docgen?.props && Object.keys(docgen.props).length > 0 && (
        <Part title="Props">
          <Wide label={`Props of ${name}`}>
            <ArgTypes of={code} />
          </Wide>
        </Part>
      )}
      {parts.length > 0 && (
        <Part title="Composition">
          <List items={parts.map((part) => `\`${part.name}\`: ${commentOf(part).split('\n\n')[0]}`)} />
        </Part>
      )}
      <Slots file={file} />
      <Tokens file={file} />
      <Part title="Accessibility">
        <List items={notes.accessibility} />
      </Part>
      <Part title="Do">
        <List items={notes.do} />
      </Part>
      <Part title="Avoid">
        <List items={notes.avoid} />
      </Part>
    </section>
  );
}

/** Renders the docs page of a story file: its primary story, then each public component that its notes name. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const notes: Readonly<Record<string, StoryNotes>> = preparedMeta.parameters.docs?.notes ?? {};
  return (
    <>
      <Title />
      {Object.keys(notes).length === 0 && <Description />}
      <Primary />
      {Object.entries(notes).map(([name, own]) => {
        const component = all.find((entry) => entry.name === name);
        return component && <ComponentDocs key={name} component={component} notes={own} />;
      })}
    </>
  );
}
