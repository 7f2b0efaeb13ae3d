/** A page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Number of items on all pages. */
  totalItems: number;
  totalPages: number;
}

/** Paging fields of a response. */
interface Counted {
  totalItems?: number | undefined;
  totalPages?: number | undefined;
}

/** Returns a page of items. When the provider sends no total, these items are the last. `page` counts from 0. */
export const toPage = <Item>(items: Item[], page: number, pageSize: number, counted?: Counted | null): Page<Item> => {
  const totalItems = counted?.totalItems ?? page * pageSize + items.length;
  return { items, totalItems, totalPages: counted?.totalPages ?? Math.ceil(totalItems / pageSize) };
};
