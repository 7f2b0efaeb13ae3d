import { type PlayerState, startState } from '../players/state';
import type { BoardView, Line, Option, Tone } from '../players/view';
import type { PrototypeTexts } from '../texts/english';
import { formatsIn, optionsOf } from './formats';
import { boardPage } from './pages';
import { addDays } from './working-days';

type Texts = PrototypeTexts<'vendor-hub'>;
type Decision = keyof Texts['decisions'];

interface Contract {
  readonly id: keyof Texts['services'];
  readonly vendor: string;
  /** US dollars per year. */
  readonly spend: number;
  /** Days from today to the end of the term, when it renews automatically. */
  readonly ends: number;
  /** Days from today until notice must arrive; negative once that day has passed. */
  readonly notice: number;
  /** Price increase at renewal, as a fraction. */
  readonly rise: number;
  /** Whether work stops without it. */
  readonly isCritical?: boolean;
  /** Days since the last incident. */
  readonly incident?: number;
  readonly other: { readonly name: string; readonly spend: number; readonly days: number } | undefined;
}

const contract = (
  id: Contract['id'],
  vendor: string,
  [spend, ends, notice, rise]: readonly [number, number, number, number],
  more: Pick<Contract, 'isCritical' | 'incident'>,
  other?: Contract['other'],
): Contract => ({ id, vendor, spend, ends, notice, rise, other, ...more });
const other = (name: string, spend: number, days: number) => ({ name, spend, days });
const isCritical = true;

const contracts: readonly [Contract, ...Contract[]] = [
  contract('halden', 'Halden Fibre', [38_400, 52, 22, 0.04], { isCritical, incident: 12 }, other('Corran', 34_900, 63)),
  contract('harbour', 'Mail Harbour', [62_400, 118, 58, 0.09], { isCritical }),
  contract('kestrel', 'Kestrel Vault', [27_600, 97, 7, 0.07], { isCritical, incident: 34 }, other('Stone', 24_300, 28)),
  contract('quillfold', 'Quillfold', [18_900, 86, 56, 0.12], {}, other('Queueline', 14_200, 42)),
  contract('tallow', 'Tallow Print', [11_700, 26, -4, 0.03], {}, other('Pagewell', 8_900, 20)),
  contract('ironmoor', 'Ironmoor', [44_800, 133, 73, 0.06], { isCritical }, other('Sentrel', 41_500, 56)),
  contract('fellrack', 'Fellrack', [96_000, 200, 140, 0], { isCritical }),
  contract('paperlane', 'Paperlane', [9_600, 41, 11, 0.15], {}, other('Sealmark', 6_300, 14)),
];

/** A notice date within these days requires a decision now. */
const HORIZON = 90;
/** Assumed effect of a known alternative on a negotiation. */
const LEVERAGE = 0.08;
/** Days for the delivery of a letter. */
const POST = 5;

const decisions: readonly Decision[] = ['keep', 'renegotiate', 'leave'];
const isDue = ({ notice }: Contract): boolean => notice >= 0 && notice <= HORIZON;

const nextSpend = ({ spend, rise, other }: Contract, decision: Decision = 'keep'): number => {
  if (decision === 'leave' && other) return other.spend;
  return Math.round(spend * (decision === 'keep' ? 1 + rise : other ? 1 - LEVERAGE : 1));
};

const reason = (id: keyof Texts['reasons'], points: number, applies: boolean) => (applies ? [{ id, points }] : []);
const reasonsOf = ({ notice, isCritical = false, other, incident = HORIZON }: Contract) =>
  [
    reason('passed', 30, notice < 0),
    reason('within14', 30, notice >= 0 && notice <= 14),
    reason('within90', 15, notice > 14 && notice <= HORIZON),
    reason('supplier', 25, isCritical),
    reason('alternative', 25, !other),
    reason('incident', 15, incident <= 60),
  ].flat();

const scoreOf = (contract: Contract): number => reasonsOf(contract).reduce((sum, { points }) => sum + points, 0);
const levelOf = (score: number): keyof Texts['risks'] => (score >= 60 ? 'high' : score >= 30 ? 'medium' : 'low');
const tones: Readonly<Record<keyof Texts['risks'], Tone>> = { high: 'danger', medium: 'warning', low: 'neutral' };

/** A missed date is least urgent: nothing can be done about it in this term. */
const urgency = ({ notice }: Contract): number => (notice < 0 ? HORIZON * 10 : notice);
const sorts: Readonly<Record<string, (contract: Contract) => number>> = {
  risk: (contract) => -scoreOf(contract),
  spend: ({ spend }) => -spend,
};

export const start = startState({ open: 'kestrel' });

