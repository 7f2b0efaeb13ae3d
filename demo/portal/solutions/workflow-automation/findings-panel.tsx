import { Button } from '@gatehouse/ui/kit';
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../../texts/provider';
import type { Finding } from './checks';
import type { Edit } from './flow';

interface FindingsPanelProps {
  findings: readonly Finding[];
  onFix: (edit: Edit) => void;
  /** Focuses the step. */
  onShow: (stepId: number) => void;
  /** Content below the findings: the user's next step. */
  children: ReactNode;
}

/** Renders the findings of the checks, each with its fix. */
export function FindingsPanel({ findings, onFix, onShow, children }: FindingsPanelProps) {
  const { prototype: texts } = usePortalTexts('workflow-automation');
  const clean = findings.every(({ kind }) => kind === 'hint');
  return (
    <div className="workflow-findings" tabIndex={-1} data-focus="findings">
      {clean && (
        <div className="workflow-clean">
          <CircleCheck aria-hidden />
          <p>{texts.clean}</p>
        </div>
      )}
      {findings.length > 0 && (
        <ul>
          {findings.map(({ step, kind, text, fix }) => (
            <li key={`${step} ${text}`} data-kind={kind}>
              {kind === 'mistake' ? <CircleAlert aria-hidden /> : <Lightbulb aria-hidden />}
              <div>
                <p>
                  <bdi>{text}</bdi>
                </p>
                {fix && (
                  <Button variant="link" size="sm" onClick={() => onFix(fix.edit)}>
                    {fix.label}
                  </Button>
                )}
                {!fix && step !== undefined && (
                  <Button variant="link" size="sm" onClick={() => onShow(step)}>
                    {texts.goToStep}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
