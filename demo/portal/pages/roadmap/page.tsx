import './roadmap.css';
import { Badge, type BadgeProps } from '@gatehouse/ui/kit';
import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ProgressBar } from '../../layout/progress-bar';
import { paths } from '../../paths';
import { FilterPills } from '../../screens/filter-pills';
import { milestones, type RoadmapArea, roadmapAreas } from './milestones';
import { type Quarter, quartersAway, shareOfQuarter, type Tense, tenseOf } from './quarters';

const tones: Record<Tense, NonNullable<BadgeProps['tone']>> = {
  Done: 'success',
  Overdue: 'danger',
  Now: 'warning',
  Next: 'info',
  Later: 'neutral',
};

const nameOf = ({ year, number }: Quarter): string => `Quarter ${number} of ${year}`;
const names = [...new Set(milestones.map(({ quarter }) => nameOf(quarter)))];
const titleOf = (path: string): string => paths.find((known) => known.path === path)?.title ?? '';

interface QuarterProps {
  name: string;
  today: Date;
  /** Its milestones; without any there is nothing to see. */
  shown: typeof milestones;
}

function QuarterSection({ name, today, shown }: QuarterProps) {
  const [first] = shown;
  if (!first) return null;
  const allDone = shown.every(({ isDone }) => isDone);
  const tense = tenseOf(quartersAway(first.quarter, today), allDone);
  return (
    <li className="quarter" data-tense={tense.toLowerCase()}>
      <h2>
        <span className="quarter-name">{name}</span>
        <Badge tone={tones[tense]}>{tense}</Badge>
      </h2>
      {tense === 'Overdue' && (
        <p className="quarter-overdue">This quarter is over. What has no tick has not been marked as done.</p>
      )}
      {tense === 'Now' && (
        <ProgressBar
          className="quarter-share"
          aria-label="How far along this quarter is"
          max={1}
          value={shareOfQuarter(today)}
        />
      )}
      <ul className="milestones">
        {shown.map(({ title, text, area, path, isDone }) => (
          <li key={title} className="card milestone">
            <p className="milestone-area">
              {isDone && <Check aria-label="Done" />}
              {area}
            </p>
            <h3>{title}</h3>
            <p className="milestone-text">{text}</p>
            <Link href={path} className="milestone-link">
              {titleOf(path)}
              <ArrowRight aria-hidden className="flips" />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What was done and what is planned, as a line through the quarters. */
export default function RoadmapPage() {
  const [today] = useState(() => new Date());
  const [area, setArea] = useState<RoadmapArea>();
  const shown = milestones.filter((milestone) => area === undefined || milestone.area === area);
  return (
    <div className="screen roadmap">
      <header className="page-head">
        <h1 tabIndex={-1}>Roadmap</h1>
        <p className="lead">
          What we have done, what we are working on, and what we think comes next. Plans change with what you tell us;
          the farther away, the more.
        </p>
      </header>
      <div className="filters">
        <FilterPills label="Area" options={roadmapAreas} value={area} onChange={setArea} />
        <p role="status" className="count">
          {shown.length === 1 ? '1 milestone' : `${shown.length} milestones`}
        </p>
      </div>
      <ol className="quarters">
        {names.map((name) => (
          <QuarterSection
            key={name}
            name={name}
            today={today}
            shown={shown.filter(({ quarter }) => nameOf(quarter) === name)}
          />
        ))}
      </ol>
    </div>
  );
}
