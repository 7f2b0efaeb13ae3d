import { Badge } from '@gatehouse/ui/kit';
import { useId } from 'react';
import { decisionNames, riskTones } from './contract-list';
import type { Contract, Decision } from './contracts';
import { inDays, longDay, money, moneyChange, share } from './format';
import { LEVERAGE, nextSpend, refusalOf } from './outlook';
import { daysToNotice, riskOf } from './risk';

const decisions: readonly Decision[] = ['keep', 'renegotiate', 'leave'];

const meaningOf = ({ rise, alternative }: Contract, decision: Decision): string => {
  if (decision === 'keep') return rise > 0 ? `Renews with the rise of ${share(rise)}.` : 'Renews at the same price.';
  if (decision === 'leave') return alternative ? `${alternative.name}, moved in ${alternative.moveDays} days.` : '';
  if (!alternative) return 'Without an alternative: no rise at best.';
  return `${alternative.name} in hand: no rise and ${share(LEVERAGE)} less.`;
};

interface ChoiceProps {
  contract: Contract;
  decision: Decision;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ contract, decision, name, checked, onChoose }: ChoiceProps) {
  const noteId = useId();
  const refusal = refusalOf(contract, decision);
  const change = nextSpend(contract, decision) - contract.spend;
  return (
    <label className="vendor-choice">
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={Boolean(refusal)}
        aria-describedby={noteId}
        onChange={onChoose}
      />
      <span className="vendor-strong">{decisionNames[decision]}</span>
      {!refusal && (
        <bdi className="vendor-change" data-less={change < 0 || undefined}>
          {moneyChange(change)}
        </bdi>
      )}
      <span id={noteId} className="small">
        {refusal ?? meaningOf(contract, decision)}
      </span>
    </label>
  );
}

interface ContractDetailProps {
  contract: Contract;
  decision: Decision | undefined;
  onDecide: (decision: Decision) => void;
}

/** Why a contract is a risk, and what to do about it. */
export function ContractDetail({ contract, decision, onDecide }: ContractDetailProps) {
  const name = useId();
  const { level, score, reasons } = riskOf(contract);
  const notice = daysToNotice(contract);
  return (
    <div className="vendor-detail">
      <header>
        <h3>{contract.vendor}</h3>
        <p className="small">
          {contract.service}, {money(contract.spend)} a year until {longDay(contract.endsIn)}
        </p>
      </header>
      <div className="vendor-why">
        <p>
          <Badge tone={riskTones[level]}>
            {level} risk, {score} of 100
          </Badge>
        </p>
        <ul>
          {reasons.map(({ points, text }) => (
            <li key={text}>
              <span>{text}</span>
              <bdi className="vendor-points">+{points}</bdi>
            </li>
          ))}
          {!reasons.length && <li>None of the rules applies.</li>}
        </ul>
      </div>
      <fieldset className="vendor-choices">
        <legend>
          {notice < 0 ? `Notice was due ${inDays(notice)}` : `Notice by ${longDay(notice)}, ${inDays(notice)}`}
        </legend>
        {decisions.map((each) => (
          <Choice
            key={each}
            contract={contract}
            decision={each}
            name={name}
            checked={decision === each}
            onChoose={() => onDecide(each)}
          />
        ))}
      </fieldset>
    </div>
  );
}
