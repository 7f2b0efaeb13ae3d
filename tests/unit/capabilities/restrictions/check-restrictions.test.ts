import { domainVerdict, ipVerdict, locksOut, type RestrictionType } from '@gatehouse/sdk/restrictions';
import { describe, expect, it } from 'vitest';

const entry = (ip: string, more: { isActive?: boolean; strategy?: string } = {}) => ({ id: ip, ip, ...more });

describe('an IP address', () => {
  it.each<[string, string, boolean]>([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.255', '203.0.113.0/24', true],
    ['203.0.114.0', '203.0.113.0/24', false],
    ['203.0.113.9', '203.0.113.200/24', true],
    ['10.255.255.255', '10.0.0.0/8', true],
    ['11.0.0.0', '10.0.0.0/8', false],
    ['255.255.255.255', '0.0.0.0/0', true],
    ['2001:db8::1', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1', true],
    ['::ffff:203.0.113.7', '203.0.113.0/24', true],
    ['::1', '0.0.0.0/0', false],
    ['203.0.113.7', '::/0', false],
    ['203.0.113.7', 'not an address', false],
  ])('%s and the entry %s: %s', (ip, listed, matches) => {
    const verdicts = (['ALLOW', 'BLOCK'] as const).map((strategy) =>
      ipVerdict(ip, { isActive: true, strategy }, [entry('192.0.2.1'), entry(listed)]),
    );
    const by = matches ? { by: entry(listed) } : {};
    expect(verdicts).toEqual([
      { passes: matches, ...by },
      { passes: !matches, ...by },
    ]);
  });

  it('passes while the restriction is disabled, and ignores invalid entries', () => {
    const ip = '203.0.113.7';
    expect(ipVerdict(ip, { isActive: false, strategy: 'BLOCK' }, [entry(ip)])).toEqual({ passes: true });
    const asleep = [entry(ip, { isActive: false }), entry(ip, { strategy: 'BLOCK' })];
    expect(ipVerdict(ip, { isActive: true, strategy: 'ALLOW' }, asleep)).toEqual({ passes: false });
  });

  it.each(['', '203.0.113', '203.0.113.0/24', 'localhost', '::1/64'])('may not be %j', (text) => {
    expect(ipVerdict(text, { isActive: true, strategy: 'ALLOW' }, [])).toBeUndefined();
  });
});

describe('an email address or a domain', () => {
  const domain = (name: string, type: RestrictionType = 'ALLOW') => ({ id: name, domain: name, type });

  it.each([
    ['ann@lab.test', true],
    ['Ann@LAB.Test', true],
    ['lab.test', true],
    ['ann@other.test', false],
    ['ann@sub.lab.test', false],
    ['ann@notlab.test', false],
    ['"ann@lab.test"@other.test', false],
  ])('%s and the domain lab.test: %s', (text, matches) => {
    const by = matches ? { by: domain('lab.test') } : {};
    expect(domainVerdict(text, { active: true, listType: 'ALLOW' }, [domain('lab.test')])).toEqual({
      passes: matches,
      ...by,
    });
    const blocked = domainVerdict(text, { active: true, listType: 'BLOCK' }, [domain('lab.test', 'BLOCK')]);
    expect(blocked?.passes).toBe(!matches);
  });

  it('passes while the restriction is disabled, and ignores the other list', () => {
    expect(domainVerdict('a@b.test', { active: false, listType: 'ALLOW' }, [])).toEqual({ passes: true });
    expect(domainVerdict('a@b.test', { active: true }, [domain('b.test')])).toEqual({ passes: true });
    expect(domainVerdict('a@b.test', { active: true, listType: 'BLOCK' }, [domain('b.test')])).toEqual({
      passes: true,
    });
  });

  it.each(['', 'ann', 'ann@', '@', 'a b@c', 'ann@lab'])('may not be %j', (text) => {
    expect(domainVerdict(text, { active: true, listType: 'ALLOW' }, [])).toBeUndefined();
  });
});

it.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('an active %s list with an address that passes %s locks out: %s', (isActive, valid, locked) => {
  expect(locksOut({ isActive, strategy: 'ALLOW' }, { valid })).toBe(locked);
});
