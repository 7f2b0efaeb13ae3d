import { Badge, type BadgeProps, cn } from '@gatehouse/ui/kit';
import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { FilterPills } from '../../screens/filter-pills';
import { PageHead } from '../../screens/prose';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { titleOf } from '../../texts/title-of';
import {
  milestones,
  type Quarter,
  quartersAway,
  type RoadmapArea,
  roadmapAreas,
  shareOfQuarter,
  type Tense,
  tenseOf,
} from './milestones';

const tones: Record<Tense, NonNullable<BadgeProps['tone']>> = {
  Done: 'success',
  Overdue: 'danger',
  Now: 'warning',
  Next: 'info',
  Later: 'neutral',
};

/** The timeline is solid for the past and dotted for the future, with a dot at each quarter. */
const looks: Record<Tense, string> = {
  Done: 'before:border-primary after:border-primary after:bg-primary',
  Overdue: 'before:border-contour-strong before:border-dotted after:border-danger after:bg-background',
  Now: 'before:border-contour-strong before:border-dotted after:border-accent after:bg-accent after:ring-5 after:ring-accent/26',
  Next: 'before:border-contour-strong before:border-dotted after:border-contour-strong after:bg-background',
  Later: 'before:border-contour-strong before:border-dotted after:border-contour-strong after:bg-background',
};

const keyOf = ({ year, number }: Quarter): string => `${year}-${number}`;
const quarterKeys = [...new Set(milestones.map(({ quarter }) => keyOf(quarter)))];

interface QuarterProps {
  today: Date;
  /** Milestones to render; nothing is rendered without any. */
  visible: typeof milestones;
}

function QuarterSection({ today, visible }: QuarterProps) {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('roadmap');
  const [first] = visible;
  if (!first) return null;
  const allDone = visible.every(({ isDone }) => isDone);
  const tense = tenseOf(quartersAway(first.quarter, today), allDone);
  return (
    <li
      className={cn(
        "relative ps-10 pb-12 last:before:bottom-12 before:absolute before:start-2 before:top-1.5 before:-bottom-1.5 before:border-s-2 before:content-['']",
        "after:absolute after:start-px after:top-1.5 after:size-4 after:rounded-full after:border-2 after:content-['']",
        looks[tense],
      )}
    >
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg tracking-[-0.015em]">
        <span className="tabular-nums">{texts.quarter(first.quarter.number, first.quarter.year)}</span>
        <Badge tone={tones[tense]}>{texts.tenses[tense]}</Badge>
      </h2>
      {tense === 'Overdue' && <p className="mt-1 text-subtle">{texts.overdue}</p>}
      {tense === 'Now' && <Share today={today} />}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17.5rem),1fr))] gap-4">
        {visible.map(({ id, area, path, isDone }) => (
          <li
            key={id}
            className={cn(
              'grid break-inside-avoid grid-rows-[auto_auto_1fr_auto] gap-1 rounded-lg border border-line p-5 only:max-w-110',
              tense === 'Later' ? 'border-dashed' : 'bg-surface',
            )}
          >
            <p className="flex items-center gap-1.5 text-xs text-subtle">
              {isDone && <Check aria-label={texts.tenses.Done} className="size-3.5 text-success" />}
              <span>{shell.titles[area]}</span>
            </p>
            <h3 className="text-base">{texts.milestones[id].title}</h3>
            <p className="text-pretty text-subtle">{texts.milestones[id].text}</p>
            <Link
              href={path}
              className="mt-2 inline-flex min-h-6 items-center gap-1.5 justify-self-start rounded-sm text-primary no-underline underline-offset-4 hover:underline"
            >
              {titleOf(shell, path)}
              <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Renders how much of the current quarter has passed. */
function Share({ today }: { today: Date }) {
  const { share } = usePortalTexts('roadmap');
  const { locale } = usePortalLanguage();
  const passed = shareOfQuarter(today);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(passed);
  return <p className="mt-1 text-subtle">{share(percent)}</p>;
}

/** Renders completed and planned milestones as a timeline of quarters. */
export default function RoadmapPage() {
  const { titles } = usePortalTexts('shell');
  const texts = usePortalTexts('roadmap');
  const [today] = useState(() => new Date());
  const [area, setArea] = useState<RoadmapArea>();
  const visible = milestones.filter((milestone) => area === undefined || milestone.area === area);
  return (
    <div className="grid gap-8">
      <PageHead title={titles['/roadmap']} lead={texts.lead} />
      <div className="grid gap-4">
        <FilterPills
          label={texts.area}
          options={roadmapAreas}
          nameOf={(option) => titles[option]}
          value={area}
          onChange={setArea}
        />
        <p role="status" className="text-xs text-subtle tabular-nums">
          {texts.count(visible.length)}
        </p>
      </div>
      <ol>
        {quarterKeys.map((key) => (
          <QuarterSection key={key} today={today} visible={visible.filter(({ quarter }) => keyOf(quarter) === key)} />
        ))}
      </ol>
    </div>
  );
}
