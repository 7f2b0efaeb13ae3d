/** A kit class, split into its variants and its base. Colons inside brackets do not separate. */
const CLASS = /^gh:((?:.*:)?)-?((?:[^:[\]()]|\[.*?\]|\(.*?\))+)$/;

/** Properties that classes set; the first matching pattern decides, by its name or its capture group. */
const properties: readonly (readonly [pattern: RegExp, name?: string])[] = [
  [/^(?:block|inline|inline-block|flex|inline-flex|grid|contents|hidden)$/, 'display'],
  [/^(?:static|fixed|absolute|relative|sticky)$/, 'position'],
  [/^flex-(?:row|col)(?:-reverse)?$/, 'direction'],
  [/^flex-(?:no)?wrap$/, 'wrap'],
  [/^flex-/, 'grow'],
  [/^text-(?:xs|sm|base|touch|lg|xl)$/, 'text-size'],
  [/^text-(?:start|end|center|left|right|justify)$/, 'text-align'],
  [/^text-(?:balance|pretty|wrap|nowrap|ellipsis|clip)$/, 'text-wrap'],
  [/^text-/, 'text-color'],
  [/^font-(?:normal|medium)$/, 'weight'],
  [/^font-(?:sans|mono)$/, 'family'],
  [/^(border-[xysetblr])(?:-\d+)?$/],
  [/^border(?:-\d+)?$/, 'border-width'],
  [/^border-/, 'border-color'],
  [/^(rounded|shadow)(?:-|$)/],
  [
    /^(items|justify-self|justify|self|gap-[xy]|gap|[pm][xysetb]?|size|[wh]|(?:min|max)-[wh]|bg|opacity|overflow-[xy]|overflow|whitespace)-/,
  ],
];

/** Properties that a class also overrides: `p-0` overrides an earlier `ps-2`. */
const covers: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'm'].flatMap((box) => [
      [box, ['x', 'y', 's', 'e', 't', 'b'].map((edge) => box + edge)],
      [`${box}x`, [`${box}s`, `${box}e`]],
      [`${box}y`, [`${box}t`, `${box}b`]],
    ]),
  ),
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
};

const read = (name: string): readonly string[] => {
  const [, variants = '', base = ''] = CLASS.exec(name) ?? [];
  // A slash separates an opacity or a line height.
  const [value = ''] = base.split('/');
  for (const [pattern, property] of properties) {
    const match = pattern.exec(value);
    const set = match && (property ?? match[1]);
    if (set) return [set, ...(covers[set] ?? [])].map((property) => variants + property);
  }
  return [];
};

const known = new Map<string, readonly string[]>();

/**
 * Returns the properties that a class sets and overrides, with their variants; none for classes that are always kept.
 */
const propertiesOf = (name: string): readonly string[] => {
  const set = known.get(name) ?? read(name);
  known.set(name, set);
  return set;
};

const withoutOverridden = (classes: string): string => {
  const overridden = new Set<string>();
  const result: string[] = [];
  for (const name of classes.split(' ').reverse()) {
    const set = propertiesOf(name);
    if (set[0] !== undefined && overridden.has(set[0])) continue;
    for (const property of set) overridden.add(property);
    result.push(name);
  }
  return result.reverse().join(' ');
};

const merged = new Map<string, string>();

/** Removes kit classes that a later one overrides; the host's classes are all kept. */
export const mergeClasses = (classes: string): string => {
  const before = merged.get(classes);
  if (before !== undefined) return before;
  const result = withoutOverridden(classes);
  merged.set(classes, result);
  return result;
};
