import './roadmap.css';
import { Badge, type BadgeProps } from '@gatehouse/ui/kit';
import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ProgressBar } from '../../layout/progress-bar';
import { FilterPills } from '../../screens/filter-pills';
import { usePortalTexts } from '../../texts/provider';
import { titleOf } from '../../texts/title-of';
import { milestones, type RoadmapArea, roadmapAreas } from './milestones';
import { type Quarter, quartersAway, shareOfQuarter, type Tense, tenseOf } from './quarters';

const tones: Record<Tense, NonNullable<BadgeProps['tone']>> = {
  Done: 'success',
  Overdue: 'danger',
  Now: 'warning',
  Next: 'info',
  Later: 'neutral',
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
    <li className="quarter" data-tense={tense.toLowerCase()}>
      <h2>
        <span className="quarter-name">{texts.quarter(first.quarter.number, first.quarter.year)}</span>
        <Badge tone={tones[tense]}>{texts.tenses[tense]}</Badge>
      </h2>
      {tense === 'Overdue' && <p className="quarter-overdue">{texts.overdue}</p>}
      {tense === 'Now' && (
        <ProgressBar className="quarter-share" aria-label={texts.share} max={1} value={shareOfQuarter(today)} />
      )}
      <ul className="milestones">
        {visible.map(({ id, area, path, isDone }) => (
          <li key={id} className="card milestone">
            <p className="milestone-area">
              {isDone && <Check aria-label={texts.tenses.Done} />}
              <span>{shell.titles[area]}</span>
            </p>
            <h3>{texts.milestones[id].title}</h3>
            <p className="milestone-text">{texts.milestones[id].text}</p>
            <Link href={path} className="milestone-link">
              {titleOf(shell, path)}
              <ArrowRight aria-hidden className="flips" />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Renders completed and planned milestones as a timeline of quarters. */
export default function RoadmapPage() {
  const { titles } = usePortalTexts('shell');
  const texts = usePortalTexts('roadmap');
  const [today] = useState(() => new Date());
  const [area, setArea] = useState<RoadmapArea>();
  const visible = milestones.filter((milestone) => area === undefined || milestone.area === area);
  return (
    <div className="screen roadmap">
      <header className="page-head">
        <h1 tabIndex={-1}>{titles['/roadmap']}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <div className="filters">
        <FilterPills
          label={texts.area}
          options={roadmapAreas}
          nameOf={(known) => titles[known]}
          value={area}
          onChange={setArea}
        />
        <p role="status" className="count">
          {texts.count(visible.length)}
        </p>
      </div>
      <ol className="quarters">
        {quarterKeys.map((key) => (
          <QuarterSection key={key} today={today} visible={visible.filter(({ quarter }) => keyOf(quarter) === key)} />
        ))}
      </ol>
    </div>
  );
}
