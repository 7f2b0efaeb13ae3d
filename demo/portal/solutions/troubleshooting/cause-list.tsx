import { VisuallyHidden } from '@gatehouse/ui/kit';
import { useId } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { type Belief, leading, type RuledOut } from './diagnosis';
import { percent } from './record';

interface CauseListProps {
  beliefs: readonly Belief[];
  out: readonly RuledOut[];
}

/** Renders the probability of each cause, in a stable order. */
export function CauseList({ beliefs, out }: CauseListProps) {
  const { prototype: texts } = usePortalTexts('troubleshooting');
  const { locale } = usePortalLanguage();
  const id = useId();
  const first = leading(beliefs);
  return (
    <section className="troubleshooting-causes" aria-labelledby={id}>
      <h4 id={id} className="troubleshooting-small">
        {texts.causes}
      </h4>
      <ul>
        {beliefs.map((belief) => {
          const { cause, likelihood } = belief;
          const ruledOut = out.find((other) => other.cause === cause);
          return (
            <li key={cause.id} data-out={ruledOut !== undefined} data-first={belief === first}>
              <span className="troubleshooting-cause">{cause.name}</span>
              <span className="troubleshooting-percent">
                {percent(likelihood, texts, locale)}
                {ruledOut && <VisuallyHidden>, {texts.ruledOutBy(ruledOut.by)}</VisuallyHidden>}
              </span>
              <span aria-hidden className="troubleshooting-bar">
                <span style={{ inlineSize: `${likelihood * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
