import { useUser } from '@gatehouse/ui';
import { Badge, Button, Card, Skeleton } from '@gatehouse/ui/kit';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { checks } from '../../../research/progress';
import { Contours } from '../../layout/contours';
import { Meter } from '../../layout/meter';
import { groupOf } from '../../navigation';
import { solutionPath } from '../../paths';
import { useProgress } from '../../progress';
import { Eyebrow } from '../../screens/prose';
import { nextSolution, stageOf, stageTones } from '../../solutions/catalog';
import { usePortalTexts } from '../../texts/provider';

type Progress = ReturnType<typeof useProgress<'solutions'>>;

/** Returns the next step: a solution, then the desktop application, then the roadmap. */
function NextStep({ solutions, desktopDone }: { solutions: Progress; desktopDone: boolean }) {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('home');
  const { stages, summaries } = usePortalTexts('solution');
  if (solutions.waiting) return <Skeleton className="h-42" />;
  // Without a record, progress is unknown and the first solution is the next step.
  const next = nextSolution(solutions.isDone);
  if (!next) {
    const path = desktopDone ? '/roadmap' : '/desktop';
    return (
      <div className="grid justify-items-start gap-2">
        <p>{desktopDone ? texts.allDone : texts.solutionsDone}</p>
        <Action href={path} label={desktopDone ? texts.roadmap : texts.desktop} />
      </div>
    );
  }
  const { id, begun } = next;
  const name = shell.solutions[id];
  return (
    <div className="grid justify-items-start gap-2">
      <Eyebrow badge={<Badge tone={stageTones[stageOf[id]]}>{stages[stageOf[id]].name}</Badge>}>
        {shell.groups[groupOf(id)]}
      </Eyebrow>
      <p className="text-xl font-semibold tracking-[-0.02em]">{name}</p>
      <p>{summaries[id]}</p>
      <p className="text-subtle">{texts.minutes}</p>
      <Action href={solutionPath(id)} label={begun ? texts.continue(name) : texts.start(name)} />
    </div>
  );
}

function Action({ href, label }: { href: string; label: string }) {
  return (
    <Button asChild className="mt-3">
      <Link href={href}>
        {label}
        <ArrowRight aria-hidden className="rtl:-scale-x-100" />
      </Link>
    </Button>
  );
}

export default function HomePage() {
  const user = useUser();
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('home');
  const solutions = useProgress('solutions');
  const desktop = useProgress('desktop');
  const { waiting, isLoaded } = solutions;
  return (
    <div className="@container grid gap-6">
      <header className="relative grid gap-3 overflow-hidden rounded-[1.25rem] border border-line bg-surface px-[clamp(1.25rem,4vw,3rem)] py-[clamp(1.75rem,5vw,3.5rem)] *:relative *:max-w-140">
        <Contours className="absolute! inset-y-0 end-0 w-[calc(100%-39rem)] max-w-none! [mask-image:linear-gradient(to_right,transparent,#000_40%)] @max-lg:hidden rtl:[mask-image:linear-gradient(to_left,transparent,#000_40%)]" />
        <p className="font-medium text-primary">{shell.portalName}</p>
        <h1
          tabIndex={-1}
          className="text-[clamp(2rem,5vw,3rem)]/[1.1] font-semibold tracking-[-0.03em] wrap-anywhere outline-none"
        >
          {texts.welcome(user?.name.split(/[\s@]/)[0] ?? '')}
        </h1>
        <p className="text-base text-balance text-subtle">{texts.lead}</p>
      </header>
      <div className="grid grid-cols-1 gap-6 @md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card aria-labelledby="next" className="content-start max-sm:p-5">
          <h2 id="next" className="text-base">
            {texts.next}
          </h2>
          <NextStep solutions={solutions} desktopDone={desktop.count === checks.desktop.length} />
        </Card>
        {(waiting || isLoaded) && (
          <Card aria-labelledby="progress" className="content-start max-sm:p-5">
            <h2 id="progress" className="text-base">
              {shell.progress.title}
            </h2>
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
          </Card>
        )}
      </div>
    </div>
  );
}
