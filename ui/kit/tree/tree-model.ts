/** Fields required of every tree node. */
export interface TreeNode {
  id: string;
  title: string;
  /** Whether the node has children. */
  hasChildren: boolean;
}

/** A page of nodes of one level. */
export interface TreePage<Node extends TreeNode> {
  nodes: readonly Node[];
  hasMore: boolean;
}

/** Loaded levels by parent id; the first level has the empty id. */
export type Levels<Node extends TreeNode> = ReadonlyMap<string, Level<Node>>;

export interface Level<Node extends TreeNode> {
  nodes: readonly Node[];
  hasMore: boolean;
  /** Number of loaded pages. */
  pages: number;
  isLoading: boolean;
  error: unknown;
}

interface Placed {
  /** 1 for the first level. */
  level: number;
  parent: string;
}

/** A row of the tree: a node, or the row below the last loaded node of a level. */
export type TreeRow<Node extends TreeNode> =
  | (Placed & { kind: 'node'; id: string; node: Node; isOpen: boolean; place: number; count: number })
  | (Placed & { kind: 'more' | 'loading'; id: string })
  | (Placed & { kind: 'failed'; id: string; error: unknown });

/** Id of the first level. */
export const top = '';

/** Returns the rows of all expanded levels in order. */
export const rowsOf = <Node extends TreeNode>(
  levels: Levels<Node>,
  expanded: ReadonlySet<string>,
  parent = top,
  level = 1,
): TreeRow<Node>[] => {
  const loaded = levels.get(parent);
  const placed = { level, parent };
  if (!loaded) return [{ ...placed, kind: 'loading', id: `${parent} loading` }];
  const count = loaded.hasMore ? -1 : loaded.nodes.length;
  const rows = loaded.nodes.flatMap((node, index): TreeRow<Node>[] => {
    const isOpen = node.hasChildren && expanded.has(node.id);
    const row = { ...placed, kind: 'node' as const, id: node.id, node, isOpen, place: index + 1, count };
    return isOpen ? [row, ...rowsOf(levels, expanded, node.id, level + 1)] : [row];
  });
  if (loaded.error) return [...rows, { ...placed, kind: 'failed', id: `${parent} failed`, error: loaded.error }];
  if (loaded.isLoading) return [...rows, { ...placed, kind: 'loading', id: `${parent} loading` }];
  if (loaded.hasMore) return [...rows, { ...placed, kind: 'more', id: `${parent} more` }];
  return rows;
};
