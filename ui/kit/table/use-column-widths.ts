'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { watchSize } from '../browser';
import { menuSlot } from './table-cells';

interface Rendered {
  /** Whether the table has rows, or skeletons of rows. */
  hasRows: boolean;
  /** Whether something else is rendered in place of the table. */
  isEmpty: boolean;
  /** Ids of the visible columns, joined by line breaks. */
  columnIds: string;
}

/**
 * Returns the widths in pixels that the last rows gave the columns, by id; undefined while there are rows. Without rows, headers
 * alone would decide the widths, and a search without matches would move all columns.
 */
export const useColumnWidths = (
  frame: RefObject<HTMLElement | null>,
  { hasRows, isEmpty, columnIds }: Rendered,
): ReadonlyMap<string, number> | undefined => {
  const last = useRef<ReadonlyMap<string, number>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other headers
  useEffect(() => {
    if (!hasRows || isEmpty) return;
    const headers = [...(frame.current?.querySelectorAll<HTMLElement>(`[data-column], [data-slot=${menuSlot}]`) ?? [])];
    const measure = () => {
      // A narrow table hides columns, and cards hide all headers.
      const visible = headers.filter(({ offsetWidth }) => offsetWidth > 0);
      last.current = new Map(
        visible.map((header) => [header.dataset.column ?? menuSlot, header.getBoundingClientRect().width]),
      );
    };
    measure();
    return watchSize(measure, ...headers);
  }, [frame, hasRows, isEmpty, columnIds]);
  return hasRows ? undefined : last.current;
};
