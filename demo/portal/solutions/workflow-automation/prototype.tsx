import { Badge, Button, Tabs, TabsContent, TabsList, TabsTrigger, VisuallyHidden } from '@gatehouse/ui/kit';
import { FlaskConical } from 'lucide-react';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { PrototypeProps } from '../content';
import { findingsOf } from './checks';
import { DryRunPanel } from './dry-run-panel';
import { FindingsPanel } from './findings-panel';
import { type Edit, edited, firstFlow } from './flow';
import { FlowEditor } from './flow-editor';
import './prototype.css';
import './findings.css';
import { describeEdit } from './describe-edit';

/** Focuses the named part; returns false when it is not rendered. */
const focusIn = (root: HTMLElement | null, key: string): boolean => {
  const part = root?.querySelector<HTMLElement>(`[data-focus="${key}"]`);
  part?.focus();
  return Boolean(part);
};

const panels = ['checks', 'dry-run'] as const;

/** Renders the builder of a workflow from parts, its findings, and a dry run with sample events. */
export function Prototype({ onExplored }: PrototypeProps) {
  const { prototype: texts } = usePortalTexts('workflow-automation');
  const { locale } = usePortalLanguage();
  const [flow, change] = useReducer(edited, firstFlow);
  const [panel, setPanel] = useState<(typeof panels)[number]>('checks');
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);

  const findings = findingsOf(flow, texts, locale);
  const mistakes = findings.filter(({ kind }) => kind === 'mistake').length;

  // A moved or removed step loses focus: it is restored after the list has its new order.
  useLayoutEffect(() => {
    const key = focusNext.current;
    focusNext.current = undefined;
    if (!key || focusIn(root.current, key)) return;
    // A panel that opens with the change renders its content later.
    requestAnimationFrame(() => focusIn(root.current, key));
  });

  const edit = (next: Edit, focusKey?: string) => {
    focusNext.current = focusKey;
    const after = edited(flow, next);
    const open = findingsOf(after, texts, locale).filter(({ kind }) => kind === 'mistake').length;
    setAnnouncement(
      `${describeEdit(flow, next, texts)} ${open === 0 ? texts.announcements.noMistakes : texts.announcements.mistakes(open)}`,
    );
    change(next);
    if (open > 0) setPanel('checks');
  };
  const open = (next: string, focusKey?: string) => {
    const known = panels.find((name) => name === next);
    if (!known) return;
    focusNext.current = focusKey;
    setPanel(known);
    if (known === 'checks' || mistakes > 0) return;
    setAnnouncement(texts.announcements.dryRun);
    onExplored();
    // On a narrow screen the result would open below the viewport.
    requestAnimationFrame(() => aside.current?.scrollIntoView({ block: 'nearest' }));
  };

  return (
    <div ref={root} className="prototype workflow">
      <div className="workflow-body">
        <FlowEditor flow={flow} findings={findings} onEdit={edit} />
        <div ref={aside} className="workflow-aside">
          <Tabs value={panel} onValueChange={(name) => open(name)} className="workflow-tabs">
            <div className="workflow-tabs-head">
              <TabsList aria-label={texts.results}>
                <TabsTrigger value="checks">
                  {texts.checks}
                  <Badge tone={mistakes > 0 ? 'danger' : 'success'}>{mistakes}</Badge>
                </TabsTrigger>
                <TabsTrigger value="dry-run">{texts.dryRun}</TabsTrigger>
              </TabsList>
            </div>
            <TabsContent value="checks">
              <FindingsPanel
                findings={findings}
                onFix={(fix) => edit(fix, 'findings')}
                onShow={(id) => focusIn(root.current, `value-${id}`)}
              >
                <Button
                  size="sm"
                  disabledReason={mistakes > 0 ? texts.fixFirst : undefined}
                  onClick={() => open('dry-run', 'first-event')}
                >
                  <FlaskConical aria-hidden />
                  {texts.dryRun}
                </Button>
              </FindingsPanel>
            </TabsContent>
            <TabsContent value="dry-run">
              <DryRunPanel
                flow={flow}
                mistakes={mistakes}
                onBack={() => open('checks', 'findings')}
                onAnnounce={setAnnouncement}
              />
            </TabsContent>
          </Tabs>
        </div>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
