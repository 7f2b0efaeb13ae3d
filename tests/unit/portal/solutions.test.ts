import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../../demo/portal/players/ask';
import { topicOf } from '../../../demo/portal/players/search';
import { type Change, changed, type PlayerState } from '../../../demo/portal/players/state';
import type { BoardView, TimelineView } from '../../../demo/portal/players/view';
import * as actual from '../../../demo/portal/solutions/actual-intelligence';
import * as automation from '../../../demo/portal/solutions/automation-services';
import * as onboarding from '../../../demo/portal/solutions/onboarding';
import * as outage from '../../../demo/portal/solutions/outage-hub';
import * as project from '../../../demo/portal/solutions/project-execution';
import * as mentor from '../../../demo/portal/solutions/tech-mentor';
import * as troubleshooting from '../../../demo/portal/solutions/troubleshooting';
import * as vendor from '../../../demo/portal/solutions/vendor-hub';
import * as workflow from '../../../demo/portal/solutions/workflow-automation';
import type { Language } from '../../../demo/portal/texts/english';
import { languages } from '../../../demo/portal/texts/language';
import { loadParts, textsOf } from '../../../demo/portal/texts/loaded';
import { solutionIds } from '../../../demo/research/solutions';

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 9) });
  for (const language of languages) await loadParts(language, solutionIds);
});
afterAll(() => void vi.useRealTimers());

const play = <View>(
  { start, viewOf }: { start: PlayerState; viewOf: (state: PlayerState) => View },
  changes: readonly Change[],
): View => viewOf(changes.reduce(changed, start));

const choose = (id: string, option: string): Change => ({ type: 'choose', id, option });

