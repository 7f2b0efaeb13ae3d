import '../../solutions/solution.css';
import './desktop.css';
import './tools.css';
import './steps-and-tickets.css';
import { Badge } from '@gatehouse/ui/kit';
import { checks } from '../../../research/progress';
import { useProgress } from '../../progress';
import { AnswerSection } from '../../solutions/answer-section';
import { Checklist } from '../../solutions/checklist';
import { stageTones } from '../../solutions/stages';
import { TrySection } from '../../solutions/try-section';
import { AppWindow } from './app-window';
import { DesktopFeedback } from './desktop-feedback';
import { features } from './features';

const audiences = [
  {
    title: 'For every colleague',
    text: 'One place to ask for software, find an answer, see what is down and follow a request. Nobody has to know which portal is for what.',
  },
  {
    title: 'For IT',
    text: 'The same window with the other side of it: tickets to answer, routines to switch on, moves to plan. What colleagues see changes as you work.',
  },
  {
    title: 'On top of what you have',
    text: 'It shows your tickets, your articles and your directory where they are now. Nothing is copied, and the rights stay as they are.',
  },
];
const questions = [
  'Which of the seven would your colleagues open every day?',
  'Which one do you have already, and would not give up?',
  'What would have to be true before you put it on every laptop?',
];

/** The desktop application: what it is, a picture that works, and the questions about it. */
export default function DesktopPage() {
  const progress = useProgress('desktop');
  const { isDone, mark, reach, renew } = progress;
  return (
    <article className="screen solution desktop">
      <header className="page-head">
        <div className="page-head-line">
          <p className="eyebrow">Seven tools in one window</p>
          <Badge tone={stageTones.Prototype}>Prototype</Badge>
        </div>
        <h1 tabIndex={-1}>Desktop App</h1>
        <p className="lead">
          Everything a colleague needs from IT, and everything IT needs for its colleagues, one key press away on
          Windows, macOS and Linux.
        </p>
      </header>
      <div className="solution-columns">
        <div className="solution-story">
          <section aria-labelledby="what">
            <h2 id="what">What it is</h2>
            <ul className="benefits desktop-audiences">
              {audiences.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <Checklist
          title="Your way through"
          progress={progress}
          items={checks.desktop.map((check) => ({
            id: check,
            label: check === 'feedback' ? 'Tell us what you think' : `Open ${features[check].name}`,
            done: isDone(check),
          }))}
          onChange={mark}
        />
      </div>
      <TrySection task="Open each tool and do one thing in it." brokenTitle="The picture has stopped working">
        <AppWindow isDone={isDone} onOpen={renew} onSeen={reach} />
      </TrySection>
      <AnswerSection questions={questions}>
        <DesktopFeedback onSent={() => mark('feedback')} />
      </AnswerSection>
    </article>
  );
}