/** Returns the contracts with their risks, and what the decisions about them lead to. */
export const viewIn = (texts: Texts, locale: string) => {
  const { money, moneyChange, percent, inDays, day, date } = formatsIn(locale);
  const today = new Date();
  const dayIn = (days: number) => day(addDays(today, days));

  const refusalOf = ({ notice, ends, other }: Contract, decision: Decision): string | undefined => {
    if (decision === 'keep') return undefined;
    if (notice < 0) return texts.refusals.late;
    if (decision === 'renegotiate') return undefined;
    if (!other) return texts.refusals.noAlternative;
    return other.days > ends ? texts.refusals.slow(other.name, other.days, ends) : undefined;
  };
  const noteOf = ({ rise, other }: Contract, decision: Decision): string => {
    if (decision === 'keep') return rise > 0 ? texts.renewsAtRise(percent(rise)) : texts.renewsSame;
    if (decision === 'leave') return other ? texts.movesTo(other.name, other.days) : '';
    return other ? texts.leverage(other.name, percent(LEVERAGE)) : texts.noLeverage;
  };
  const optionOf = (contract: Contract, id: Decision): Option => {
    const label = texts.decisions[id];
    const refusal = refusalOf(contract, id);
    if (refusal) return { id, label, note: refusal, isUnavailable: true };
    const change = nextSpend(contract, id) - contract.spend;
    return { id, label, note: noteOf(contract, id), figure: change === 0 ? undefined : moneyChange(change) };
  };
  const letterOf = ({ vendor, notice, ends }: Contract, decision: Decision | undefined): readonly Line[] => {
    if (!decision || decision === 'keep') return [];
    const { title, ...letter } = texts.letter;
    const figure = notice > POST ? texts.sendBy(dayIn(notice - POST)) : texts.sendToday;
    return [{ text: vendor, figure, detail: [title, letter.notice(date(addDays(today, ends))), letter[decision]] }];
  };

  return ({ chosen, open }: PlayerState): BoardView => {
    const by = sorts[chosen.sort ?? ''] ?? urgency;
    const sorted = contracts.toSorted((a, b) => by(a) - by(b) || urgency(a) - urgency(b));
    const decisionOn = ({ id }: Contract) => decisions.find((decision) => decision === chosen[id]);
    const sum = (amountOf: (contract: Contract) => number) => contracts.reduce((all, each) => all + amountOf(each), 0);
    const spend = sum((contract) => contract.spend);
    const next = sum((contract) => nextSpend(contract, decisionOn(contract)));
    const due = sorted.filter(isDue);
    const decided = texts.decided(due.filter(decisionOn).length, due.length);
    const isFinished = due.every(decisionOn);
    const letters = due.flatMap((contract) => letterOf(contract, decisionOn(contract)));
    const contract = contracts.find(({ id }) => id === open) ?? contracts[0];
    return {
      figures: [
        { label: texts.spend, value: money(spend) },
        { label: texts.afterRenewals, value: money(next), mark: moneyChange(next - spend) },
        { label: texts.due, value: decided },
      ],
      fields: [{ id: 'sort', label: texts.sortBy, value: chosen.sort ?? 'notice', options: optionsOf(texts.sorts) }],
      heads: [texts.vendor, texts.renews],
      rows: sorted.map((each) => {
        const level = levelOf(scoreOf(each));
        const decision = decisionOn(each);
        return {
          id: each.id,
          title: each.vendor,
          note: texts.services[each.id],
          mark: { text: texts.risks[level], tone: tones[level] },
          value: money(nextSpend(each, decision)),
          valueNote: {
            text: decision ? texts.decisions[decision] : texts.notice(inDays(each.notice)),
            tone: !decision && isDue(each) ? 'warning' : 'neutral',
          },
        };
      }),
      result: {
        title: contract.vendor,
        note: texts.about(texts.services[contract.id], money(contract.spend), date(addDays(today, contract.ends))),
        mark: { text: texts.score(scoreOf(contract)), tone: tones[levelOf(scoreOf(contract))] },
        lines: reasonsOf(contract).map(({ id, points }) => ({ text: texts.reasons[id], figure: `+${points}` })),
        cards: {
          id: contract.id,
          label: texts.noticeBy(dayIn(contract.notice), inDays(contract.notice)),
          value: decisionOn(contract) ?? '',
          options: decisions.map((decision) => optionOf(contract, decision)),
        },
        alert: isFinished
          ? { tone: 'success', title: texts.finished(HORIZON), text: texts.saved(money(sum(nextSpend) - next)) }
          : undefined,
        more: letters.length > 0 ? { title: texts.letters(letters.length), lines: letters } : undefined,
      },
      announcement: texts.announcement(money(next), decided),
      explored: isFinished,
    };
  };
};

/** The screen of Vendor Management: contracts to decide on. */
export default boardPage('vendor-hub', { start, viewIn, rows: 'open' });
