import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge, validators } from 'tailwind-merge';

const { isAny } = validators;

const edges = ['x', 'y', 's', 'e', 't', 'b'];
const size = (value: string) => /^(xs|sm|base|lg|xl)$/.test(value);
const side = (value: string) => /^(start|end|center|left|right|justify)$/.test(value);
const width = (value: string) => /^\d+$/.test(value);
const box = (prefix: string) => ({
  [prefix]: [{ [prefix]: [isAny] }],
  ...Object.fromEntries(edges.map((edge) => [prefix + edge, [{ [prefix + edge]: [isAny] }]])),
});
const boxConflicts = (prefix: string) => ({
  [prefix]: edges.map((edge) => prefix + edge),
  [`${prefix}x`]: [`${prefix}s`, `${prefix}e`],
  [`${prefix}y`]: [`${prefix}t`, `${prefix}b`],
});

/**
 * The engine of tailwind-merge with a table of our own. Its full table knows every utility and weighs 8 KB gzipped, a sixth of the
 * login box; without any merge, `<Card className="gh:p-0">` would depend on the order of rules in the stylesheet. These groups
 * are what callers set on kit parts, at 2 KB. A host's own classes need none of it: they win by cascade layer.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 200,
  prefix: 'gh',
  theme: {},
  classGroups: {
    display: ['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents', 'hidden'],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    direction: [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
    wrap: [{ flex: ['wrap', 'nowrap'] }],
    grow: [{ flex: [isAny] }],
    items: [{ items: [isAny] }],
    justify: [{ justify: [isAny] }],
    self: [{ self: [isAny] }],
    gapX: [{ 'gap-x': [isAny] }],
    gapY: [{ 'gap-y': [isAny] }],
    gap: [{ gap: [isAny] }],
    ...box('p'),
    ...box('m'),
    size: [{ size: [isAny] }],
    w: [{ w: [isAny] }],
    h: [{ h: [isAny] }],
    minw: [{ 'min-w': [isAny] }],
    maxw: [{ 'max-w': [isAny] }],
    minh: [{ 'min-h': [isAny] }],
    maxh: [{ 'max-h': [isAny] }],
    textSize: [{ text: [size] }],
    textAlign: [{ text: [side] }],
    textWrap: [{ text: ['balance', 'pretty', 'wrap', 'nowrap', 'ellipsis', 'clip'] }],
    textColor: [{ text: [isAny] }],
    weight: [{ font: ['normal', 'medium'] }],
    family: [{ font: ['sans', 'mono'] }],
    bg: [{ bg: [isAny] }],
    rounded: [{ rounded: ['', isAny] }],
    shadow: [{ shadow: ['', isAny] }],
    ...Object.fromEntries(edges.map((edge) => [`border-${edge}`, [{ border: [{ [edge]: ['', width] }] }]])),
    borderWidth: [{ border: ['', width] }],
    borderColor: [{ border: [isAny] }],
    opacity: [{ opacity: [isAny] }],
    overflowX: [{ 'overflow-x': [isAny] }],
    overflowY: [{ 'overflow-y': [isAny] }],
    overflow: [{ overflow: [isAny] }],
  },
  conflictingClassGroups: { ...boxConflicts('p'), ...boxConflicts('m'), size: ['w', 'h'], gap: ['gapX', 'gapY'] },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}));

/** Joins class names; of two that set the same thing the later one stays. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
