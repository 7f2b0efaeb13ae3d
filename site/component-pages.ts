/** Pages of the components, hooks and mount functions of the UI package, from their types, docstrings, stories and examples. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import {
  Comment,
  type DeclarationReflection,
  type ProjectReflection,
  ReferenceReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { filesOf, publicComponents, type Sources, slotsIn } from '../.storybook/docs/component-sources';
import type { StoryNotes } from '../ui/kit/story-notes';
import { type ExampleName, liveExample, namesIn } from './example-pages';
import type { Page } from './page';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'ui/package.json'), 'utf8'));
const sources: Sources = Object.fromEntries(
  readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/^(?:dist|node_modules)\//.test(path))
    .map((path) => [`ui/${path}`, readFileSync(join(root, 'ui', path), 'utf8')]),
);

/** Notes of all stories: plain data, which a story file cannot be imported for. */
const notes: Readonly<Record<string, StoryNotes>> = Object.assign(
  {},
  ...Object.values(sources).map((source) => {
    const pattern =
      /^((?:const \w+ = \[[^\]]*\];\n+)?)const notes = (\{\n[\s\S]*?^\}) satisfies Record<string, StoryNotes>;/m;
    const [, shared, literal] = source.match(pattern) ?? [];
    return literal && runInNewContext(`${shared}(${literal})`);
  }),
);

const files = new Map(
  publicComponents(sources, manifest.exports).map(({ name, entryPoint, file }) => [`${entryPoint}#${name}`, file]),
);

/** Groups of the navigation, by entry point. The same names for server components are in the reference. */
export const groups: Readonly<Record<string, string>> = {
  '@gatehouse/ui': 'Session and gates',
  '@gatehouse/ui/login': 'Sign-in',
  '@gatehouse/ui/routes': 'Sign-in',
  '@gatehouse/ui/admin': 'Administration',
  '@gatehouse/ui/checkout': 'Checkout',
  '@gatehouse/ui/embed': 'Without React',
  '@gatehouse/ui/kit': 'Kit',
  '@gatehouse/ui/frontegg': 'For @frontegg/react',
  '@gatehouse/ui/frontegg/rest-api': 'For @frontegg/react',
};

/** Hooks that leave the page for the provider's, which no frame can: an application that `npm run hosts` drives has them. */
const applications: Readonly<Record<string, string>> = {
  useLoginWithRedirect: 'tests/hosts/frontegg/src/app.tsx',
  useStepUp: 'tests/hosts/frontegg/src/app.tsx',
};

const markdown = (comment: Comment | undefined): string =>
  Comment.combineDisplayParts(comment?.summary).replace(/\{@link ([\w.]+)\}/g, '`$1`');
const tagged = (comment: Comment | undefined, tag: `@${string}`): string[] =>
  (comment?.getTags(tag) ?? []).map(({ content }) => Comment.combineDisplayParts(content).trim());

const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');
const code = (text: string) => `\`${text}\``;
const section = (title: string, text: string | false | undefined) => (text ? `## ${title}\n\n${text}` : '');
const list = (items: readonly string[] = []) => items.map((item) => `- ${item}`).join('\n');

/** Properties of a type, and the types whose properties are those of a library. */
interface Members {
  own: DeclarationReflection[];
  others: string[];
}

const membersOf = (type: SomeType | undefined): Members => {
  if (type?.type === 'intersection') {
    const all = type.types.map(membersOf);
    return { own: all.flatMap(({ own }) => own), others: all.flatMap(({ others }) => others) };
  }
  if (type?.type === 'reflection') return { own: type.declaration.children ?? [], others: [] };
  const target = type?.type === 'reference' ? type.reflection : undefined;
  if (!target?.isDeclaration()) return { own: [], others: type ? [type.toString()] : [] };
  return target.kind === ReflectionKind.TypeAlias ? membersOf(target.type) : { own: target.children ?? [], others: [] };
};

const typeOf = (property: DeclarationReflection) => {
  const [signature] = property.signatures ?? [];
  return property.type?.toString() ?? (signature ? `${signature.toString()}: ${signature.type}` : '');
};

const propertyRow = (property: DeclarationReflection) => [
  code(`${property.name}${property.flags.isOptional ? '?' : ''}`),
  code(typeOf(property)),
  markdown(property.comment ?? property.signatures?.[0]?.comment),
];

