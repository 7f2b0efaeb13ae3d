import { asciiDigits, typedText } from '../../core/text/typed-text';

/** Brackets belong to IPv6 addresses in URLs, from which they are copied; a port behind them is no part of the address. */
const typedIp = (text: string): string => asciiDigits(typedText(text)).replace(/^\[([^\]]*)\](?=$|\/)/, '$1');

const decimal = /^(0|[1-9]\d{0,2})$/;
const hexGroup = /^[\da-f]{1,4}$/i;

const isUpTo = (text: string, max: number): boolean => decimal.test(text) && Number(text) <= max;

const isIpv4 = (text: string): boolean => {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => isUpTo(part, 255));
};

/** Returns the number of 16-bit groups on one side of `::`; undefined when the syntax is invalid. */
const groupCount = (side: string, mayEndInIpv4: boolean): number | undefined => {
  if (side === '') return 0;
  const parts = side.split(':');
  const last = parts.at(-1) ?? '';
  const asIpv4 = mayEndInIpv4 && isIpv4(last);
  const groups = asIpv4 ? parts.slice(0, -1) : parts;
  return groups.every((group) => hexGroup.test(group)) ? groups.length + (asIpv4 ? 2 : 0) : undefined;
};

const isIpv6 = (text: string): boolean => {
  const sides = text.split('::');
  if (sides.length > 2) return false;
  const [head = '', tail] = sides;
  const before = groupCount(head, tail === undefined);
  if (before === undefined || tail === undefined) return before === 8;
  const after = groupCount(tail, true);
  // `::` stands for at least one group.
  return after !== undefined && before + after < 8;
};

/** Returns the bits of a valid IPv4 address. */
const ipv4Bits = (text: string): bigint => text.split('.').reduce((bits, part) => (bits << 8n) | BigInt(part), 0n);

/** Returns the groups on one side of `::`; a trailing IPv4 address counts as two. */
const groupsOf = (side: string): bigint[] =>
  side === ''
    ? []
    : side.split(':').flatMap((group) => {
        if (!group.includes('.')) return [BigInt(`0x${group}`)];
        const bits = ipv4Bits(group);
        return [bits >> 16n, bits & 0xffffn];
      });

const ipv6Bits = (text: string): bigint => {
  const [head = '', tail] = text.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = Array.from({ length: 8 - before.length - after.length }, () => 0n);
  return [...before, ...gap, ...after].reduce((bits, group) => (bits << 16n) | group, 0n);
};

/** Returns the shortest form of an IPv6 address: the longest run of zero groups is left out. */
const ipv6Text = (value: bigint): string => {
  const groups = Array.from({ length: 8 }, (_, at) => ((value >> BigInt(112 - 16 * at)) & 0xffffn).toString(16));
  const runs = [...groups.join(':').matchAll(/(?<![\da-f])0(?::0)+(?![\da-f])/g)].map(([run]) => run);
  const longest = runs.reduce((before, run) => (run.length > before.length ? run : before), '');
  const text = groups.join(':');
  if (longest === '') return text;
  const at = text.search(new RegExp(`(?<![\\da-f])${longest}(?![\\da-f])`));
  const before = text.slice(0, at).replace(/:$/, '');
  const after = text.slice(at + longest.length).replace(/^:/, '');
  return `${before}::${after}`;
};

const ipv4Text = (value: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');

/** A range of addresses: a single address, or an address with a prefix length. */
export interface IpRange {
  bits: 32 | 128;
  first: bigint;
  last: bigint;
}

/** Length of the prefix of IPv4-mapped IPv6 addresses, in bits. */
const MAPPED = 96;

const rangeOf = (bits: 32 | 128, value: bigint, length: number): IpRange => {
  const rest = BigInt(bits - length);
  const first = (value >> rest) << rest;
  return { bits, first, last: first | ((1n << rest) - 1n) };
};

/** Parses an address or range; undefined when it is neither. An IPv4-mapped IPv6 address counts as IPv4. */
export const ipRange = (text: string): IpRange | undefined => {
  const trimmed = typedIp(text);
  if (!isIpOrRange(trimmed)) return undefined;
  const [address = '', prefix] = trimmed.split('/');
  const bits = address.includes(':') ? 128 : 32;
  const value = bits === 128 ? ipv6Bits(address) : ipv4Bits(address);
  const length = Number(prefix ?? bits);
  const isMapped = bits === 128 && length >= MAPPED && value >> 32n === 0xffffn;
  return isMapped ? rangeOf(32, value & 0xffffffffn, length - MAPPED) : rangeOf(bits, value, length);
};

/** The longest valid text is an IPv6 address that ends in an IPv4 one, with a prefix length. */
const MAX_LENGTH = 49;

/**
 * Returns whether a text has the syntax of an IPv4 or IPv6 address or range (`203.0.113.0/24`). A hint for forms: the
 * provider validates.
 */
export const isIpOrRange = (text: string): boolean => {
  const typed = typedIp(text);
  if (typed.length > MAX_LENGTH) return false;
  const [address = '', prefix, ...more] = typed.split('/');
  if (more.length > 0) return false;
  const bits = isIpv4(address) ? 32 : isIpv6(address) ? 128 : undefined;
  return bits !== undefined && (prefix === undefined || isUpTo(prefix, bits));
};

/**
 * Returns the one form in which addresses and ranges are stored and compared: the shortest, in lower case, a range by
 * its first address, IPv4-mapped IPv6 as IPv4, a range of one address as that address. Undefined for any other text.
 * @see https://www.rfc-editor.org/rfc/rfc5952
 */
export const canonicalIp = (text: string): string | undefined => {
  const range = ipRange(text);
  if (!range) return undefined;
  const first = range.bits === 32 ? ipv4Text(range.first) : ipv6Text(range.first);
  const free = (range.last - range.first + 1n).toString(2).length - 1;
  return free === 0 ? first : `${first}/${range.bits - free}`;
};
