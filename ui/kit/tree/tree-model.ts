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

/** A row of the tree: a node, or the row below the last loaded node of a level. */
export type TreeRow<Node extends TreeNode> =
  | { kind: 'node'; id: string; parent: string; node: Node; place: number; count: number }
  | { kind: 'more' | 'loading'; id: string; parent: string }
  | { kind: 'failed'; id: string; parent: string; error: unknown };

/** Id of the first level. */
export const top = '';

const loadingRow = (parent: string) => ({ kind: 'loading' as const, id: `${parent} loading`, parent });

const endOf = <Node extends TreeNode>(parent: string, { error, isLoading, hasMore }: Level<Node>): TreeRow<Node>[] => {
  if (error) return [{ kind: 'failed', id: `${parent} failed`, parent, error }];
  if (isLoading) return [loadingRow(parent)];
  return hasMore ? [{ kind: 'more', id: `${parent} more`, parent }] : [];
};

/** Returns the rows of all loaded levels as data of the tree library. */
export const loaderOf = <Node extends TreeNode>(levels: Levels<Node>) => {
  const rows = new Map<string, TreeRow<Node>>();
  const children = new Map<string, string[]>();
  for (const [parent, level] of levels) {
    const count = level.hasMore ? -1 : level.nodes.length;
    const nodes = level.nodes.map(
      (node, index): TreeRow<Node> => ({ kind: 'node', id: node.id, parent, node, place: index + 1, count }),
    );
    const all = [...nodes, ...endOf(parent, level)];
    for (const row of all) rows.set(row.id, row);
    children.set(
      parent,
      all.map(({ id }) => id),
    );
  }
  return {
    getItem: (id: string) => rows.get(id) ?? loadingRow(id),
    getChildren: (id: string) => children.get(id) ?? [loadingRow(id).id],
  };
};
