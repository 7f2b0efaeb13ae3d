import { describe, expect, it } from 'vitest';
import { notifyTabs, progressSyncOf, withChanges } from '../../../demo/portal/progress-sync';

const mine = ['research', 'record', 'acme', 'ada'];
const news = { area: 'solutions', changes: { 'tech-mentor.details': true, 'vendor-hub.details': false } } as const;

const record = {
  Id: 1,
  frontegg_tenant_id: 'acme',
  frontegg_client_name: 'Ada',
  frontegg_account_name: 'Acme',
  frontegg_user_id: 'ada',
  frontegg_email: 'ada@acme.test',
  solutions_progress: 7,
  desktop_progress: 13,
  solutions_checks: 'onboarding.details,vendor-hub.details',
  desktop_checks: 'bots',
  msg: 'DB Lookup GOOD',
};

/** Returns the storage events and the remaining entries. */
const publish = () => {
  const events: { key: string; newValue: string | null }[] = [];
  const stored = new Map<string, string>();
  notifyTabs(
    {
      setItem: (key, newValue) => {
        events.push({ key, newValue });
        stored.set(key, newValue);
        return true;
      },
      removeItem: (key) => {
        events.push({ key, newValue: null });
        stored.delete(key);
      },
    },
    mine,
    news,
  );
  return { events, stored };
};

describe('progress sync between tabs', () => {
  it('reaches other tabs of the same user once, and leaves nothing in storage', () => {
    const { events, stored } = publish();
    expect(events.map((event) => progressSyncOf(event, mine)).filter(Boolean)).toEqual([news]);
    expect(stored.size).toBe(0);
  });

  it('is ignored by other users and accounts', () => {
    const [event] = publish().events;
    if (!event) throw new Error('nothing was told');
    expect(progressSyncOf(event, ['research', 'record', 'acme', 'bob'])).toBeUndefined();
    expect(progressSyncOf(event, ['research', 'record', 'other', 'ada'])).toBeUndefined();
  });

  it.each(['', '<', 'null', '[]', '{"area":"solutions"}', '{"area":"__proto__","changes":{}}'])(
    'ignores %j',
    (newValue) => {
      const [event] = publish().events;
      expect(progressSyncOf({ key: event?.key ?? '', newValue }, mine)).toBeUndefined();
    },
  );

  it('ignores values that are not boolean', () => {
    const [event] = publish().events;
    const newValue = '{"area":"desktop","changes":{"bots":"yes","migrations":true}}';
    expect(progressSyncOf({ key: event?.key ?? '', newValue }, mine)?.changes).toEqual({ migrations: true });
  });

  it('changes only the named checks', () => {
    expect(withChanges(record, news.area, news.changes)).toEqual({
      ...record,
      solutions_checks: 'tech-mentor.details,onboarding.details',
      solutions_progress: 7,
    });
  });
});
