import type { PrototypeTexts } from '../../texts/prototype-texts';
import type { Contract } from './contracts';

type Texts = PrototypeTexts<'vendor-hub'>;

export type RiskLevel = keyof Texts['risks'];

export interface RiskReason {
  readonly points: number;
  readonly id: keyof Texts['reasons'];
}

export interface Risk {
  /** 0 to 100. */
  readonly score: number;
  readonly level: RiskLevel;
  /** Components of the score, largest first; empty without any risk. */
  readonly reasons: readonly RiskReason[];
}

/** Returns the days from today until notice must arrive; negative once that day has passed. */
export const daysToNotice = ({ endsIn, noticeDays }: Contract): number => endsIn - noticeDays;

const noticeReason = (contract: Contract): RiskReason | undefined => {
  const days = daysToNotice(contract);
  if (days < 0) return { points: 30, id: 'passed' };
  if (days <= 14) return { points: 30, id: 'within14' };
  if (days <= 45) return { points: 20, id: 'within45' };
  if (days <= 90) return { points: 10, id: 'within90' };
};

const supplierReason = ({ singleSupplier }: Contract): RiskReason | undefined =>
  singleSupplier ? { points: 25, id: 'supplier' } : undefined;

const alternativeReason = ({ alternative }: Contract): RiskReason | undefined =>
  alternative ? undefined : { points: 25, id: 'alternative' };

const incidentReason = ({ lastIncident = Number.POSITIVE_INFINITY }: Contract): RiskReason | undefined => {
  if (lastIncident <= 30) return { points: 20, id: 'incident30' };
  if (lastIncident <= 90) return { points: 10, id: 'incident90' };
};

const rules = [noticeReason, supplierReason, alternativeReason, incidentReason];

const levelOf = (score: number): RiskLevel => {
  if (score >= 60) return 'high';
  return score >= 30 ? 'medium' : 'low';
};

/** Returns the risk of a contract: the sum of the points of each rule that applies. */
export const riskOf = (contract: Contract): Risk => {
  const reasons = rules.flatMap((rule) => rule(contract) ?? []).sort((a, b) => b.points - a.points);
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  return { score, level: levelOf(score), reasons };
};
