import type { DomainConfig, DomainRestriction, IpConfig, IpRestriction } from './contract';
import { ipRange } from './ip-syntax';

/** Whether a user would be admitted, and the entry that decides it; no entry when none matches. */
export interface Verdict<Entry> {
  passes: boolean;
  by?: Entry;
}

const verdictOf = <Entry>(strategy: string | null | undefined, by: Entry | undefined): Verdict<Entry> => ({
  passes: (strategy === 'ALLOW') === (by !== undefined),
  ...(by !== undefined && { by }),
});

/**
 * Returns whether an address passes the list in use. A hint for screens: the provider decides, and it sees the address
 * that the request comes from.
 * @returns undefined when the text is no address.
 */
export const ipVerdict = (
  ip: string,
  { isActive, strategy }: IpConfig,
  entries: readonly IpRestriction[],
): Verdict<IpRestriction> | undefined => {
  const asked = ipRange(ip);
  if (!asked || asked.first !== asked.last) return undefined;
  if (!isActive) return { passes: true };
  const by = entries.find((entry) => {
    const range = ipRange(entry.ip);
    const counts = entry.isActive !== false && (entry.strategy ?? strategy) === strategy;
    return counts && range?.bits === asked.bits && range.first <= asked.first && asked.first <= range.last;
  });
  return verdictOf(strategy, by);
};

const domainOf = (text: string): string | undefined => {
  const domain = text.trim().toLowerCase().split('@').at(-1)?.replace(/\.$/, '');
  return domain && /^[^\s/@.]+(\.[^\s/@.]+)+$/.test(domain) ? domain : undefined;
};

/**
 * Returns whether an email address or a domain passes the list in use. A hint for screens: which domains count as
 * public is for the provider to say.
 * @returns undefined when the text is neither.
 */
export const domainVerdict = (
  text: string,
  { active, listType }: DomainConfig,
  entries: readonly DomainRestriction[],
): Verdict<DomainRestriction> | undefined => {
  const asked = domainOf(text);
  if (asked === undefined) return undefined;
  // Without a list there is nothing to match, whatever is switched on.
  if (!active || !listType) return { passes: true };
  return verdictOf(
    listType,
    entries.find(({ domain, type }) => type === listType && domainOf(domain) === asked),
  );
};
