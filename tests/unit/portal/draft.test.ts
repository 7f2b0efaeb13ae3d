import { describe, expect, it } from 'vitest';
import { createDraftStore, type DraftValues, emptyDraft } from '../../../demo/portal/feedback/draft';
import { createDraftKeeper, type DraftState } from '../../../demo/portal/feedback/draft-keeper';
import { FeedbackForm } from '../../../demo/portal/feedback/form-schema';

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
const typed: DraftValues = { ...emptyDraft, Rating: '4', Ideas: 'Faster search' };

const counter = () => {
  let count = 0;
  return () => {
    count += 1;
    return `key-${count}`;
  };
};

describe('draft store', () => {
  it('gives back what was typed, to the same person in the same account only', () => {
    const storage = memory();
    createDraftStore(storage, ada).write(typed);
    expect(createDraftStore(storage, ada).read()).toEqual(typed);
    expect(createDraftStore(storage, { ...ada, id: 'bob' }).read()).toBeUndefined();
    expect(createDraftStore(storage, { ...ada, tenantId: 'other' }).read()).toBeUndefined();
    // Names that would run into each other if they were only joined.
    createDraftStore(storage, { tenantId: 'a', id: 'b.c' }).write(typed);
    expect(createDraftStore(storage, { tenantId: 'a.b', id: 'c' }).read()).toBeUndefined();
  });

  it('leaves nothing behind when it is sent or emptied', () => {
    const storage = memory();
    const draft = createDraftStore(storage, ada);
    draft.write(typed);
    draft.write(emptyDraft);
    expect(storage.values.size).toBe(0);
    draft.write(typed);
    draft.clear();
    expect(storage.values.size).toBe(0);
  });

  it.each(['', 'null', '{}', '[]', '{"version":2,"values":{"Ideas":"x"}}', '{"version":1}', '<'])(
    'takes %j from storage for no draft',
    (stored) => {
      const storage = { ...memory(), getItem: () => stored };
      expect(createDraftStore(storage, ada).read()).toBeUndefined();
    },
  );

  it('takes only texts of known fields from storage', () => {
    const stored = JSON.stringify({ version: 1, values: { Ideas: 'x', Rating: 4, Other: 'y' } });
    expect(createDraftStore({ ...memory(), getItem: () => stored }, ada).read()).toEqual({ ...emptyDraft, Ideas: 'x' });
  });

  it('keeps the key of a submission while the content is the same', () => {
    const draft = createDraftStore(memory(), ada, counter());
    const first = draft.keyFor(typed);
    expect(draft.keyFor({ ...typed })).toBe(first);
    expect(draft.keyFor({ ...typed, Ideas: 'Other' })).not.toBe(first);
  });

  it('gives a new key after a submission, so that the same text can be sent again', () => {
    const draft = createDraftStore(memory(), ada, counter());
    const first = draft.keyFor(typed);
    draft.clear();
    expect(draft.keyFor(typed)).not.toBe(first);
  });
});

describe('draft keeper', () => {
  const setUp = (keeps = true) => {
    const storage = memory(keeps);
    const draft = createDraftStore(storage, ada);
    const told: DraftState[] = [];
    let due: (() => void) | undefined;
    const keeper = createDraftKeeper(
      draft,
      (state) => told.push(state),
      (_, run) => {
        due = run;
        return () => {
          due = undefined;
        };
      },
    );
    return { draft, keeper, told, pause: () => due?.() };
  };

  it('writes after a pause, not at every key', () => {
    const { draft, keeper, told, pause } = setUp();
    keeper.note({ ...typed, Ideas: 'F' });
    keeper.note(typed);
    expect(draft.read()).toBeUndefined();
    pause();
    expect(draft.read()).toEqual(typed);
    expect(told).toEqual(['kept']);
  });

  it('writes at once when the page goes away', () => {
    const { draft, keeper } = setUp();
    keeper.note(typed);
    keeper.flush();
    expect(draft.read()).toEqual(typed);
  });

  it('writes nothing any more once the draft was sent', () => {
    const { draft, keeper, pause } = setUp();
    keeper.note(typed);
    keeper.drop();
    pause();
    keeper.flush();
    expect(draft.read()).toBeUndefined();
  });

  it('tells when the browser keeps nothing', () => {
    const { keeper, told } = setUp(false);
    keeper.note(typed);
    keeper.flush();
    expect(told).toEqual(['lost']);
  });
});

describe('feedback form', () => {
  const check = (values: DraftValues) => FeedbackForm.safeParse(values);

  it('turns what the fields hold into what is stored', () => {
    expect(check(typed).data).toEqual({ Rating: 4, Ideas: 'Faster search', Vendors: '', Meeting: 'N/A' });
  });

  it.each(['', '0', '6', '2.5', 'x'])('refuses the rating %j', (Rating) => {
    expect(check({ ...typed, Rating }).error?.issues[0]?.message).toBe('Choose a rating from 1 to 5.');
  });

  it('says what to do with a text that is too long', () => {
    const message = check({ ...typed, Ideas: 'x'.repeat(200 * 1024) }).error?.issues[0]?.message;
    expect(message).toMatch(/at most 5000/);
  });
});
