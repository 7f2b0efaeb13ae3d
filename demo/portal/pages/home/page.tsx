import './home.css';
import { useUser } from '@gatehouse/ui';
import { Badge, Button, Skeleton } from '@gatehouse/ui/kit';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { checks } from '../../../research/progress';
import { Contours } from '../../layout/contours';
import { Meter } from '../../layout/meter';
import { groupOf, solutionPath } from '../../navigation';
import { useProgress } from '../../progress';
import { stageOf } from '../../solutions/catalog';
import { nextSolution } from '../../solutions/next-step';
import { stageTones } from '../../solutions/stages';
import { usePortalTexts } from '../../texts/provider';

type Progress = ReturnType<typeof useProgress<'solutions'>>;

/** Returns the next step: a solution, then the desktop application, then the roadmap. */
function NextStep({ solutions, desktopDone }: { solutions: Progress; desktopDone: boolean }) {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('home');
  const { stages, summaries } = usePortalTexts('solution');
  if (solutions.waiting) return <Skeleton className="next-step-blank" />;
  // Without a record, progress is unknown and the first solution is the next step.
  const next = nextSolution(solutions.isDone);
  if (!next) {
    const path = desktopDone ? '/roadmap' : '/desktop';
    return (
      <div className="next-step">
        <p>{desktopDone ? texts.allDone : texts.solutionsDone}</p>
        <Action href={path} label={desktopDone ? texts.roadmap : texts.desktop} />
      </div>
    );
  }
  const { id, begun } = next;
  const name = shell.solutions[id];
  return (
    <div className="next-step">
      <div className="page-head-line">
        <p className="eyebrow">{shell.groups[groupOf(id)]}</p>
        <Badge tone={stageTones[stageOf[id]]}>{stages[stageOf[id]].name}</Badge>
      </div>
      <p className="next-step-name">{name}</p>
      <p>{summaries[id]}</p>
      <p className="next-step-time">{texts.minutes}</p>
      <Action href={solutionPath(id)} label={begun ? texts.continue(name) : texts.start(name)} />
    </div>
  );
}

function Action({ href, label }: { href: string; label: string }) {
  return (
    <Button asChild>
      <Link href={href}>
        {label}
        <ArrowRight aria-hidden className="flips" />
      </Link>
    </Button>
  );
}

/** Renders the home screen. */
export default function HomePage() {
  const user = useUser();
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('home');
  const solutions = useProgress('solutions');
  const desktop = useProgress('desktop');
  const { waiting, known } = solutions;
  return (
    <div className="screen home">
      <header className="home-hero">
        <Contours />
        <p className="eyebrow">{shell.portalName}</p>
        <h1 tabIndex={-1}>{texts.welcome(user?.name.split(/[\s@]/)[0] ?? '')}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <div className="home-columns">
        <section aria-labelledby="next" className="card home-next">
          <h2 id="next">{texts.next}</h2>
          <NextStep solutions={solutions} desktopDone={desktop.count === checks.desktop.length} />
        </section>
        {(waiting || known) && (
          <section aria-labelledby="progress" className="card home-progress">
            <h2 id="progress">{shell.progress.title}</h2>
            <Meter
              label={shell.titles['/solutions']}
              count={solutions.count}
              of={checks.solutions.length}
              waiting={waiting}
            />
            <Meter
              label={shell.titles['/desktop']}
              count={desktop.count}
              of={checks.desktop.length}
              waiting={waiting}
            />
          </section>
        )}
      </div>
    </div>
  );
}
