import './desktop.css';
import './tools.css';
import './steps-and-tickets.css';
import { Badge } from '@gatehouse/ui/kit';
import { checks } from '../../../research/progress';
import { useProgress } from '../../progress';
import { Part, Points } from '../../screens/prose';
import { AnswerSection } from '../../solutions/answer-section';
import { Checklist } from '../../solutions/checklist';
import { stageTones } from '../../solutions/stages';
import { TrySection } from '../../solutions/try-section';
import { usePortalTexts } from '../../texts/provider';
import { AppWindow } from './app-window';
import { DesktopFeedback } from './desktop-feedback';

/** Renders the desktop application screen: description, interactive mockup and feedback form. */
export default function DesktopPage() {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('desktop');
  const { stages, steps } = usePortalTexts('solution');
  const progress = useProgress('desktop');
  const { isDone, mark, reach, renew } = progress;
  return (
    <article className="screen solution desktop">
      <header className="page-head">
        <div className="page-head-line">
          <p className="eyebrow">{texts.eyebrow}</p>
          <Badge tone={stageTones.Prototype}>{stages.Prototype.name}</Badge>
        </div>
        <h1 tabIndex={-1}>{shell.titles['/desktop']}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <TrySection task={texts.task} brokenTitle={texts.broken}>
        <AppWindow isDone={isDone} onOpen={renew} onSeen={reach} />
      </TrySection>
      <Checklist
        title={shell.progress.title}
        progress={progress}
        items={checks.desktop.map((check) => ({
          id: check,
          label: check === 'feedback' ? steps.feedback : texts.open(texts.tools[check].name),
          done: isDone(check),
        }))}
        onChange={mark}
      />
      <Part id="what" title={texts.what}>
        <Points points={texts.audiences} />
      </Part>
      <AnswerSection questions={texts.questions} isWide>
        <DesktopFeedback onSent={() => mark('feedback')} />
      </AnswerSection>
    </article>
  );
}
