import { describe, expect, it } from 'vitest';
import { createDraftAutosave, createDraftStore, type DraftState } from '../../../demo/portal/feedback/draft';
import { ratingText } from '../../../demo/portal/feedback/form-fields';

const memory = (keeps = true) => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
      return keeps;
    },
    removeItem: (key: string) => void values.delete(key),
  };
};

const ada = { id: 'ada', tenantId: 'acme' };
const empty = { Rating: '', Ideas: '', Vendors: '', Meeting: '' };
const typed = { ...empty, Rating: '4', Ideas: 'Faster search' };

type Storage = Parameters<typeof createDraftStore>[0]['storage'];
const open = (storage: Storage, owner = ada, randomId = () => 'key') =>
  createDraftStore({ storage, owner, form: 'general', randomId }, empty);

const counter = () => {
  let count = 0;
  return () => {
    count += 1;
    return `key-${count}`;
  };
};

describe('draft store', () => {
  it('restores input for the same user in the same account only', () => {
    const storage = memory();
    open(storage).write(typed);
    expect(open(storage).read()).toEqual(typed);
    expect(open(storage, { ...ada, id: 'bob' }).read()).toBeUndefined();
    expect(open(storage, { ...ada, tenantId: 'other' }).read()).toBeUndefined();
    // Names that would run into each other if they were only joined.
    open(storage, { tenantId: 'a', id: 'b.c' }).write(typed);
    expect(open(storage, { tenantId: 'a.b', id: 'c' }).read()).toBeUndefined();
  });

  it('is empty after submission, and when the input is cleared', () => {
    const storage = memory();
    const draft = open(storage);
    draft.write(typed);
    draft.write(empty);
    expect(storage.values.size).toBe(0);
    draft.write(typed);
    draft.clear();
    expect(storage.values.size).toBe(0);
  });

  it('keeps a newer draft of another tab, with the idempotency key that sends it', () => {
    const storage = memory();
    const [mine, theirs] = [open(storage), open(storage, ada, () => 'theirs')];
    mine.write(typed);
    mine.keyFor(typed);
    const newer = { ...typed, Ideas: 'A long text in the second tab' };
    theirs.write(newer);
    theirs.keyFor(newer);
    mine.clear();
    expect(open(storage).read()).toEqual(newer);
    expect(open(storage).keyFor(newer)).toBe('theirs');
    mine.write(empty);
    expect(open(storage).read()).toEqual(newer);
  });

  it('restores a draft that another tab has replaced and removed', () => {
    const storage = memory();
    const [mine, theirs] = [open(storage), open(storage)];
    mine.write(typed);
    theirs.write({ ...typed, Ideas: 'Other' });
    const removed = storage.getItem(mine.storageKey);
    theirs.clear();
    expect(mine.restore(removed)).toBe(true);
    expect(open(storage).read()).toEqual(typed);
  });

  it('stays empty when another tab has sent the same draft, or when there was none', () => {
    const storage = memory();
    const mine = open(storage);
    mine.write(typed);
    const theirs = open(storage);
    theirs.read();
    const removed = storage.getItem(mine.storageKey);
    theirs.clear();
    expect(mine.restore(removed)).toBe(false);
    expect(mine.restore(null)).toBe(false);
    expect(storage.values.size).toBe(0);
  });

  it.each(['', 'null', '{}', '[]', '{"version":1,"values":{"Ideas":"x"}}', '{"version":2}', '<'])(
    'ignores %j in storage',
    (stored) => {
      const storage = { ...memory(), getItem: () => stored };
      expect(open(storage).read()).toBeUndefined();
    },
  );

  it('reads only texts of known fields from storage', () => {
    const stored = JSON.stringify({ version: 2, values: { Ideas: 'x', Rating: 4, Other: 'y' } });
    expect(open({ ...memory(), getItem: () => stored }).read()).toEqual({ ...empty, Ideas: 'x' });
  });

  it('keeps the idempotency key while the content is the same', () => {
    const draft = open(memory(), ada, counter());
    const first = draft.keyFor(typed);
    expect(draft.keyFor({ ...typed })).toBe(first);
    expect(draft.keyFor({ ...typed, Ideas: 'Other' })).not.toBe(first);
  });

  it('keeps the idempotency key over a reload, since the response to the first attempt may have been lost', () => {
    const storage = memory();
    const ids = counter();
    const first = open(storage, ada, ids).keyFor(typed);
    expect(open(storage, ada, ids).keyFor(typed)).toBe(first);
    expect(open(storage, { ...ada, id: 'bob' }, ids).keyFor(typed)).not.toBe(first);
  });

  it('reads only lists of texts as lists', () => {
    const shape = { entries: [{ name: '', description: '' }] };
    const storage = memory();
    const place = { storage, owner: ada, form: 'integration' };
    const values = {
      entries: [
        { name: 'Jira', description: 'Tickets' },
        { name: '', description: '' },
      ],
    };
    createDraftStore(place, shape).write(values);
    expect(createDraftStore(place, shape).read()).toEqual(values);
    const stored = JSON.stringify({ version: 2, values: { entries: [3, null, { name: 4, other: 'x' }] } });
    const odd = { ...memory(), getItem: () => stored };
    expect(createDraftStore({ ...place, storage: odd }, shape).read()).toEqual(shape);
  });

  it('creates a new idempotency key after a submission, so that the same text can be sent again', () => {
    const draft = open(memory(), ada, counter());
    const first = draft.keyFor(typed);
    draft.clear();
    expect(draft.keyFor(typed)).not.toBe(first);
  });
});

