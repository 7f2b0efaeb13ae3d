import { describe, expect, it } from 'vitest';
import { draftPlace, sendingPlace } from '../../../../demo/portal/feedback/draft';
import { draftForms, dropDrafts, keptDrafts } from '../../../../demo/portal/feedback/kept-drafts';
import { adviceFor, initialsOf, inkOn, linkColour, startBrand } from '../../../../demo/portal/pages/portal/brand';
import { syncWords } from '../../../../demo/portal/pages/portal/sync-words';
import { syncText } from '../../../../demo/research/messages';

describe('a portal in the name of a client', () => {
  it('is written in the colour that can be read', () => {
    expect([inkOn('#2f5bd0'), inkOn('#ffe066'), inkOn('#000000'), inkOn('#ffffff')]).toEqual([
      '#ffffff',
      '#000000',
      '#ffffff',
      '#000000',
    ]);
    expect(linkColour('#2f5bd0')).toBe('#2f5bd0');
    expect(linkColour('#ffe066')).toBe('#1b1f1d');
  });

  it.each([
    ['Northwind IT', 'NI'],
    ['  acme ', 'A'],
    ['One Two Three', 'OT'],
    ['', ''],
    ['𝒜 b', '𝒜B'],
  ])('%j has the letters %j', (name, letters) => expect(initialsOf(name)).toBe(letters));

  it('needs no advice as it starts', () => expect(adviceFor(startBrand)).toEqual([]));

  it.each([
    [{ name: ' ' }, /without a name/],
    [{ colour: '#fff2a8' }, /cannot be read/],
    [{ modules: [] }, /at least one part/],
    [{ modules: ['Tickets'] as const }, /Consider Articles/],
  ])('%j is commented on', (part, advice) => {
    expect(adviceFor({ ...startBrand, ...part }).join(' ')).toMatch(advice);
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

  it('are found for the person and account they belong to', () => {
    const storage = storageOf(draftPlace('general', ada), draftPlace('desktop', { ...ada, id: 'bob' }));
    expect(keptDrafts(storage, ada).map(({ title }) => title)).toEqual(['Feedback']);
  });

  it('go with the keys of what was being sent, and nobody else’s do', () => {
    const other = draftPlace('general', { ...ada, id: 'bob' });
    const mine = draftForms.flatMap(({ form }) => [draftPlace(form, ada), sendingPlace(form, ada)]);
    const storage = storageOf(other, ...mine);
    dropDrafts(storage, ada);
    expect([...storage.values.keys()]).toEqual([other]);
  });
});

describe('what the last sign-in did', () => {
  it.each([
    [syncText.tenantCreated, 'The first record of your account was made'],
    [syncText.userAdded, 'Your record was made'],
    [syncText.found, 'Your record was found'],
    ['something newer', 'Your record was read'],
  ])('%j is told as %j', (result, words) => expect(syncWords(result)).toBe(words));
});
