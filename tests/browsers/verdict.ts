/** Expected results of a candidate in the table of redirect targets. */
export interface RedirectCase {
  id: string;
  expect: string;
  /** The target of an accepted one. */
  final?: string;
}

/** The expected result for the source of a candidate: only a response may redirect to the sign-in of the own origin. */
export const caseOf = (way: string, entry: RedirectCase): RedirectCase =>
  way === 'body' && entry.expect === 'reject' ? { ...entry, expect: 'contained' } : entry;

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined);

/** Whether a result (`refused`, or a URL) is the expected one; `base` is the page's own origin. */
export const isRightJudgment = ({ expect, final }: RedirectCase, judged: string | undefined, base: string): boolean => {
  if (expect === 'accept') return judged === final;
  if (expect === 'reject') return judged === 'refused';
  return judged === 'refused' || originOf(judged ?? '') === base;
};

interface Gone {
  /** The URL to which the page was redirected. */
  target: string;
  /** The URL of the browser afterwards. */
  arrived: string;
}

/** Whether a page that follows the candidate ends at the expected place, and at exactly the checked URL. */
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

/** Requests to hosts that are no target of any case. */
export const foreignRequests = (requested: readonly URL[], known: readonly string[]): string[] => {
  const hosts = new Set(known.map((address) => new URL(address).host));
  return [...new Set(requested.filter(({ host }) => !hosts.has(host)).map(String))];
};
