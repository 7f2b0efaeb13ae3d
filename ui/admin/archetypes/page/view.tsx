'use client';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Address, usePortalAddress } from './address';

/** Titles of the open view, outermost first: the page or one of its entries, then a tab or a step. */
export type ViewTitles = readonly string[];

/**
 * Returns the index of the heading that names what changed: the outermost one with another title, else the innermost.
 * Undefined if both views have the same titles.
 */
export const changedHeading = (before: ViewTitles, now: ViewTitles): number | undefined => {
  const place = now.findIndex((title, index) => title !== before[index]);
  if (place >= 0) return place;
  return now.length === before.length ? undefined : now.length - 1;
};

/** Returns the title of a document: the innermost title first, each once, as browsers cut off the end. */
export const documentTitleOf = (titles: ViewTitles, page: string, portal: string): string =>
  [...new Set([...[...titles].reverse(), page, portal])].filter(Boolean).join(' · ');

interface Heading {
  title: string;
  element: HTMLElement;
}

/** Headings of the open view, in the order of the document. */
const createHeadings = () => {
  let headings: readonly Heading[] = [];
  const listeners = new Set<() => void>();
  const update = (next: readonly Heading[]) => {
    headings = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => headings,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add: (heading: Heading) => {
      const follows = ({ element }: Heading) =>
        element.compareDocumentPosition(heading.element) & Node.DOCUMENT_POSITION_PRECEDING;
      const place = headings.findIndex(follows);
      update(place < 0 ? [...headings, heading] : [...headings.slice(0, place), heading, ...headings.slice(place)]);
      return () => update(headings.filter((entry) => entry !== heading));
    },
  };
};

const ViewContext = createContext<ReturnType<typeof createHeadings> | undefined>(undefined);

/** Registers the heading of a view, which gets the focus when the view opens and is part of the document's title. */
export const useViewHeading = (title: string, isHeading = true): RefObject<HTMLHeadingElement | null> => {
  const ref = useRef<HTMLHeadingElement>(null);
  const headings = useContext(ViewContext);
  useEffect(() => {
    if (isHeading && ref.current) return headings?.add({ title, element: ref.current });
  }, [headings, title, isHeading]);
  return ref;
};

/** Identifies a view below a page: its path, and the step of a wizard. */
const viewOf = ({ rest, search }: Address) => `${rest}?${new URLSearchParams(search).get('step') ?? ''}`;

interface Opening {
  /** Titles of the previous view. */
  before: readonly string[];
  /** Focused element at the time of the navigation. */
  from: Element | null;
}

interface ViewFocusProps {
  /** Title of the page and of the portal, for the title of the document; undefined leaves that to the host. */
  documentTitle?: { page: string; portal: string };
  children: ReactNode;
}

/**
 * Focuses the heading of a view that opens below the page, so that it is announced and the next Tab continues there.
 * Controls that opened it are often removed, and the browser would move the focus to the start of the document.
 */
export function ViewFocus({ documentTitle, children }: ViewFocusProps) {
  const portal = usePortalAddress();
  const [headings] = useState(createHeadings);
  const current = useSyncExternalStore(headings.subscribe, headings.get, headings.get);
  // Looks again after each navigation, also if the headings stay.
  useSyncExternalStore(portal.subscribe, portal.get, portal.get);
  const opening = useRef<Opening>(undefined);

  useEffect(() => {
    let { address } = portal.get();
    return portal.subscribe(() => {
      const next = portal.get().address;
      if (next.page !== address.page) opening.current = undefined;
      else if (viewOf(next) !== viewOf(address)) {
        opening.current = { before: headings.get().map(({ title }) => title), from: document.activeElement };
      }
      address = next;
    });
  }, [portal, headings]);

  useEffect(() => {
    const open = opening.current;
    // Read now: the headings may have changed in this commit.
    const now = headings.get();
    // Without a heading the code of the view is still loading.
    if (!open || now.length === 0) return;
    opening.current = undefined;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body;
    // The user or the view has moved the focus in the meantime.
    if (!isLost && focused !== open.from) return;
    const titles = now.map(({ title }) => title);
    const place = changedHeading(open.before, titles) ?? (isLost ? titles.length - 1 : undefined);
    if (place !== undefined) now[place]?.element.focus();
  });

  const fullTitle =
    documentTitle &&
    documentTitleOf(
      current.map(({ title }) => title),
      documentTitle.page,
      documentTitle.portal,
    );
  useDocumentTitle(fullTitle);
  return <ViewContext.Provider value={headings}>{children}</ViewContext.Provider>;
}

/** Sets the title of the document, and restores the previous one on unmount unless the host has changed it since. */
const useDocumentTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
};
