import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/docs-code');

/** Modules of the names that a page has imported in an earlier block. */
const modules: Readonly<Record<string, readonly string[]>> = {
  react: ['type ComponentProps', 'type ReactNode', 'useMemo', 'useState'],
  '@tanstack/react-query': ['useQuery'],
  '@gatehouse/sdk': ['createIdentity', 'type Identity'],
  '@gatehouse/ui': ['TextsProvider', 'useCapability'],
  '@gatehouse/ui/admin': ['AccountSwitcher', 'AdminPortal'],
  '@gatehouse/ui/kit': ['Button', 'TextField'],
  '@gatehouse/ui/login': ['LoginBox'],
  '@gatehouse/ui/routes': ['AuthRoutes'],
  '@gatehouse/sdk/sign-in': ['withStepUp'],
  // Inside of the administration.
  '@gatehouse/sdk/admin/rights': ['isReadOnly'],
  '@gatehouse/sdk/groups': ['* as groups', 'type Group'],
  'zod/mini': ['minLength', 'object', 'string', 'trim'],
  'lucide-react': ['Star', 'Users'],
  '../../ui/admin/groups/group-fields': ['type GroupTask'],
  '../../ui/admin/archetypes/form/confirm-dialog': ['ConfirmDialog'],
  '../../ui/admin/archetypes/form/form-sheet': ['FormSheet'],
  '../../ui/admin/archetypes/list/column-kinds': ['useColumnKinds'],
  '../../ui/admin/archetypes/list/list-page': ['ListPage'],
  '../../ui/admin/archetypes/page/page-props': ['type PageProps'],
  '../../ui/admin/archetypes/page/tasks': ['type TaskProps', 'Tasks', 'useTask'],
  '../../ui/admin/archetypes/list/use-list-view': ['useListView'],
  '../../ui/admin/archetypes/page/use-rights': ['useRights'],
  '../../ui/admin/texts': ['useAdminTexts'],
  '../../ui/react/lazy-part': ['lazyPart'],
};

/** What a host has besides. */
const hosts: Readonly<Record<string, string>> = {
  Pool: "declare const Pool: new (options: object) => import('@gatehouse/sdk/server').PostgresPool;",
  app: "declare const app: import('express').Application;",
  analytics: 'declare const analytics: { track: (name: string, event: object) => void };',
  App: 'declare const App: () => ReactNode;',
  Slot: "declare const Slot: (props: ComponentProps<'button'>) => ReactNode;",
  add: 'declare const add: (input: object) => Promise<void>;',
  asUser: 'declare const asUser: (user: NonNullable<Group["users"]>[number]) => { id: string; name: string };',
  auth: 'declare const auth: { accessToken: string };',
  customPages: "declare const customPages: import('@gatehouse/ui/admin').CustomPage[];",
  email: 'declare const email: string;',
  fastify: "declare const fastify: import('fastify').FastifyInstance;",
  handler: 'declare const handler: () => void;',
  hono: "declare const hono: import('hono').Hono;",
  initial: "declare const initial: import('@gatehouse/sdk/from-server').InitialSession;",
  identity: 'declare const identity: Identity;',
  isSaved: 'declare const isSaved: boolean;',
  MyButton: "declare const MyButton: (props: ComponentProps<'button'>) => ReactNode;",
  MyLink: 'declare const MyLink: (props: { to: string; children: string }) => ReactNode;',
  navigate: 'declare const navigate: (to: string, options?: { replace?: boolean }) => void;',
  open: 'declare const open: boolean;',
  pathname: 'declare const pathname: string;',
  refreshPlan: 'declare const refreshPlan: () => void;',
  remove: 'declare const remove: () => Promise<void>;',
  render: 'declare const render: (state: object) => void;',
  request: 'declare const request: Request;',
  schema: "declare const schema: import('zod/mini').ZodMiniType<{ name: string }, { name: string }>;",
  search: 'declare const search: string;',
  sessionContext: 'declare const sessionContext: object;',
  sessions: "declare const sessions: import('@gatehouse/sdk/server').ServerSession;",
  setOpen: 'declare const setOpen: (open: boolean) => void;',
  useLocation:
    'declare const useLocation: () => { pathname: string } & readonly [string, (to: string, options?: object) => void];',
  verify: "declare const verify: import('@gatehouse/sdk/server').TokenVerifier;",
  useNavigate: 'declare const useNavigate: () => (to: string) => void;',
};

