/** Imported names by module; `type ` precedes the names of types. */
type Imports = Readonly<Record<string, readonly string[]>>;

interface ModuleParts {
  imports: Imports;
  /** Style sheets in loading order. */
  styles?: readonly string[];
  declared?: readonly string[];
  body: string;
}

const bare = (name: string) => name.replace(/^type /, '');

const writeImport = ([from, names]: readonly [string, readonly string[]]): string => {
  const sorted = [...new Set(names)].toSorted((a, b) => bare(a).localeCompare(bare(b), 'en'));
  return `import { ${sorted.join(', ')} } from '${from}';`;
};

/** Prints a module: imports, style sheets, declarations, statements. */
export const writeModule = ({ imports, styles = [], declared = [], body }: ModuleParts): string => {
  const used = Object.entries(imports).filter(([, names]) => names.length > 0);
  const isRelative = ([from]: readonly [string, readonly string[]]) => from.startsWith('.');
  const [packages, relative] = [used.filter((entry) => !isRelative(entry)), used.filter(isRelative)];
  const head = [
    ...packages.toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(writeImport),
    ...styles.filter((style) => !style.startsWith('.')).map((style) => `import '${style}';`),
    ...relative.map(writeImport),
    ...styles.filter((style) => style.startsWith('.')).map((style) => `import '${style}';`),
  ];
  return `${[head.join('\n'), ...declared, body].join('\n\n')}\n`;
};
