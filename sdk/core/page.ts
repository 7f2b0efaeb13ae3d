/** One page of a list that the provider pages. */
export interface Page<Item> {
  items: Item[];
  /** Items on all pages. */
  totalItems: number;
  totalPages: number;
}

/** What the provider says of a list beside its items. */
interface Counted {
  totalItems?: number | undefined;
  totalPages?: number | undefined;
}

/** Makes a page of items; where the provider does not count them, the list ends with them. `page` is counted from 0. */
export const toPage = <Item>(items: Item[], page: number, pageSize: number, counted: Counted = {}): Page<Item> => {
  const totalItems = counted.totalItems ?? page * pageSize + items.length;
  return { items, totalItems, totalPages: counted.totalPages ?? Math.ceil(totalItems / pageSize) };
};
