'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Level, type Levels, type TreeNode, type TreePage, top } from './tree-model';

/** Loads a page of 50 children of a node, counted from 0; the first level has the empty id. */
export type LoadChildren<Node extends TreeNode> = (parent: string, page: number) => Promise<TreePage<Node>>;

export const complete = { nodes: [], hasMore: false, pages: 0, isLoading: false, error: undefined };

/**
 * Loads the expanded levels of a tree. A new `refreshKey` refetches all of them; rows stay until the responses arrive.
 */
export const useLevels = <Node extends TreeNode>(
  loadChildren: LoadChildren<Node>,
  expanded: ReadonlySet<string>,
  refreshKey: unknown,
) => {
  const [levels, setLevels] = useState<Levels<Node>>(new Map());
  const latest = useRef(loadChildren);
  latest.current = loadChildren;
  /** Responses to an earlier refresh are dropped. */
  const run = useRef(0);
  const requested = useRef(new Set<string>());

  const change = useCallback(
    (parent: string, patch: (level: Level<Node>) => Level<Node>) =>
      setLevels((before) => new Map(before).set(parent, patch(before.get(parent) ?? complete))),
    [],
  );

  const read = useCallback(
    async (parent: string, from: number, until: number) => {
      const mine = run.current;
      change(parent, (level) => ({ ...level, isLoading: true, error: undefined }));
      try {
        const pages: TreePage<Node>[] = [];
        for (let page = from; page < until; page++) {
          const next = await latest.current(parent, page);
          if (mine !== run.current) return;
          pages.push(next);
          if (!next.hasMore) break;
        }
        const nodes = pages.flatMap((page) => page.nodes);
        change(parent, (level) => ({
          nodes: from === 0 ? nodes : [...level.nodes, ...nodes],
          hasMore: pages.at(-1)?.hasMore ?? false,
          pages: from + pages.length,
          isLoading: false,
          error: undefined,
        }));
      } catch (error) {
        if (mine === run.current) change(parent, (level) => ({ ...level, isLoading: false, error }));
      }
    },
    [change],
  );

  const latestLevels = useRef(levels);
  latestLevels.current = levels;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key reads everything again
  useEffect(() => {
    run.current += 1;
    requested.current = new Set();
    for (const [parent, level] of latestLevels.current) {
      requested.current.add(parent);
      void read(parent, 0, Math.max(1, level.pages));
    }
  }, [refreshKey, read]);

  useEffect(() => {
    for (const parent of [top, ...expanded]) {
      if (requested.current.has(parent)) continue;
      requested.current.add(parent);
      void read(parent, 0, 1);
    }
  }, [expanded, read]);

  const loadMore = (parent: string) => {
    const pages = levels.get(parent)?.pages ?? 0;
    void read(parent, pages, pages + 1);
  };
  return { levels, loadMore };
};
