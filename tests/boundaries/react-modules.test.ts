import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../ui/', import.meta.url));

const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^(dist|node_modules)\/|\.stories\./.test(path))
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

/** What React 18.3 exports and 19 still has. */
const react18 = new Set(
  'Children Component Fragment Profiler PureComponent StrictMode Suspense cloneElement createContext createElement createRef forwardRef isValidElement lazy memo startTransition useCallback useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useReducer useRef useState useSyncExternalStore useTransition'.split(
    ' ',
  ),
);
const reactDom18 = new Set('createPortal flushSync createRoot hydrateRoot'.split(' '));
/** Attributes that React 18.3 does not know, and that React 19 warns of in small letters. */
const react19Attributes = /^(popoverTarget|popoverTargetAction|onBeforeToggle|onScrollEnd|inert|precedence)$/;

const isFunction = (node?: ts.Expression) =>
  Boolean(node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node)));

interface Rule {
  rule: string;
  /** A module that breaks it. */
  broken: string;
  matches: (node: ts.Node) => boolean;
}

const react18Rules: readonly Rule[] = [
  {
    rule: 'imports only what React 18.3 exports',
    broken: "import { use } from 'react';",
    matches: (node) => {
      if (!ts.isImportSpecifier(node) || node.isTypeOnly || node.parent.parent.isTypeOnly) return false;
      const from = node.parent.parent.parent.moduleSpecifier;
      if (!ts.isStringLiteral(from)) return false;
      const name = (node.propertyName ?? node.name).text;
      if (from.text === 'react') return !react18.has(name);
      return from.text.startsWith('react-dom') && !reactDom18.has(name);
    },
  },
  {
    rule: 'gives a context its value through `.Provider`',
    broken: 'export const part = <TextsContext value={1} />;',
    matches: (node) =>
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      ts.isIdentifier(node.tagName) &&
      node.tagName.text.endsWith('Context'),
  },
  {
    rule: 'gives a context no other name, under which it would be rendered itself',
    broken: 'export const TextsProvider = TextsContext;',
    matches: (node) =>
      ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      ts.isIdentifier(node.initializer) &&
      node.initializer.text.endsWith('Context'),
  },
  {
    rule: 'takes a ref by `forwardRef`, not as a prop',
    broken: 'export function Part({ ref, ...props }: Props) { return <input ref={ref} {...props} />; }',
    matches: (node) =>
      ts.isBindingElement(node) &&
      (node.propertyName ?? node.name).getText() === 'ref' &&
      ts.isParameter(node.parent.parent),
  },
  {
    rule: 'has no ref in the type of its props: `ComponentPropsWithoutRef`',
    broken: "import type { ComponentProps } from 'react';",
    matches: (node) => ts.isImportSpecifier(node) && /^ComponentProps(WithRef)?$/.test(node.name.text),
  },
  {
    rule: 'sets no attribute that only React 19 knows: set it on the element in an effect',
    broken: 'export const part = <button popoverTarget="menu" />;',
    matches: (node) => ts.isJsxAttribute(node) && react19Attributes.test(node.name.getText()),
  },
  {
    rule: 'sends no form by a function as its action',
    broken: 'export const part = <form action={() => undefined} />;',
    matches: (node) =>
      ts.isJsxAttribute(node) &&
      /^(action|formAction)$/.test(node.name.getText()) &&
      node.initializer !== undefined &&
      ts.isJsxExpression(node.initializer) &&
      isFunction(node.initializer.expression),
  },
];

const parse = (path: string, text: string) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Lines of a module where something matches. */
const find = (path: string, text: string, matches: Rule['matches']): string[] => {
  const source = parse(path, text);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (matches(node)) found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

const findAll = (matches: Rule['matches']) => modules.flatMap(({ path, text }) => find(path, text, matches));

describe('a module of the React package, which supports React 18.3', () => {
  it.each(react18Rules)('$rule', ({ broken, matches }) => {
    expect(find('broken.tsx', broken, matches)).toEqual(['broken.tsx:1']);
    expect(findAll(matches)).toEqual([]);
  });
});

describe('icons', () => {
  /** With esbuild, an icon that only a lazy page imports from the root of a package lands in the first chunk. */
  const fromPackage = (node: ts.Node): boolean =>
    ts.isImportDeclaration(node) &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    !node.importClause?.isTypeOnly &&
    /^lucide-react(?!\/icons\/)/.test(node.moduleSpecifier.text);

  it("are imported individually: `import Check from 'lucide-react/icons/check'`", () => {
    expect(find('broken.tsx', "import { Check } from 'lucide-react';", fromPackage)).toEqual(['broken.tsx:1']);
    expect(findAll(fromPackage)).toEqual([]);
  });
});

/** What a server component cannot do: hooks, contexts, listeners. */
const needsClient = (node: ts.Node): boolean => {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    return /^(use([A-Z].*)?|createContext)$/.test(node.expression.text);
  }
  return (
    ts.isJsxAttribute(node) &&
    /^on[A-Z]/.test(node.name.getText()) &&
    node.initializer !== undefined &&
    ts.isJsxExpression(node.initializer) &&
    isFunction(node.initializer.expression)
  );
};

const isClient = (text: string) => /^'use client';/.test(text);

describe("'use client'", () => {
  it('is the first statement of every module with a hook, a context or a listener', () => {
    const missing = modules.filter(({ path, text }) => find(path, text, needsClient).length > 0 && !isClient(text));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    'export const useIt = () => useState(0);',
    'export const Context = createContext(0);',
    'export const part = <button onClick={() => 1} />;',
  ])('is required in %s', (text) => {
    expect(find('broken.tsx', text, needsClient)).toEqual(['broken.tsx:1']);
  });

  it('was checked in the package', () => {
    expect(modules.length).toBeGreaterThan(150);
    expect(modules.filter(({ text }) => isClient(text)).length).toBeGreaterThan(50);
  });
});
