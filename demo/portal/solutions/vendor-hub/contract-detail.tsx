import { Badge } from '@gatehouse/ui/kit';
import { useId } from 'react';
import type { PrototypeTexts } from '../../texts/prototype-texts';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { riskTones } from './contract-list';
import type { Contract, Decision, SampleContract } from './contracts';
import { formatIn } from './format';
import { LEVERAGE, nextSpend, type Refusal, refusalOf } from './outlook';
import { daysToNotice, riskOf } from './risk';

const decisions: readonly Decision[] = ['keep', 'renegotiate', 'leave'];

type Texts = PrototypeTexts<'vendor-hub'>;
type Format = ReturnType<typeof formatIn>;

const meaningOf = ({ rise, alternative }: Contract, decision: Decision, texts: Texts, { share }: Format): string => {
  if (decision === 'keep') return rise > 0 ? texts.renewsAtRise(share(rise)) : texts.renewsSame;
  if (decision === 'leave') return alternative ? texts.movesTo(alternative.name, alternative.moveDays) : '';
  return alternative ? texts.leverage(alternative.name, share(LEVERAGE)) : texts.noLeverage;
};

const refusalText = ({ alternative, endsIn }: Contract, refusal: Refusal, { refusals }: Texts): string =>
  refusal === 'slow' ? refusals.slow(alternative?.name ?? '', alternative?.moveDays ?? 0, endsIn) : refusals[refusal];

interface ChoiceProps {
  contract: Contract;
  decision: Decision;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ contract, decision, name, checked, onChoose }: ChoiceProps) {
  const { prototype: texts } = usePortalTexts('vendor-hub');
  const { locale } = usePortalLanguage();
  const format = formatIn(locale);
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
      <span className="vendor-strong">{texts.decisions[decision]}</span>
      {!refusal && (
        <bdi className="vendor-change" data-less={change < 0 || undefined}>
          {format.moneyChange(change)}
        </bdi>
      )}
      <span id={noteId} className="small">
        {refusal ? refusalText(contract, refusal, texts) : meaningOf(contract, decision, texts, format)}
      </span>
    </label>
  );
}

interface ContractDetailProps {
  contract: SampleContract;
  decision: Decision | undefined;
  onDecide: (decision: Decision) => void;
}

/** Renders the risk of a contract, and the decisions about it. */
export function ContractDetail({ contract, decision, onDecide }: ContractDetailProps) {
  const { prototype: texts } = usePortalTexts('vendor-hub');
  const { locale } = usePortalLanguage();
  const { inDays, longDay, money } = formatIn(locale);
  const name = useId();
  const { level, score, reasons } = riskOf(contract);
  const notice = daysToNotice(contract);
  return (
    <div className="vendor-detail">
      <header>
        <h3>{contract.vendor}</h3>
        <p className="small">
          {texts.about(texts.services[contract.id], money(contract.spend), longDay(contract.endsIn))}
        </p>
      </header>
      <div className="vendor-why">
        <p>
          <Badge tone={riskTones[level]}>{texts.score(texts.riskOf[level], score)}</Badge>
        </p>
        <ul>
          {reasons.map(({ points, id }) => (
            <li key={id}>
              <span>{texts.reasons[id]}</span>
              <bdi className="vendor-points">+{points}</bdi>
            </li>
          ))}
          {!reasons.length && <li>{texts.noReasons}</li>}
        </ul>
      </div>
      <fieldset className="vendor-choices">
        <legend>
          {notice < 0 ? texts.noticeWas(inDays(notice)) : texts.noticeBy(longDay(notice), inDays(notice))}
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
