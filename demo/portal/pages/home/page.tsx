import './home.css';
import { useUser } from '@gatehouse/ui';
import { Button } from '@gatehouse/ui/kit';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { checks } from '../../../research/progress';
import { solutionNames } from '../../../research/solutions';
import { Contours } from '../../layout/contours';
import { Meter } from '../../layout/meter';
import { navigationIcons } from '../../layout/navigation-icons';
import { navigation } from '../../navigation';
import { PORTAL_NAME } from '../../paths';
import { useProgress } from '../../progress';
import { nextSolution } from '../../solutions/next-step';

interface PlaceProps {
  href: string;
  label: string;
  about: string;
  icon: ReactNode;
}

function Place({ href, label, about, icon }: PlaceProps) {
  return (
    <li>
      <Link href={href} className="card place">
        <span className="place-icon">{icon}</span>
        <span className="place-words">
          <span className="place-label">{label}</span>
          <span className="place-about">{about}</span>
        </span>
        <ArrowRight aria-hidden className="place-arrow flips" />
      </Link>
    </li>
  );
}

/** The user's progress, and the next thing to look at; nothing when the synchronization of the sign-in failed. */
function Progress() {
  const solutions = useProgress('solutions');
  const desktop = useProgress('desktop');
  const { waiting, known } = solutions;
  const next = known ? nextSolution(solutions.isDone) : undefined;
  if (!waiting && !known) return null;
  return (
    <section aria-labelledby="progress" className="home-progress">
      <h2 id="progress">Your way through</h2>
      <div className="home-meters">
        <Meter label="Solutions" count={solutions.count} of={checks.solutions.length} waiting={waiting} />
        <Meter label="Desktop App" count={desktop.count} of={checks.desktop.length} waiting={waiting} />
      </div>
      {next && (
        <Button asChild variant={next.begun ? 'primary' : 'secondary'}>
          <Link href={`/solutions/${next.id}`}>
            {next.begun ? `Continue with ${solutionNames[next.id]}` : `Start with ${solutionNames[next.id]}`}
            <ArrowRight aria-hidden className="flips" />
          </Link>
        </Button>
      )}
      {known && !next && <p>You have seen everything there is. The roadmap says what comes next.</p>}
    </section>
  );
}

/** The first screen after signing in. */
export default function HomePage() {
  const user = useUser();
  const firstName = user?.name.split(/[\s@]/)[0];
  return (
    <div className="screen home">
      <header className="home-hero">
        <Contours />
        <p className="eyebrow">{PORTAL_NAME}</p>
        <h1 tabIndex={-1}>Welcome{firstName ? `, ${firstName}` : ''}.</h1>
        <p className="lead">
          You see our solutions, prototypes and product demonstrations before anybody else does. What you tell us
          decides what becomes of them.
        </p>
      </header>
      <Progress />
      <section aria-labelledby="places">
        <h2 id="places">Where to go</h2>
        <ul className="places">
          {navigation.flatMap(({ path, label, about, icon }) => {
            if (!about) return [];
            const Icon = navigationIcons[icon];
            return [<Place key={path} href={path} label={label} about={about} icon={<Icon aria-hidden />} />];
          })}
        </ul>
      </section>
    </div>
  );
}
