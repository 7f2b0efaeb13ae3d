import { Alert, Button, Tabs, TabsContent, TabsList, TabsTrigger, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { PrototypeProps } from '../content';
import { ContractDetail } from './contract-detail';
import { ContractList } from './contract-list';
import { type Decision, sampleContracts } from './contracts';
import { formatIn } from './format';
import { LetterList } from './letter-list';
import { type Decisions, HORIZON_DAYS, type Outlook, outlookOf, type SortKey, sortContracts } from './outlook';
import './prototype.css';
import './panel.css';

const [firstContract] = sortContracts(sampleContracts, 'notice');
const withoutDecisions = outlookOf(sampleContracts, {}).spendNext;

function Figures({ outlook }: { outlook: Outlook }) {
  const { prototype: texts } = usePortalTexts('vendor-hub');
  const { locale } = usePortalLanguage();
  const { money, moneyChange, shortDay } = formatIn(locale);
  const [next] = outlook.letters;
  return (
    <dl className="vendor-figures">
      <div>
        <dt>{texts.spend}</dt>
        <dd>{money(outlook.spendNow)}</dd>
      </div>
      <div>
        <dt>{texts.afterRenewals}</dt>
        <dd>
          {money(outlook.spendNext)}
          <bdi data-less={outlook.spendNext < outlook.spendNow || undefined}>
            {moneyChange(outlook.spendNext - outlook.spendNow)}
          </bdi>
        </dd>
      </div>
      <div>
        <dt>{texts.due}</dt>
        <dd>
          <bdi className="vendor-count">{texts.decided(outlook.decided, outlook.due)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{texts.nextLetter}</dt>
        <dd>{next ? shortDay(next.sendIn) : texts.none}</dd>
      </div>
    </dl>
  );
}

/** Renders ten contracts to decide on, and the result of the decisions. */
export function VendorPrototype({ onExplored }: PrototypeProps) {
  const { prototype: texts } = usePortalTexts('vendor-hub');
  const { locale } = usePortalLanguage();
  const { money } = formatIn(locale);
  const [sort, setSort] = useState<SortKey>('notice');
  const [selectedId, setSelectedId] = useState<string>(firstContract?.id ?? '');
  const [decisions, setDecisions] = useState<Decisions>({});
  const [tab, setTab] = useState('contract');
  const [drilled, setDrilled] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const contracts = useMemo(() => sortContracts(sampleContracts, sort), [sort]);
  const outlook = useMemo(() => outlookOf(sampleContracts, decisions), [decisions]);
  const selected = contracts.find(({ id }) => id === selectedId);
  const saved = withoutDecisions - outlook.spendNext;
  const finished = outlook.decided === outlook.due;

  // On narrow screens one replaces the other, and the focus follows.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (drilled && row && !row.checkVisibility()) panel.current?.focus();
  }, [drilled]);

  const select = (id: string) => {
    setSelectedId(id);
    setTab('contract');
    setDrilled(true);
  };

  const back = () => {
    setDrilled(false);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  };

  const decide = (decision: Decision) => {
    if (!selected) return;
    const after = { ...decisions, [selected.id]: decision };
    const { spendNext, decided, due } = outlookOf(sampleContracts, after);
    setDecisions(after);
    if (decided === due) onExplored();
    setAnnouncement(texts.announcement(selected.vendor, texts.decisions[decision], money(spendNext), decided, due));
  };

  const showLetters = () => {
    setTab('letters');
    setDrilled(true);
    panel.current?.focus();
  };

  return (
    <div className="prototype prototype-inset vendor-hub">
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Figures outlook={outlook} />
      <div className="vendor-columns" data-drilled={drilled}>
        <div ref={list} className="vendor-list-column">
          <ContractList
            contracts={contracts}
            decisions={decisions}
            selectedId={selectedId}
            sort={sort}
            onSort={setSort}
            onSelect={select}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a section without a heading of its own says less than a named group */}
        <div ref={panel} role="group" aria-label={texts.panel} tabIndex={-1} className="vendor-panel">
          <Button variant="ghost" size="sm" className="vendor-back" onClick={back}>
            <ArrowLeft aria-hidden className="flips" />
            {texts.all}
          </Button>
          <Tabs value={tab} onValueChange={setTab} className="vendor-tabs">
            <TabsList aria-label={texts.tabs}>
              <TabsTrigger value="contract">{texts.contract}</TabsTrigger>
              <TabsTrigger value="letters">{texts.letters(outlook.letters.length)}</TabsTrigger>
            </TabsList>
            <TabsContent value="contract">
              {selected && <ContractDetail contract={selected} decision={decisions[selected.id]} onDecide={decide} />}
            </TabsContent>
            <TabsContent value="letters">
              <LetterList letters={outlook.letters} />
            </TabsContent>
          </Tabs>
        </div>
      </div>
      <div role="status" className="vendor-end">
        {finished && (
          <Alert tone="success" title={texts.finished(HORIZON_DAYS)}>
            {saved > 0 ? texts.saved(money(saved)) : texts.notSaved}{' '}
            <Button variant="link" onClick={showLetters}>
              {texts.seeLetters}
            </Button>
          </Alert>
        )}
      </div>
    </div>
  );
}
