import { Badge, Select, VisuallyHidden } from '@gatehouse/ui/kit';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { Decision, SampleContract } from './contracts';
import { formatIn } from './format';
import { type Decisions, isDue, nextSpend, type SortKey } from './outlook';
import { daysToNotice, type RiskLevel, riskOf } from './risk';

export const riskTones = { high: 'danger', medium: 'warning', low: 'neutral' } as const satisfies Record<
  RiskLevel,
  string
>;

const sorts: readonly SortKey[] = ['notice', 'risk', 'spend'];

interface RowProps {
  contract: SampleContract;
  decision: Decision | undefined;
  selected: boolean;
  onSelect: () => void;
}

function Row({ contract, decision, selected, onSelect }: RowProps) {
  const { prototype: texts } = usePortalTexts('vendor-hub');
  const { locale } = usePortalLanguage();
  const { inDays, money, shortDay } = formatIn(locale);
  const { vendor, id } = contract;
  const risk = riskOf(contract);
  const notice = daysToNotice(contract);
  return (
    <li>
      <button type="button" className="vendor-row" aria-current={selected || undefined} onClick={onSelect}>
        <span className="vendor-name">
          <span className="vendor-strong">{vendor}</span>
          <span className="small">{texts.services[id]}</span>
        </span>
        <span className="vendor-notice" data-due={(!decision && isDue(contract)) || undefined}>
          <span>
            <VisuallyHidden>{texts.noticeDate} </VisuallyHidden>
            <bdi>{shortDay(notice)}</bdi>
          </span>
          <bdi className="small">{decision ? texts.decisions[decision] : inDays(notice)}</bdi>
        </span>
        <Badge tone={riskTones[risk.level]} className="vendor-risk">
          <bdi>
            <VisuallyHidden>{texts.risk}: </VisuallyHidden>
            {texts.risks[risk.level]} {risk.score}
          </bdi>
        </Badge>
        <span className="vendor-spend">
          <span>{money(nextSpend(contract, decision))}</span>
          <VisuallyHidden> {texts.afterRenewal}</VisuallyHidden>
        </span>
        <ChevronRight aria-hidden className="vendor-chevron flips" />
      </button>
    </li>
  );
}

interface ContractListProps {
  /** In display order. */
  contracts: readonly SampleContract[];
  decisions: Decisions;
  selectedId: string;
  sort: SortKey;
  onSort: (sort: SortKey) => void;
  onSelect: (id: string) => void;
}

/** Renders all contracts, one of them selected. */
export function ContractList({ contracts, decisions, selectedId, sort, onSort, onSelect }: ContractListProps) {
  const { prototype: texts } = usePortalTexts('vendor-hub');
  const id = useId();
  return (
    <div className="vendor-list">
      <div className="vendor-sort">
        <label htmlFor={id}>{texts.sortBy}</label>
        <Select
          id={id}
          value={sort}
          className="vendor-select"
          onChange={({ target }) => {
            const chosen = sorts.find((known) => known === target.value);
            if (chosen) onSort(chosen);
          }}
        >
          {sorts.map((key) => (
            <option key={key} value={key}>
              {texts.sorts[key]}
            </option>
          ))}
        </Select>
      </div>
      <div aria-hidden className="vendor-heads">
        <span>{texts.heads.vendor}</span>
        <span>{texts.heads.notice}</span>
        <span>{texts.heads.risk}</span>
        <span>{texts.heads.renews}</span>
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
