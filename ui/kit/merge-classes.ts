/** A class of the kit: its variants, and what it is without them. A colon inside of brackets separates nothing. */
const CLASS = /^gh:((?:.*:)?)-?((?:[^:[\]()]|\[.*?\]|\(.*?\))+)$/;

/** What classes set; the first pattern that fits names it, by its group where it has one. */
const properties: readonly (readonly [pattern: RegExp, name?: string])[] = [
  [/^(?:block|inline|inline-block|flex|inline-flex|grid|contents|hidden)$/, 'display'],
  [/^(?:static|fixed|absolute|relative|sticky)$/, 'position'],
  [/^flex-(?:row|col)(?:-reverse)?$/, 'direction'],
  [/^flex-(?:no)?wrap$/, 'wrap'],
  [/^flex-/, 'grow'],
  [/^text-(?:xs|sm|base|lg|xl)$/, 'text-size'],
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
    /^(items|justify|self|gap-[xy]|gap|[pm][xysetb]?|size|[wh]|(?:min|max)-[wh]|bg|opacity|overflow-[xy]|overflow|whitespace)-/,
  ],
];

/** What a class sets besides: `p-0` takes away the `ps-2` before it. */
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

/** Returns what a class sets under its variants, and all that it covers; nothing for classes that are kept as they are. */
const read = (name: string): readonly string[] => {
  const [, variants = '', base = ''] = CLASS.exec(name) ?? [];
  // What follows a slash is an opacity or a line height.
  const [value = ''] = base.split('/');
  for (const [pattern, property] of properties) {
    const found = pattern.exec(value);
    const set = found && (property ?? found[1]);
    if (set) return [set, ...(covers[set] ?? [])].map((one) => variants + one);
  }
  return [];
};

const known = new Map<string, readonly string[]>();

const settings = (name: string): readonly string[] => {
  const before = known.get(name);
  if (before || !name.startsWith('gh:')) return before ?? [];
  const found = read(name);
  known.set(name, found);
  return found;
};

/** Leaves out every class of the kit that a later one overrides; classes of a host all stay. */
export const mergeClasses = (classes: string): string => {
  const overridden = new Set<string>();
  const kept: string[] = [];
  for (const name of classes.split(' ').reverse()) {
    const set = settings(name);
    if (set[0] !== undefined && overridden.has(set[0])) continue;
    for (const one of set) overridden.add(one);
    kept.push(name);
  }
  return kept.reverse().join(' ');
};
