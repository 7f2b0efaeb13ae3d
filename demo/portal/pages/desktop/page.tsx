import { Badge, Tabs, TabsContent, TabsList, TabsTrigger } from '@gatehouse/ui/kit';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { checks, type DesktopFeature, desktopFeatures } from '../../../research/progress';
import { TeamQuestions } from '../../feedback/form-fields';
import { useProgress } from '../../progress';
import { PartBoundary } from '../../screens/part-boundary';
import { Eyebrow, PageHead, Part, Points } from '../../screens/prose';
import { Checklist } from '../../solutions/checklist';
import { useSeen } from '../../solutions/use-seen';
import { usePortalTexts } from '../../texts/provider';
import { Board, tools } from './board';
import { DesktopFeedback } from './feedback-form';

/** Renders the desktop application screen: description, interactive mockup and feedback form. */
export default function DesktopPage() {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('desktop');
  const solution = usePortalTexts('solution');
  const progress = useProgress('desktop');
  const { isDone, mark, reach, renew } = progress;
  return (
    <article className="@container grid gap-10">
      <PageHead
        above={
          <Eyebrow badge={<Badge tone="warning">{solution.stages.Prototype.name}</Badge>}>{texts.eyebrow}</Eyebrow>
        }
        title={shell.titles['/desktop']}
        lead={texts.lead}
      />
      <Part
        id="try"
        title={solution.tryIt}
        lead={
          <>
            {texts.task} <span className="block text-xs">{solution.sample}</span>
          </>
        }
      >
        <PartBoundary title={texts.broken}>
          <AppWindow isDone={isDone} onOpen={renew} onSeen={reach} />
        </PartBoundary>
      </Part>
      <Checklist
        title={shell.progress.title}
        progress={progress}
        items={checks.desktop.map((check) => ({
          id: check,
          label: check === 'feedback' ? solution.steps.feedback : texts.open(texts.tools[check].name),
          done: isDone(check),
        }))}
        onChange={mark}
      />
      <Part id="what" title={texts.what}>
        <Points points={texts.audiences} />
      </Part>
      {/* The form is long: it has the wide column, and the questions stay beside it. */}
      <section
        aria-labelledby="answer"
        className="grid grid-cols-1 items-start gap-x-12 gap-y-4 @lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <TeamQuestions questions={texts.questions} className="@lg:sticky @lg:top-22" />
        <DesktopFeedback onSent={() => mark('feedback')} />
      </section>
    </article>
  );
}

const isFeature = (value: string): value is DesktopFeature => desktopFeatures.some((feature) => feature === value);

interface AppWindowProps {
  isDone: (feature: DesktopFeature) => boolean;
  onOpen: (feature: DesktopFeature) => void;
  /** Called when a tool was used, or chosen and visible for 1 s. */
  onSeen: (feature: DesktopFeature) => void;
}

/** Renders the interactive mockup of the application: seven tools, one of them open. */
function AppWindow({ isDone, onOpen, onSeen }: AppWindowProps) {
  const texts = usePortalTexts('desktop');
  const [open, setOpen] = useState<DesktopFeature>('applications');
  // The first tool is open without the user's choice.
  const [isChosen, setIsChosen] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  useSeen(view, () => {
    if (isChosen) onSeen(open);
  });
  const choose = (value: string) => {
    if (!isFeature(value)) return;
    setOpen(value);
    setIsChosen(true);
    onOpen(value);
  };

  return (
    <Tabs
      value={open}
      onValueChange={choose}
      className="gap-0 overflow-hidden rounded-lg border border-line bg-surface shadow-[0_1.5rem_3rem_-1.5rem_#0b1a1440]"
    >
      <p className="border-b border-line bg-muted p-3 text-center text-xs text-subtle">Gatehouse Desktop</p>
      <TabsList
        aria-label={texts.toolList}
        className="grid grid-cols-2 gap-1 p-2 @sm:grid-cols-4 @md:flex @md:justify-center"
      >
        {desktopFeatures.map((feature) => {
          const Icon = tools[feature].icon;
          return (
            <TabsTrigger
              key={feature}
              value={feature}
              className="relative h-auto min-h-13 flex-col justify-center gap-1 rounded border-0 px-1 py-1.5 text-xs text-balance wrap-anywhere hyphens-auto whitespace-normal last:col-span-full hover:bg-muted @sm:last:col-span-1 data-[state=active]:bg-primary/12 data-[state=active]:text-primary @md:min-w-24 forced-colors:data-[state=active]:outline-2"
            >
              <Icon aria-hidden />
              {texts.tools[feature].name}
              {isDone(feature) && (
                <Check aria-label={texts.seen} className="absolute end-1.5 top-1.5 size-3! text-success" />
              )}
            </TabsTrigger>
          );
        })}
      </TabsList>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: notices what the controls inside do */}
      <div ref={view} onClick={() => onSeen(open)}>
        {desktopFeatures.map((feature) => (
          // All of them stay, so that what was done in one is still there after a look at another.
          <TabsContent
            key={feature}
            value={feature}
            forceMount
            hidden={feature !== open}
            className="min-h-100 content-start gap-4 p-4 not-[[hidden]]:grid @md:p-6"
          >
            <header>
              <h3 className="text-base">{texts.tools[feature].name}</h3>
              <p className="text-subtle">{texts.tools[feature].about}</p>
            </header>
            <Board feature={feature} />
          </TabsContent>
        ))}
      </div>
    </Tabs>
  );
}
