import type { Contract } from './contracts';

export type RiskLevel = 'High' | 'Medium' | 'Low';

export interface RiskReason {
  readonly points: number;
  readonly text: string;
}

export interface Risk {
  /** 0 to 100. */
  readonly score: number;
  readonly level: RiskLevel;
  /** What the score is made of, heaviest first; empty where nothing speaks against the contract. */
  readonly reasons: readonly RiskReason[];
}

/** Days from today until notice must have arrived; negative once that day has passed. */
export const daysToNotice = ({ endsIn, noticeDays }: Contract): number => endsIn - noticeDays;

const noticeReason = (contract: Contract): RiskReason | undefined => {
  const days = daysToNotice(contract);
  if (days < 0) return { points: 30, text: 'The notice date has passed' };
  if (days <= 14) return { points: 30, text: 'Notice due within 14 days' };
  if (days <= 45) return { points: 20, text: 'Notice due within 45 days' };
  if (days <= 90) return { points: 10, text: 'Notice due within 90 days' };
};

const supplierReason = ({ singleSupplier }: Contract): RiskReason | undefined =>
  singleSupplier ? { points: 25, text: 'Work stops without it, one supplier' } : undefined;

const alternativeReason = ({ alternative }: Contract): RiskReason | undefined =>
  alternative ? undefined : { points: 25, text: 'No alternative known' };

const incidentReason = ({ lastIncident = Number.POSITIVE_INFINITY }: Contract): RiskReason | undefined => {
  if (lastIncident <= 30) return { points: 20, text: 'Incident in the last 30 days' };
  if (lastIncident <= 90) return { points: 10, text: 'Incident in the last 90 days' };
};

const rules = [noticeReason, supplierReason, alternativeReason, incidentReason];

const levelOf = (score: number): RiskLevel => {
  if (score >= 60) return 'High';
  return score >= 30 ? 'Medium' : 'Low';
};

/** The risk of a contract: points for each rule that applies, added up. */
export const riskOf = (contract: Contract): Risk => {
  const reasons = rules.flatMap((rule) => rule(contract) ?? []).sort((a, b) => b.points - a.points);
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  return { score, level: levelOf(score), reasons };
};
