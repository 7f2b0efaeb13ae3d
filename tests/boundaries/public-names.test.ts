import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { exports } = JSON.parse(readFileSync(`${root}sdk/package.json`, 'utf8'));
/** Sources of the entry points; contracts are read through the entry point that has them all. */
const entryPoints: string[] = Object.entries<{ source?: string }>(exports)
  .filter(([name]) => !name.startsWith('./contracts/'))
  .flatMap(([, { source }]) => {
    if (!source) return [];
    const [before = '', after] = source.slice(2).split('*');
    if (after === undefined) return [`sdk/${before}`];
    return readdirSync(`${root}sdk/${before}`).map((name) => `sdk/${before}${name}${after}`);
  })
  // A capability without queries is its contract alone.
  .filter((entryPoint) => existsSync(root + entryPoint));

let program: ts.Program;
beforeAll(() => {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}sdk/tsconfig.json`,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => expect.fail(String(messageText)),
    },
  );
  program = ts.createProgram(
    entryPoints.map((entryPoint) => root + entryPoint),
    { ...config?.options, composite: false, incremental: false },
  );
}, 60_000);

/** Every name that an entry point exports, those inside of capabilities included. */
const namesOf = (entryPoint: string): { name: string; symbol: ts.Symbol }[] => {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(root + entryPoint);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entryPoint} is no module`);
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = resolve(exported);
    const isNamespace = symbol.flags & ts.SymbolFlags.ValueModule;
    if (!isNamespace) return [{ name: exported.name, symbol }];
    return checker
      .getExportsOfModule(symbol)
      .map((inner) => ({ name: `${exported.name}.${inner.name}`, symbol: resolve(inner) }));
  });
};

describe.each(entryPoints)('%s', (entryPoint) => {
  it('has a description of every name', () => {
    const names = namesOf(entryPoint);
    const silent = names.filter(
      ({ symbol }) => ts.displayPartsToString(symbol.getDocumentationComment(program.getTypeChecker())).trim() === '',
    );
    expect(names.length).toBeGreaterThan(0);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('has no `any` in its own types', () => {
    const files = new Set(
      namesOf(entryPoint).flatMap(({ symbol }) =>
        (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile()),
      ),
    );
    const found: string[] = [];
    for (const file of files) {
      if (!file.fileName.startsWith(`${root}sdk/`)) continue;
      const visit = (node: ts.Node): void => {
        if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(`${file.fileName.slice(root.length)}:${node.pos}`);
        node.forEachChild(visit);
      };
      visit(file);
    }
    expect(found).toEqual([]);
  });
});