/** Every text of a view. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

interface Goal {
  start: PlayerState;
  viewIn: (language: Language) => (state: PlayerState) => BoardView | TimelineView;
  goal: readonly Change[];
}

const boards = {
  'automation-services': {
    start: automation.start,
    viewIn: (language: Language) => automation.viewIn(textsOf(language, 'automation-services').prototype, language),
    goal: [choose('licenses', 'asks 5'), choose('licenses', 'limit 5')],
  },
  'workflow-automation': {
    start: workflow.start,
    viewIn: (language: Language) => workflow.viewIn(textsOf(language, 'workflow-automation').prototype, language),
    goal: [{ type: 'place', id: 'approval', to: 0 }, { type: 'remove', id: 'only-if' }, choose('message', 'user')],
  },
  onboarding: {
    start: onboarding.start,
    viewIn: (language: Language) => onboarding.viewIn(textsOf(language, 'onboarding').prototype, language),
    goal: [choose('laptop', 'shortcut')],
  },
  'vendor-hub': {
    start: vendor.start,
    viewIn: (language: Language) => vendor.viewIn(textsOf(language, 'vendor-hub').prototype, language),
    goal: ['halden', 'harbour', 'kestrel', 'quillfold', 'ironmoor', 'paperlane'].map((id) => choose(id, 'renegotiate')),
  },
  'outage-hub': {
    start: outage.start,
    viewIn: (language: Language) => outage.viewIn(textsOf(language, 'outage-hub').prototype, language),
    goal: [{ type: 'go', to: 3 }, choose('identity', '3')],
  },
  'project-execution': {
    start: project.start,
    viewIn: (language: Language) => project.viewIn(textsOf(language, 'project-execution').prototype, language),
    goal: [choose('guide', 'celia'), choose('pilot', 'bruno')],
  },
} as const;

const english = <View>({
  start,
  viewIn,
}: {
  start: PlayerState;
  viewIn: (language: Language) => (state: PlayerState) => View;
}) => ({
  start,
  viewOf: viewIn('en'),
});

describe('every board and timeline', () => {
  it.each(Object.entries(boards))('%s has a goal, with texts in every language', (_, { start, viewIn, goal }: Goal) => {
    for (const language of languages) {
      const player = { start, viewOf: viewIn(language) };
      expect(play(player, []).explored).toBe(false);
      const view = play(player, goal);
      expect(view.explored).toBe(true);
      expect(textsIn(view).filter((text) => /undefined|NaN|\[object|Invalid/.test(text))).toEqual([]);
      expect(view.announcement).not.toBe('');
    }
  });
});

describe('Managed Automation', () => {
  const states = (changes: readonly Change[]) => {
    const { rows, result, figures } = play(english(boards['automation-services']), changes);
    return [rows[0]?.mark?.text, result.actions?.map(({ label }) => label).join(), figures?.[0]?.value];
  };
  it.each<[string, readonly Change[], readonly (string | undefined)[]]>([
    ['starts', [], [undefined, 'Run now', '5.7']],
    ['asks above its limit', [choose('licenses', 'asks 5')], ['Needs you', 'Reclaim all 6,Only 5,None', '5.7']],
    ['ends after a decision', [choose('licenses', 'limit 5')], ['Done', 'Run now', '5.7']],
    [
      'forgets the run of another limit',
      [choose('licenses', 'asks 5'), choose('limit-licenses', '10')],
      [undefined, 'Run now', '5.7'],
    ],
    ['counts what is on', [{ type: 'tick', id: 'licenses' }], [undefined, 'Run now', '6.8']],
    [
      'saves the decision above a higher limit',
      [{ type: 'tick', id: 'licenses' }, choose('limit-licenses', '10')],
      [undefined, 'Run now', '6.9'],
    ],
  ])('%s', (_, changes, expected) => expect(states(changes)).toEqual(expected));
});

describe('Workflow Builder', () => {
  const { goal } = boards['workflow-automation'];
  const lines = (changes: readonly Change[]) =>
    play(english(boards['workflow-automation']), changes).result.lines.map(({ text, tone }) => `${tone}: ${text}`);
  it('finds three mistakes, each with a name', () => {
    const { rows, result } = play(english(boards['workflow-automation']), []);
    expect(result.lines).toHaveLength(3);
    expect(rows.flatMap(({ id, problem }) => (problem ? [id] : []))).toEqual(['buy', 'only-if', 'message']);
  });
  it.each([
    ['0', ['info', 'success', 'success']],
    ['1', ['danger', 'neutral', 'neutral']],
  ])('shows what would happen with event %s', (event, tones) => {
    expect(
      lines([...goal, choose('event', event)])
        .slice(1)
        .map((line) => line.split(':')[0]),
    ).toEqual(tones);
  });
  it('applies its own fixes, and asks for a first step', () => {
    const { start, viewOf } = english(boards['workflow-automation']);
    const fixes = viewOf(start).result.lines.flatMap(({ action }) => (action ? [action.change] : []));
    expect(viewOf(fixes.reduce(changed, start)).result.lines).toHaveLength(1);
    const emptied = start.order.map((id): Change => ({ type: 'remove', id })).reduce(changed, start);
    expect(viewOf(emptied)).toMatchObject({ explored: false, result: { none: expect.stringContaining('add one') } });
  });
});

describe('User Onboarding', () => {
  const view = (changes: readonly Change[]) => play(english(boards.onboarding), changes);
  it.each<[string, readonly Change[], string]>([
    ['a laptop comes late', [], '4 of 5 in time'],
    ['it was delivered', [{ type: 'tick', id: 'laptop' }], '5 of 5 in time'],
    ['a loan is faster', [choose('laptop', 'shortcut')], '5 of 5 in time'],
    ['from home, a courier is needed', [choose('place', 'home'), choose('laptop', 'shortcut')], '4 of 4 in time'],
    ['a customer system takes long', [choose('role', 'sales'), choose('laptop', 'shortcut')], '4 of 5 in time'],
    ['a later first day', [choose('start', '2026-12-11')], '5 of 5 in time'],
    ['done without what it needs counts as open', [{ type: 'tick', id: 'handover' }], '4 of 5 in time'],
  ])('%s', (_, changes, figure) => expect(view(changes).result.figure).toBe(figure));

  it.each([
    ['2026-11-27', 'problem'],
    ['2028-01-01', 'problem'],
    ['', 'problem'],
    ['2026-12-12', 'hint'],
  ])('a first day of "%s" has a %s', (start, key) =>
    expect(view([choose('start', start)]).fields?.[2]).toHaveProperty(key, expect.any(String)),
  );
});

describe('Vendor Management', () => {
  const view = (changes: readonly Change[]) => play(english(boards['vendor-hub']), changes);
  it.each([
    ['notice', 'kestrel', 'tallow'],
    ['risk', 'kestrel', 'quillfold'],
    ['spend', 'fellrack', 'paperlane'],
  ])('sorts by %s', (sort, first, last) => {
    const { rows } = view([choose('sort', sort)]);
    expect([rows[0]?.id, rows.at(-1)?.id]).toEqual([first, last]);
  });
  it.each([
    ['kestrel', ['+$1,932', '−$2,208', '−$3,300']],
    ['harbour', ['+$5,616', undefined, undefined]],
    ['halden', ['+$1,536', '−$3,072', undefined]],
    ['tallow', ['+$351', undefined, undefined]],
  ])('says what each decision about %s costs', (id, figures) => {
    const { result } = view([{ type: 'open', id }]);
    expect(result.cards?.options.map(({ figure }) => figure?.text)).toEqual(figures);
    expect(result.cards?.options.every(({ note }) => note)).toBe(true);
  });
  it('writes the letters of what is not kept, the next one first', () => {
    const { result } = view([choose('harbour', 'renegotiate'), choose('kestrel', 'leave'), choose('halden', 'keep')]);
    expect(result.more?.lines.map(({ text, figure }) => `${text}: ${figure}`)).toEqual([
      'Kestrel Vault: Send by Nov 29',
      'Mail Harbour: Send by Jan 19',
    ]);
  });
});

describe('Outage Monitoring', () => {
  const at = (step: number, changes: readonly Change[] = []) =>
    play(english(boards['outage-hub']), [{ type: 'go', to: step }, ...changes]);
  it.each([
    [0, 'All services are up.', 0],
    [3, 'Identity provider: 5 of your 6 internal services are affected.', 4],
    [6, 'Identity provider and Office line: 6 of your 6 internal services are affected.', 4],
    [12, 'All services are up again.', 5],
  ])('step %i', (step, text, tickets) => {
    const { headline, result } = at(step);
    expect(headline?.text).toBe(text);
    expect(result.lines).toHaveLength(tickets);
  });
  it('names a dependency only while it is felt, and sends one message for an incident', () => {
    const notes = (step: number) => at(step).rows.find(({ id }) => id === 'vpn')?.note;
    expect([0, 3, 10, 12].map(notes)).toEqual([
      undefined,
      'depends on Identity provider',
      'depends on Office line',
      undefined,
    ]);
    expect(at(3).result.actions?.[0]?.change).toEqual(choose('identity', '3'));
    expect(at(9, [choose('identity', '3')]).result.alert?.text).toBe(
      'One message answered 4 tickets. 1 more came in since.',
    );
    expect(at(2, [choose('identity', '3')]).result.actions).toHaveLength(1);
  });
});

describe('Project Execution', () => {
  it('is below its goal at the start, and says which task to watch', () => {
    const { result, rows } = play(english(boards['project-execution']), []);
    expect(result.alert?.title).toBe('Below 80%: not safe to commit to');
    expect(rows.flatMap(({ id, mark }) => (mark ? [id] : []))).toEqual(['move']);
  });
});

describe('Actual Intelligence', () => {
  const ask = (language: Language, question: string, as = 'desk'): Reply =>
    actual.replyIn(textsOf(language, 'actual-intelligence').prototype, language)([question], as);
  const cited = ({ lines }: Reply) => lines?.[0]?.source;
  it.each(languages)('answers its own questions in %s, with access only', (language) => {
    const { samples } = textsOf(language, 'actual-intelligence').prototype;
    expect(samples.map((question) => cited(ask(language, question)))).toEqual([
      'vpn-profile',
      'shop-down',
      'vpn-old',
      undefined,
      undefined,
    ]);
    expect(cited(ask(language, samples[3], 'finance'))).toBe('laptop-order');
  });
  it.each([
    ['laptops cost euro', 'finance', 'laptop-order', undefined],
    ['phones during leave', 'hr', 'long-leave', undefined],
    ['laptop replacement zebra', 'desk', 'laptop-policy', 'No document contains “zebra”.'],
    ['', 'desk', undefined, undefined],
  ])('"%s" as %s', (question, as, source, foot) => {
    const reply = ask('en', question, as);
    expect([cited(reply), reply.foot]).toEqual([source, foot]);
    expect(reply.explored).toBe(source !== undefined);
  });
});

describe('Tech Mentoring', () => {
  const reply = (given: readonly string[], as = 'en') =>
    mentor.replyIn(textsOf('en', 'tech-mentor').prototype, 'en')(given, as);
  it.each<[Language, string, string | undefined]>([
    ['en', 'Users must enter a second factor all day', 'identity'],
    ['en', 'The VPN is slow', 'network'],
    ['en', 'Good morning', undefined],
    ['en', 'mail backup', undefined],
    ['de', 'Das WLAN ist langsam', 'network'],
    ['de', 'Gelöschte Dateien wiederherstellen', 'backup'],
    ['ar', 'الشبكة بطيئة', 'network'],
    ['ar', 'رسائل البريد لا تصل', 'mail'],
  ])('in %s, "%s" is about %s', (language, sentence, topic) =>
    expect(
      topicOf(
        sentence,
        Object.entries(textsOf(language, 'tech-mentor').prototype.topics).map(([id, { signs }]) => ({ id, signs })),
      ),
    ).toBe(topic),
  );
  it('asks for the topic only if it is not clear, then for the urgency, and offers hours', () => {
    expect(reply(['Good morning']).options).toHaveLength(6);
    expect(reply(['Good morning', 'mail']).options).toHaveLength(3);
    expect(reply(['The VPN is slow']).options).toHaveLength(3);
    const { lines } = reply(['Good morning', 'mail', 'week']);
    const hour = lines?.[0]?.groups?.[0]?.options[0]?.id ?? '';
    expect(reply(['mail', 'week', hour])).toMatchObject({
      explored: true,
      title: expect.stringContaining('with Amara Okafor'),
    });
  });
  it('orders by experience, or by time when it is urgent, in the language', () => {
    const order = (urgency: string, as?: string) =>
      reply(['identity', urgency], as).lines?.map(({ title }) => title?.split(' ')[0]);
    expect(order('plan')).toEqual(['Ines', 'Claire', 'Tomasz']);
    expect(order('now')?.[0]).not.toBe('Ines');
    expect(order('plan', 'de')).toEqual(['Tomasz']);
  });
});

describe('Troubleshooting', () => {
  it.each(languages)('leads to a cause in %s, keeps a record, and accepts "not sure"', (language) => {
    const replyTo = troubleshooting.replyIn(textsOf(language, 'troubleshooting').prototype, language);
    expect(replyTo([]).options).toHaveLength(3);
    for (const guide of ['wifi', 'mail', 'sign-in']) {
      const given = [guide];
      while (!replyTo(given).explored) given.push('0');
      const { title, record, sources, trail } = replyTo(given);
      expect(sources.find((source) => source.title === title)?.share?.part).toBe(
        Math.max(...sources.map(({ share }) => share?.part ?? 0)),
      );
      expect(record?.text).toContain(title);
      expect(trail).toHaveLength(given.length);
      const unsure = [guide, '-1', '-1', '-1', '-1'];
      expect(replyTo(unsure)).toMatchObject({ explored: true, note: expect.any(String) });
    }
  });
});
