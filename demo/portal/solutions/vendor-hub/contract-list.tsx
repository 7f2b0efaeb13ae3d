import { Badge, Select, VisuallyHidden } from '@gatehouse/ui/kit';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Contract, Decision } from './contracts';
import { inDays, money, shortDay } from './format';
import { type Decisions, isDue, nextSpend, type SortKey } from './outlook';
import { daysToNotice, type RiskLevel, riskOf } from './risk';

export const decisionNames: Readonly<Record<Decision, string>> = {
  keep: 'Keep',
  renegotiate: 'Renegotiate',
  leave: 'Leave',
};

export const riskTones = { High: 'danger', Medium: 'warning', Low: 'neutral' } as const satisfies Record<
  RiskLevel,
  string
>;

const sortNames: Readonly<Record<SortKey, string>> = {
  notice: 'Notice date',
  risk: 'Risk',
  spend: 'Yearly spend',
};

const isSortKey = (value: string): value is SortKey => value in sortNames;

interface RowProps {
  contract: Contract;
  decision: Decision | undefined;
  selected: boolean;
  onSelect: () => void;
}

function Row({ contract, decision, selected, onSelect }: RowProps) {
  const { vendor, service } = contract;
  const risk = riskOf(contract);
  const notice = daysToNotice(contract);
  return (
    <li>
      <button type="button" className="vendor-row" aria-current={selected || undefined} onClick={onSelect}>
        <span className="vendor-name">
          <span className="vendor-strong">{vendor}</span>
          <span className="small">{service}</span>
        </span>
        <span className="vendor-notice" data-due={(!decision && isDue(contract)) || undefined}>
          <span>
            <VisuallyHidden>Notice date </VisuallyHidden>
            <bdi>{shortDay(notice)}</bdi>
          </span>
          <bdi className="small">{decision ? decisionNames[decision] : inDays(notice)}</bdi>
        </span>
        <Badge tone={riskTones[risk.level]} className="vendor-risk">
          <bdi>
            {risk.level}
            <VisuallyHidden> risk,</VisuallyHidden> {risk.score}
          </bdi>
        </Badge>
        <span className="vendor-spend">
          <span>{money(nextSpend(contract, decision))}</span>
          <VisuallyHidden> a year after renewal</VisuallyHidden>
        </span>
        <ChevronRight aria-hidden className="vendor-chevron flips" />
      </button>
    </li>
  );
}

interface ContractListProps {
  /** In the order to show. */
  contracts: readonly Contract[];
  decisions: Decisions;
  selectedId: string;
  sort: SortKey;
  onSort: (sort: SortKey) => void;
  onSelect: (id: string) => void;
}

/** All contracts, one of them selected. */
export function ContractList({ contracts, decisions, selectedId, sort, onSort, onSelect }: ContractListProps) {
  const id = useId();
  return (
    <div className="vendor-list">
      <div className="vendor-sort">
        <label htmlFor={id}>Sort by</label>
        <Select
          id={id}
          value={sort}
          className="vendor-select"
          onChange={({ target }) => isSortKey(target.value) && onSort(target.value)}
        >
          {Object.entries(sortNames).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div aria-hidden className="vendor-heads">
        <span>Vendor</span>
        <span>Notice by</span>
        <span>Risk</span>
        <span>Renews at</span>
      </div>
      <ul>
        {contracts.map((contract) => (
          <Row
            key={contract.id}
            contract={contract}
            decision={decisions[contract.id]}
            selected={contract.id === selectedId}
            onSelect={() => onSelect(contract.id)}
          />
        ))}
      </ul>
    </div>
  );
}
