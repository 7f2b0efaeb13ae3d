import { describe, expect, it } from 'vitest';
import { draftStorageKey, submissionStorageKey } from '../../../../demo/portal/feedback/draft';
import { adviceFor, initialsOf, inkOn, linkColor, startBrand } from '../../../../demo/portal/pages/portal/brand';
import { draftForms, removeDrafts, storedDrafts } from '../../../../demo/portal/pages/portal/drafts';
import { recordRows } from '../../../../demo/portal/pages/portal/record-rows';
import { texts as desktop } from '../../../../demo/portal/texts/en/desktop';
import { texts } from '../../../../demo/portal/texts/en/portal';
import { texts as shell } from '../../../../demo/portal/texts/en/shell';
import { texts as solution } from '../../../../demo/portal/texts/en/solution';
import { syncText } from '../../../../demo/research/messages';

const start = startBrand(texts);
const forms = draftForms(shell, solution);
const all = { ...desktop, ...solution, ...shell, ...texts };

describe('the client portal', () => {
  it('uses the text color with more contrast', () => {
    expect([inkOn('#2f5bd0'), inkOn('#ffe066'), inkOn('#000000'), inkOn('#ffffff')]).toEqual([
      '#ffffff',
      '#000000',
      '#ffffff',
      '#000000',
    ]);
    expect(linkColor('#2f5bd0')).toBe('#2f5bd0');
    expect(linkColor('#ffe066')).toBe('#1b1f1d');
  });

  it.each([
    ['Northwind IT', 'NI'],
    ['  acme ', 'A'],
    ['One Two Three', 'OT'],
    ['', ''],
    ['𝒜 b', '𝒜B'],
  ])('%j has the initials %j', (name, letters) => expect(initialsOf(name)).toBe(letters));

  it('has no advice at the start', () => expect(adviceFor(start, texts.advice)).toEqual([]));

  it.each([
    [{ name: ' ' }, /Give your portal a name/],
    [{ color: '#fff2a8' }, /close to white.*surfaces/],
    [{ color: '#ffffff' }, /close to white.*surfaces/],
    [{ color: '#e0a800' }, /hard to read on white.*surfaces keep/],
    [{ modules: [] }, /at least one part/],
    [{ modules: ['Tickets'] as const }, /Consider adding Articles/],
  ])('has advice for %j', (part, advice) => {
    expect(adviceFor({ ...start, ...part }, texts.advice).join(' ')).toMatch(advice);
  });
});

describe('drafts on this device', () => {
  const ada = { id: 'ada', tenantId: 'acme' };
  const storageOf = (...places: string[]) => {
    const values = new Map(places.map((place) => [place, '{}']));
    return {
      values,
      getItem: (key: string) => values.get(key) ?? null,
      removeItem: (key: string) => void values.delete(key),
    };
  };

  it('are found for their user and account', () => {
    const storage = storageOf(draftStorageKey('general', ada), draftStorageKey('desktop', { ...ada, id: 'bob' }));
    expect(storedDrafts(forms, storage, ada).map(({ title }) => title)).toEqual(['Feedback']);
  });

  it('are removed with their idempotency keys; those of other users are kept', () => {
    const other = draftStorageKey('general', { ...ada, id: 'bob' });
    const mine = forms.flatMap(({ form }) => [draftStorageKey(form, ada), submissionStorageKey(form, ada)]);
    const storage = storageOf(other, ...mine);
    removeDrafts(forms, storage, ada);
    expect([...storage.values.keys()]).toEqual([other]);
  });
});

describe('the stored record of a user', () => {
  const record = {
    Id: 12,
    frontegg_tenant_id: 'tenant-1',
    frontegg_client_name: 'Ada',
    frontegg_account_name: 'Acme',
    frontegg_user_id: 'user-1',
    frontegg_email: '',
    solutions_progress: 7,
    desktop_progress: 25,
    solutions_checks: 'tech-mentor.details,tech-mentor.feedback',
    desktop_checks: 'status-page,feedback',
    msg: syncText.userFound,
  };

  it('is rendered completely, with the names of the steps', () => {
    const rows = Object.fromEntries(recordRows(record, all).map(({ label, lines }) => [label, lines]));
    expect(rows).toEqual({
      Name: ['Ada'],
      'Email address': [],
      'Your ID': ['user-1'],
      Account: ['Acme'],
      'Account ID': ['tenant-1'],
      Solutions: ['7% seen', 'Tech Mentoring: Read how it works, Tell us what you think'],
      'Desktop App': ['25% seen', 'Open Status Page', 'Tell us what you think'],
      Reference: ['12'],
      'Last sync': ['Your profile was found'],
    });
  });

  it.each([
    [syncText.tenantCreated, 'The first profile of your account was created'],
    [syncText.userAdded, 'Your profile was created'],
    ['something newer', 'Your profile was loaded'],
  ])('describes the synchronization %j as %j', (msg, words) => {
    expect(recordRows({ ...record, msg }, all).at(-1)?.lines).toEqual([words]);
  });
});
