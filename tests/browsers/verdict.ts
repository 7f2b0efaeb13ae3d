/** What the table of redirect targets says of a candidate. */
export interface RedirectCase {
  id: string;
  expect: string;
  /** Where an accepted one leads. */
  final?: string;
}

/**
 * The case as it is when the candidate comes in some way: a response may lead to the sign-in of the own origin, which
 * nothing else may.
 */
export const caseOf = (way: string, entry: RedirectCase): RedirectCase =>
  way === 'body' && entry.expect === 'reject' ? { ...entry, expect: 'contained' } : entry;

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined);

/** Whether a judgment (`refused`, or an address) is the one of the table; `base` is the page's own origin. */
export const isRightJudgment = ({ expect, final }: RedirectCase, judged: string | undefined, base: string): boolean => {
  if (expect === 'accept') return judged === final;
  if (expect === 'reject') return judged === 'refused';
  return judged === 'refused' || originOf(judged ?? '') === base;
};

interface Gone {
  /** The address the page was sent to. */
  target: string;
  /** Where the browser was afterwards. */
  arrived: string;
}

/** Whether a page that follows the candidate ends where the table says, and exactly at the address that was judged. */
export const isRightEnd = (
  { expect, final }: RedirectCase,
  { target, arrived }: Gone,
  { base, fallback }: { base: string; fallback: string },
): boolean => {
  if (arrived !== target) return false;
  if (expect === 'accept') return arrived === final;
  if (expect === 'reject') return arrived === fallback;
  return originOf(arrived) === base;
};

/** Requests to hosts that no case leads to. */
export const foreignRequests = (requested: readonly URL[], known: readonly string[]): string[] => {
  const hosts = new Set(known.map((address) => new URL(address).host));
  return [...new Set(requested.filter(({ host }) => !hosts.has(host)).map(String))];
};