const files: Readonly<Record<string, string>> = {
  'administration.tsx': 'export default function Administration() { return null; }',
  'dialogs.tsx': 'export default function Dialogs(_: object) { return null; }',
  'reviews-page.tsx': 'export default function ReviewsPage() { return null; }',
  'host.d.ts': `declare module '@marsidev/react-turnstile' {
  export const Turnstile: (props: { siteKey: string; options: object; onSuccess: (token: string) => void; onExpire: () => void }) => null;
}`,
  // As their own types have it: adapters add to the request.
  'frameworks.d.ts': `declare namespace Express { interface Request {} }
declare module 'express' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  interface Request extends IncomingMessage, Express.Request { params: Record<string, string> }
  interface Response extends ServerResponse { status(code: number): this; json(body: unknown): this }
  type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => unknown;
  export interface Application { get(path: string, ...handlers: Handler[]): this; use(...handlers: Handler[]): this }
}
declare module 'fastify' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export interface FastifyRequest { raw: IncomingMessage; params: unknown }
  export interface FastifyReply { raw: ServerResponse; hijack(): void; header(name: string, value: string): this }
  export interface FastifyInstance {
    addHook(name: 'onRequest', hook: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): this;
  }
}`,
};

/** Blocks whose first line names a file are compiled with the application that has it, or with the provider. */
const isElsewhere = (code: string) => /^\/\/ (?:\S+\.tsx?|access\/)/m.test(code.split('\n').slice(0, 2).join('\n'));

const isNamed = (code: string, name: string) => new RegExp(`(?<![\\w.'"-])${name}\\b(?!['"-])`).test(code);
const isDeclared = (code: string, name: string) =>
  new RegExp(`(?:const|function) \\[?${name}\\b|const \\[\\w*, ${name}\\]|import [^;]*\\b${name}\\b[^;]* from`).test(
    code,
  );

/** Returns a block as a module, with what it takes from its surroundings. */
const moduleOf = (code: string): string => {
  const lacks = (text: string, name: string) => isNamed(text, name) && !isDeclared(code, name);
  const declared = Object.entries(hosts).flatMap(([name, text]) => (lacks(code, name) ? [text] : []));
  const imports = Object.entries(modules).flatMap(([from, names]) =>
    names
      .filter((name) => lacks(`${code}${declared}`, name.replace(/^(?:type |\* as )/, '')))
      .map((name) => (name.startsWith('*') ? `import ${name} from '${from}';` : `import { ${name} } from '${from}';`)),
  );
  // Elements beside each other are what a component returns.
  const body = code.replace(
    /^<(?:[^;\n]|\n(?=[\s<]))*(?:\/>|>);?$/gm,
    (elements) => `void (<>${elements.replace(/;$/, '')}</>);`,
  );
  return `${imports.join('\n')}\n${declared.join('\n')}\n${body}\nexport {};\n`;
};

const blocksOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^ *```tsx?\n([\s\S]*?)^ *```$/gm)]
    .map(([, code = '']) => code)
    .filter((code) => !isElsewhere(code));

/** Returns the errors of the compiler, without its exit status. */
const compile = (): string => {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
};

it('compiles every TypeScript block of the documents', () => {
  const documents = [
    'README.md',
    ...readdirSync(join(root, 'docs'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ];
  const blocks = documents.flatMap((file) =>
    blocksOf(file).map((code, at) => [`${file.replace(/\W+/g, '-')}-${at + 1}.tsx`, moduleOf(code)] as const),
  );
  expect(blocks.length).toBeGreaterThan(15);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = {
    composite: false,
    noEmit: true,
    emitDeclarationOnly: false,
    declarationMap: false,
    types: ['vite/client', 'node'],
  };
  const config = { extends: '../../tsconfig.base.json', compilerOptions: options, include: ['*'] };
  const wrong = 'export const wrong: number = "text";';
  const all = { ...files, ...Object.fromEntries(blocks), 'wrong.tsx': wrong, 'tsconfig.json': JSON.stringify(config) };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  expect(compile().trim().split('\n')).toEqual([expect.stringContaining('wrong.tsx(1,14): error TS2322')]);
});
