import type { Contract, Decision } from './contracts';
import { daysToNotice, riskOf } from './risk';

/** What was decided, by the id of the contract; one without an entry renews by itself. */
export type Decisions = Readonly<Record<string, Decision | undefined>>;

export type SortKey = 'notice' | 'risk' | 'spend';

export interface Letter<C extends Contract = Contract> {
  readonly contract: C;
  readonly decision: Exclude<Decision, 'keep'>;
  /** Days from today by which it must have arrived. */
  readonly dueIn: number;
  /** Days from today on which to send it: five days for the post, never before today. */
  readonly sendIn: number;
}

export interface Outlook<C extends Contract = Contract> {
  /** US dollars a year, today. */
  readonly spendNow: number;
  /** US dollars a year, once every contract went through its next renewal. */
  readonly spendNext: number;
  /** By the day on which to send them. */
  readonly letters: readonly Letter<C>[];
  /** Contracts whose notice date comes within the horizon. */
  readonly due: number;
  /** How many of those have a decision. */
  readonly decided: number;
}

/** Days ahead in which a notice date asks for a decision now. */
export const HORIZON_DAYS = 90;
/** What a known alternative is assumed to be worth in a negotiation. */
export const LEVERAGE = 0.08;

const POST_DAYS = 5;

/** Why a decision is not open for a contract. */
export type Refusal = 'late' | 'noAlternative' | 'slow';

/** Returns why a decision is not open for this contract, or nothing where it is. */
export const refusalOf = (contract: Contract, decision: Decision): Refusal | undefined => {
  if (decision === 'keep') return undefined;
  if (daysToNotice(contract) < 0) return 'late';
  if (decision === 'renegotiate') return undefined;
  const { alternative, endsIn } = contract;
  if (!alternative) return 'noAlternative';
  return alternative.moveDays > endsIn ? 'slow' : undefined;
};

/** US dollars a year after the next renewal, under this decision; a refused one renews the contract. */
export const nextSpend = (contract: Contract, decision: Decision = 'keep'): number => {
  const { spend, rise, alternative } = contract;
  if (decision === 'keep' || refusalOf(contract, decision)) return Math.round(spend * (1 + rise));
  if (decision === 'leave' && alternative) return alternative.spend;
  return Math.round(spend * (alternative ? 1 - LEVERAGE : 1));
};

/** True where the notice date comes within the horizon, so that a decision is due. */
export const isDue = (contract: Contract): boolean => {
  const days = daysToNotice(contract);
  return days >= 0 && days <= HORIZON_DAYS;
};

const letterFor = <C extends Contract>(contract: C, decision: Decision | undefined): Letter<C> | undefined => {
  if (!decision || decision === 'keep' || refusalOf(contract, decision)) return undefined;
  const dueIn = daysToNotice(contract);
  return { contract, decision, dueIn, sendIn: Math.max(0, dueIn - POST_DAYS) };
};

/** What the decisions come to. */
export const outlookOf = <C extends Contract>(contracts: readonly C[], decisions: Decisions): Outlook<C> => {
  const due = contracts.filter(isDue);
  return {
    spendNow: contracts.reduce((sum, { spend }) => sum + spend, 0),
    spendNext: contracts.reduce((sum, contract) => sum + nextSpend(contract, decisions[contract.id]), 0),
    letters: contracts
      .flatMap((contract) => letterFor(contract, decisions[contract.id]) ?? [])
      .sort((a, b) => a.sendIn - b.sendIn || a.dueIn - b.dueIn),
    due: due.length,
    decided: due.filter(({ id }) => decisions[id]).length,
  };
};

const weights: Record<SortKey, (contract: Contract) => number> = {
  // A missed date is the least urgent: nothing can be done about it in this term.
  notice: (contract) => {
    const days = daysToNotice(contract);
    return days < 0 ? Number.MAX_SAFE_INTEGER : days;
  },
  risk: (contract) => -riskOf(contract).score,
  spend: ({ spend }) => -spend,
};

/** Most pressing first by the chosen measure; equals stay in the order of their notice dates. */
export const sortContracts = <C extends Contract>(contracts: readonly C[], by: SortKey): C[] =>
  contracts.toSorted((a, b) => weights[by](a) - weights[by](b) || weights.notice(a) - weights.notice(b));
