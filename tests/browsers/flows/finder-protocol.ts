import type { Point } from '../tab';
import type { Query } from './query';

/** Requests to the finder in the page. */
export type FinderRequest =
  /** Is there any such element? */
  | { kind: 'see'; query: Query }
  /** Where can such an element be clicked? It is the target of the next click. */
  | { kind: 'point'; query: Query }
  /** Has the click met its target, or was it `missed`? */
  | { kind: 'aim'; query: Query }
  /** Is such an element focused? Then its content is selected. */
  | { kind: 'select-content'; query: Query }
  /** Is such an element checked? */
  | { kind: 'checked'; query: Query }
  /** Which value or text does such an element have? */
  | { kind: 'content'; query: Query }
  /** Choose an option of such a list. */
  | { kind: 'choose'; query: Query; label: string };

/** What the page responds. */
export interface FinderResult {
  ok: boolean;
  /** What is in the way. */
  why?: string;
  point?: Point;
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
