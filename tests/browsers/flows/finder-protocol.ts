import type { Point } from '../tab';
import type { Query } from './query';

/** Requests to the finder in the page. */
export type FinderRequest =
  /** Whether such an element exists. */
  | { kind: 'see'; query: Query }
  /** Where such an element can be clicked. It is the target of the next click. */
  | { kind: 'point'; query: Query }
  /** Whether the click hit its target, or was `missed`. */
  | { kind: 'aim'; query: Query }
  /** Whether such an element is focused. Its content is selected then. */
  | { kind: 'select-content'; query: Query }
  /** Whether such an element is checked. */
  | { kind: 'checked'; query: Query }
  /** The value or text of such an element. */
  | { kind: 'content'; query: Query }
  /** Selects an option of such a list. */
  | { kind: 'choose'; query: Query; label: string };

/** The response of the page. */
export interface FinderResult {
  ok: boolean;
  /** What covers the element. */
  why?: string;
  point?: Point;
  /** Number of the painted frame in which it was there. */
  frame?: number;
  content?: string;
}

export interface FinderResponse extends FinderResult {
  /** Errors of the page since the last response. */
  errors: readonly string[];
}

export type Finder = (request: FinderRequest) => FinderResponse;

declare global {
  interface Window {
    gatehouseFinder?: Finder;
  }
}
