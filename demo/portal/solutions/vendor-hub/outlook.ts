import type { Contract, Decision } from './contracts';
import { daysToNotice, riskOf } from './risk';

/** Decisions by contract id; a contract without one renews automatically. */
export type Decisions = Readonly<Record<string, Decision | undefined>>;

export type SortKey = 'notice' | 'risk' | 'spend';

export interface Letter<C extends Contract = Contract> {
  readonly contract: C;
  readonly decision: Exclude<Decision, 'keep'>;
  /** Days from today by which it must arrive. */
  readonly dueIn: number;
  /** Days from today on which to send it: five days for delivery, never before today. */
  readonly sendIn: number;
}

export interface Outlook<C extends Contract = Contract> {
  /** Current US dollars per year. */
  readonly spendNow: number;
  /** US dollars per year after the next renewal of every contract. */
  readonly spendNext: number;
  /** Ordered by the day on which to send them. */
  readonly letters: readonly Letter<C>[];
  /** Contracts with a notice date within the horizon. */
  readonly due: number;
  /** Number of those with a decision. */
  readonly decided: number;
}

/** Horizon in days: a notice date within it requires a decision now. */
export const HORIZON_DAYS = 90;
/** Assumed negotiation effect of a known alternative. */
export const LEVERAGE = 0.08;

const POST_DAYS = 5;

/** Reason why a decision is unavailable for a contract. */
export type Refusal = 'late' | 'noAlternative' | 'slow';

/** Returns the reason why a decision is unavailable for this contract, or undefined when it is available. */
export const refusalOf = (contract: Contract, decision: Decision): Refusal | undefined => {
  if (decision === 'keep') return undefined;
  if (daysToNotice(contract) < 0) return 'late';
  if (decision === 'renegotiate') return undefined;
  const { alternative, endsIn } = contract;
  if (!alternative) return 'noAlternative';
  return alternative.moveDays > endsIn ? 'slow' : undefined;
};

/**
 * Returns the US dollars per year after the next renewal under this decision; an unavailable decision renews the
 * contract.
 */
export const nextSpend = (contract: Contract, decision: Decision = 'keep'): number => {
  const { spend, rise, alternative } = contract;
  if (decision === 'keep' || refusalOf(contract, decision)) return Math.round(spend * (1 + rise));
  if (decision === 'leave' && alternative) return alternative.spend;
  return Math.round(spend * (alternative ? 1 - LEVERAGE : 1));
};

/** Returns whether the notice date is within the horizon, so that a decision is required. */
export const isDue = (contract: Contract): boolean => {
  const days = daysToNotice(contract);
  return days >= 0 && days <= HORIZON_DAYS;
};

const letterFor = <C extends Contract>(contract: C, decision: Decision | undefined): Letter<C> | undefined => {
  if (!decision || decision === 'keep' || refusalOf(contract, decision)) return undefined;
  const dueIn = daysToNotice(contract);
  return { contract, decision, dueIn, sendIn: Math.max(0, dueIn - POST_DAYS) };
};

/** Returns the result of the decisions. */
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
  // A missed date is least urgent: nothing can be done about it in this term.
  notice: (contract) => {
    const days = daysToNotice(contract);
    return days < 0 ? Number.MAX_SAFE_INTEGER : days;
  },
  risk: (contract) => -riskOf(contract).score,
  spend: ({ spend }) => -spend,
};

/** Sorts by the selected measure, most urgent first; ties by notice date. */
export const sortContracts = <C extends Contract>(contracts: readonly C[], by: SortKey): C[] =>
  contracts.toSorted((a, b) => weights[by](a) - weights[by](b) || weights.notice(a) - weights.notice(b));