describe('autosave of a draft', () => {
  const setUp = (keeps = true) => {
    const storage = memory(keeps);
    const draft = open(storage);
    const states: DraftState[] = [];
    let due: (() => void) | undefined;
    const autosave = createDraftAutosave(
      draft,
      (state) => states.push(state),
      (_, run) => {
        due = run;
        return () => {
          due = undefined;
        };
      },
    );
    return { draft, autosave, states, pause: () => due?.() };
  };

  it('writes after a pause, not on every keystroke', () => {
    const { draft, autosave, states, pause } = setUp();
    autosave.schedule({ ...typed, Ideas: 'F' });
    autosave.schedule(typed);
    expect(draft.read()).toBeUndefined();
    pause();
    expect(draft.read()).toEqual(typed);
    expect(states).toEqual(['saved']);
  });

  it('writes at once when the page is hidden', () => {
    const { draft, autosave } = setUp();
    autosave.schedule(typed);
    autosave.flush();
    expect(draft.read()).toEqual(typed);
  });

  it('writes nothing after the submission', () => {
    const { draft, autosave, pause } = setUp();
    autosave.schedule(typed);
    autosave.discard();
    pause();
    autosave.flush();
    expect(draft.read()).toBeUndefined();
  });

  it('reports whether it is still stored after another tab has removed one', () => {
    const { draft, autosave, states } = setUp();
    autosave.schedule(typed);
    autosave.flush();
    autosave.removedElsewhere('another text');
    expect(states).toEqual(['saved', 'saved']);
    autosave.removedElsewhere(JSON.stringify({ version: 2, values: typed }));
    expect(states.at(-1)).toBe('empty');
    expect(draft.restore('another text')).toBe(false);
  });

  it('reports when the browser cannot store it', () => {
    const { autosave, states } = setUp(false);
    autosave.schedule(typed);
    autosave.flush();
    expect(states).toEqual(['unsaved']);
  });
});

describe('the rating of a form', () => {
  it('is converted from the text of a radio button to a number', () => {
    expect(ratingText.safeParse('4').data).toBe(4);
  });

  it.each(['', '0', '6', '2.5', 'x'])('refuses %j', (text) => {
    expect(ratingText.safeParse(text).error?.issues[0]?.message).toBe('Choose a rating from 1 to 5.');
  });
});