const membersTable = (head: string, type: SomeType | undefined): string => {
  const { own, others } = membersOf(type);
  const rows = [...new Map(own.map((property) => [property.name, property])).values()].map(propertyRow);
  const inherited = others
    .filter((name) => name !== 'object')
    .map(code)
    .join(', ');
  return [rows.length > 0 && table([head, 'Type', ''], rows), inherited && `Also takes ${inherited}.`]
    .filter(Boolean)
    .join('\n\n');
};

const paramsTable = ({ parameters = [] }: SignatureReflection): string =>
  parameters.length === 0
    ? ''
    : table(
        ['Parameter', 'Type', ''],
        parameters.map((parameter) => [
          code(parameter.name === '__namedParameters' ? 'options' : parameter.name),
          code(parameter.type?.toString() ?? ''),
          markdown(parameter.comment),
        ]),
      );

const exampleOf = (name: string, entryPoint: string, comment: Comment | undefined): string => {
  const live = namesIn(name, entryPoint);
  const [first, ...more] = live;
  if (first) {
    const others = more.map((other: ExampleName) => `[${other}](../../examples.md#${other})`).join(', ');
    return `${liveExample(first)}${others && `\n\nAlso in ${others}.`}`;
  }
  const application = applications[name];
  if (application) return `\`\`\`tsx\n${readFileSync(join(root, application), 'utf8')}\`\`\``;
  const written = tagged(comment, '@example').map((text) => text.replace(/^```\w*\n?/, '```tsx\n'));
  return written.join('\n\n');
};

const slots = (entryPoint: string, name: string): string => {
  const file = files.get(`${entryPoint}#${name}`);
  const names = file ? filesOf(sources, file).flatMap((path) => slotsIn(sources[path] ?? '')) : [];
  return [...new Set(names)].map(code).join(', ');
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter, at) => `${at ? '-' : ''}${letter.toLowerCase()}`);

const isHook = (name: string) => /^use[A-Z]/.test(name);
/** Whether a page describes it: components, hooks, mount functions. */
export const hasPage = (name: string) => /^(?:[A-Z].*[a-z]|use[A-Z]|mount[A-Z])/.test(name);

const pageOf = (entryPoint: string, name: string, member: DeclarationReflection): Page => {
  const type = member.type;
  const declared = type?.type === 'reflection' ? type.declaration.signatures : undefined;
  const signature = member.signatures?.[0] ?? declared?.[0];
  const comment = signature?.comment ?? member.comment;
  const own = notes[name];
  const isComponent = /^[A-Z]/.test(name);
  const props = signature?.parameters?.[0]?.type ?? (type?.type === 'reference' ? type.typeArguments?.[0] : undefined);
  const results = signature && !isComponent ? membersTable('Member', signature.type) : '';
  const parts = [
    `# ${name}`,
    markdown(comment),
    `\`\`\`ts\nimport { ${name} } from '${entryPoint}';\n\`\`\``,
    section('Example', exampleOf(name, entryPoint, comment)),
    isComponent && section('Props', membersTable('Prop', props)),
    !isComponent && signature && section('Parameters', paramsTable(signature)),
    !isComponent &&
      signature &&
      section('Returns', [code(String(signature.type)), results].filter(Boolean).join('\n\n')),
    section('Errors', list(tagged(comment, '@throws'))),
    section(
      'Parts to style',
      isComponent && slots(entryPoint, name) && `\`data-slot\` of its parts: ${slots(entryPoint, name)}`,
    ),
    section('Accessibility', list(own?.accessibility)),
    section('Do', list(own?.do)),
    section('Avoid', list(own?.avoid)),
  ];
  return {
    path: `${isHook(name) ? 'hooks' : 'components'}/${entryPoint.split('/').slice(2).join('-') || 'react'}/${kebab(name)}.md`,
    title: name,
    group: groups[entryPoint] ?? '',
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
};

/** Returns a page for each component, hook and mount function. */
export const componentPages = (project: ProjectReflection): Page[] =>
  project.getChildrenByKind(ReflectionKind.Module).flatMap((module) => {
    if (!Object.hasOwn(groups, module.name)) return [];
    const pages = (module.children ?? []).flatMap((member) => {
      // What is exported under a second name is described where it has its first one.
      const target = member instanceof ReferenceReflection ? member.tryGetTargetReflectionDeep() : member;
      if (!hasPage(member.name) || !target?.isDeclaration()) return [];
      if (![ReflectionKind.Function, ReflectionKind.Variable].includes(target.kind)) return [];
      return [pageOf(module.name, member.name, target)];
    });
    return pages.sort((a, b) => a.title.localeCompare(b.title));
  });
