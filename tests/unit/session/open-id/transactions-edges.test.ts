import { describe, expect, it } from 'vitest';
import { createTransactions } from '../../../../sdk/session/open-id/transactions';
import { createBrowser, createClock } from '../../../support/tabs';

const PREFIX = 'HOSTED_LOGIN_VERIFIER_KEY.';
const MINUTE = 60_000;
const entry = { verifier: 'v', nonce: 'n', redirectUri: 'https://portal.example.com/cb', returnTo: '/', maxAge: 5 };

const setUp = () => {
  const clock = createClock();
  const browser = createBrowser({ fetch: () => Promise.reject(new Error('no network here')), clock });
  const open = () => {
    const { environment } = browser.openTab();
    return { environment, ...createTransactions(environment) };
  };
  const states = () => browser.local.keys().map((key) => key.replace(PREFIX, ''));
  return { clock, local: browser.local, open, states };
};

const refused = expect.objectContaining({ errorCode: 'callback-refused' });
const blocked = expect.objectContaining({ errorCode: 'storage-blocked' });

describe('a transaction', () => {
  it('is returned completely, once', () => {
    const { clock, local, open } = setUp();
    const { begin, take, environment } = open();
    begin('s', entry);
    const tab = environment.tab.getItem('GATEHOUSE_TAB');
    expect(tab).toMatch(/^[\w-]{16}$/);
    expect(local.keys()).toEqual([`${PREFIX}s`]);
    expect(take('s')).toEqual({ ...entry, tab, createdAt: clock.now() });
    expect(() => take('s')).toThrow(refused);
  });

  it.each([60 * MINUTE, -60 * MINUTE])('is valid for an hour, also when the clock moved: %i', (age) => {
    const { clock, open } = setUp();
    const { begin, take } = open();
    begin('in time', entry);
    clock.jump(age);
    expect(take('in time').verifier).toBe('v');
    clock.jump(-age);
    begin('too late', entry);
    clock.jump(age + Math.sign(age));
    expect(() => take('too late')).toThrow(refused);
  });

  it.each(['verifier', 'nonce', 'redirectUri', 'returnTo', 'tab', 'createdAt'])('is refused without its %s', (name) => {
    const { clock, local, open } = setUp();
    const { begin, take } = open();
    begin('s', entry);
    const stored = JSON.parse(local.getItem(`${PREFIX}s`) ?? '') as Record<string, unknown>;
    for (const value of [undefined, null, name === 'createdAt' ? String(clock.now()) : 5]) {
      local.setItem(`${PREFIX}s`, JSON.stringify({ ...stored, [name]: value }));
      expect(() => take('s')).toThrow(refused);
    }
    local.setItem(`${PREFIX}s`, JSON.stringify(stored));
    expect(take('s').verifier).toBe('v');
  });

  it.each(['null', '', 'x', '[]', '5'])('is refused when the storage has "%s"', (text) => {
    const { local, open } = setUp();
    local.setItem(`${PREFIX}s`, text);
    expect(() => open().take('s')).toThrow(refused);
  });

  it('belongs to its tab and is kept when another tab reads it', () => {
    const { open } = setUp();
    const [first, second] = [open(), open()];
    first.begin('s', entry);
    expect(() => second.take('s')).toThrow(refused);
    expect(first.take('s').verifier).toBe('v');
  });

  it('is one of at most nine per tab; the oldest are discarded, those of other tabs and other entries stay', () => {
    const { clock, local, open, states } = setUp();
    const [first, second] = [open(), open()];
    local.setItem('theme', 'dark');
    second.begin('other tab', entry);
    for (let count = 1; count <= 9; count += 1) {
      clock.jump(1_000);
      first.begin(`s${count}`, entry);
    }
    expect(states()).toHaveLength(11);
    clock.jump(1_000);
    first.begin('s10', entry);
    expect(states()).toHaveLength(11);
    expect(states()).toEqual(expect.arrayContaining(['theme', 'other tab', 's2', 's10']));
    expect(states()).not.toContain('s1');
    expect(first.take('s2').verifier).toBe('v');
  });

  it('removes expired or malformed ones when the next begins', () => {
    const { clock, local, open, states } = setUp();
    const { begin } = open();
    begin('old', entry);
    local.setItem(`${PREFIX}broken`, '{');
    clock.jump(60 * MINUTE + 1);
    begin('new', entry);
    expect(states()).toEqual(['new']);
  });
});

describe('full storage', () => {
  /** Stores a value only if `fits` returns true, as the browser's guarded storage does; the rest stays in memory. */
  const limit = (local: ReturnType<typeof setUp>['local'], fits: () => boolean) => {
    const { setItem } = local;
    local.setItem = (key, value) => {
      setItem(key, value);
      return fits();
    };
  };

  it('discards other transactions only', () => {
    const { local, open, states } = setUp();
    const { begin, take } = open();
    local.setItem('theme', 'dark');
    begin('first', entry);
    limit(local, () => !states().includes('first'));
    begin('second', entry);
    expect(states().sort()).toEqual(['second', 'theme']);
    expect(take('second').verifier).toBe('v');
  });

  it('refuses a transaction that cannot be stored, and leaves nothing', () => {
    const { local, open, states } = setUp();
    limit(local, () => false);
    expect(() => open().begin('s', entry)).toThrow(blocked);
    expect(states()).toEqual([]);
  });

  it('refuses a transaction in a tab without an id', () => {
    const { open, states } = setUp();
    const { environment, begin } = open();
    environment.tab.setItem = () => false;
    expect(() => begin('s', entry)).toThrow(blocked);
    expect(states()).toEqual([]);
  });
});
