import { describe, expect, it } from 'vitest';
import { newsOf, tellTabs, withChanges } from '../../../demo/portal/progress-news';

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

/** What other tabs hear, and what stays in the storage. */
const tell = () => {
  const events: { key: string; newValue: string | null }[] = [];
  const kept = new Map<string, string>();
  tellTabs(
    {
      setItem: (key, newValue) => {
        events.push({ key, newValue });
        kept.set(key, newValue);
        return true;
      },
      removeItem: (key) => {
        events.push({ key, newValue: null });
        kept.delete(key);
      },
    },
    mine,
    news,
  );
  return { events, kept };
};

describe('news of progress for other tabs', () => {
  it('reach the tabs of the same person once, and nothing stays', () => {
    const { events, kept } = tell();
    expect(events.map((event) => newsOf(event, mine)).filter(Boolean)).toEqual([news]);
    expect(kept.size).toBe(0);
  });

  it('are nothing to another person or account', () => {
    const [event] = tell().events;
    if (!event) throw new Error('nothing was told');
    expect(newsOf(event, ['research', 'record', 'acme', 'bob'])).toBeUndefined();
    expect(newsOf(event, ['research', 'record', 'other', 'ada'])).toBeUndefined();
  });

  it.each(['', '<', 'null', '[]', '{"area":"solutions"}', '{"area":"__proto__","changes":{}}'])(
    'are not read out of %j',
    (newValue) => {
      const [event] = tell().events;
      expect(newsOf({ key: event?.key ?? '', newValue }, mine)).toBeUndefined();
    },
  );

  it('leave out what is no answer of yes or no', () => {
    const [event] = tell().events;
    const newValue = '{"area":"desktop","changes":{"bots":"yes","migrations":true}}';
    expect(newsOf({ key: event?.key ?? '', newValue }, mine)?.changes).toEqual({ migrations: true });
  });

  it('change only what they name', () => {
    expect(withChanges(record, news.area, news.changes)).toEqual({
      ...record,
      solutions_checks: 'tech-mentor.details,onboarding.details',
      solutions_progress: 7,
    });
  });
});
