import { canonicalDomain } from '../../core/text/domain-name';
import type { DomainConfig, DomainRestriction, IpConfig, IpRestriction } from './contract';
import { ipRange } from './ip-syntax';

/** Whether access is allowed, and the entry that matched, if any. */
export interface Verdict<Entry> {
  passes: boolean;
  by?: Entry;
}

const verdictOf = <Entry>(strategy: string | null | undefined, by: Entry | undefined): Verdict<Entry> => ({
  passes: (strategy === 'ALLOW') === (by !== undefined),
  ...(by !== undefined && { by }),
});

/**
 * Returns whether the active list allows an IP address. A hint for screens: the provider decides, by the address of the
 * request.
 * @returns undefined when the text is not an IP address.
 */
export const ipVerdict = (
  ip: string,
  { isActive, strategy }: IpConfig,
  entries: readonly IpRestriction[],
): Verdict<IpRestriction> | undefined => {
  const address = ipRange(ip);
  if (!address || address.first !== address.last) return undefined;
  if (!isActive) return { passes: true };
  const by = entries.find((entry) => {
    const range = ipRange(entry.ip);
    const counts = entry.isActive !== false && (entry.strategy ?? strategy) === strategy;
    return counts && range?.bits === address.bits && range.first <= address.first && address.first <= range.last;
  });
  return verdictOf(strategy, by);
};

/** Reads an email address or a domain. */
const domainOf = (text: string): string | undefined => canonicalDomain(text.split('@').at(-1) ?? '');

/**
 * Returns whether the active list allows an email address or a domain. A hint for screens: the provider decides which
 * domains count as public.
 * @returns undefined when the text is neither.
 */
export const domainVerdict = (
  text: string,
  { active, listType }: DomainConfig,
  entries: readonly DomainRestriction[],
): Verdict<DomainRestriction> | undefined => {
  const searched = domainOf(text);
  if (searched === undefined) return undefined;
  // Without a list no entry can match, even when restrictions are on.
  if (!active || !listType) return { passes: true };
  return verdictOf(
    listType,
    entries.find(({ domain, type }) => type === listType && domainOf(domain) === searched),
  );
};
