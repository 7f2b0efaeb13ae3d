import './roadmap.css';
import { Badge, type BadgeProps } from '@gatehouse/ui/kit';
import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ProgressBar } from '../../layout/progress-bar';
import { paths } from '../../paths';
import { FilterPills } from '../../screens/filter-pills';
import { milestones, type RoadmapArea, roadmapAreas } from './milestones';
import { quarterFrom, shareOfQuarter, type Tense, tenseOf } from './quarters';

const tones: Record<Tense, NonNullable<BadgeProps['tone']>> = {
  Done: 'success',
  Now: 'warning',
  Next: 'info',
  Later: 'neutral',
};

const offsets = [...new Set(milestones.map(({ quarter }) => quarter))].sort((a, b) => a - b);
const titleOf = (path: string): string => paths.find((known) => known.path === path)?.title ?? '';

interface QuarterProps {
  offset: number;
  today: Date;
  shown: typeof milestones;
}

function QuarterSection({ offset, today, shown }: QuarterProps) {
  const { year, number } = quarterFrom(today, offset);
  const tense = tenseOf(offset);
  const name = `Quarter ${number} of ${year}`;
  return (
    <li className="quarter" data-tense={tense.toLowerCase()}>
      <h2>
        <span className="quarter-name">{name}</span>
        <Badge tone={tones[tense]}>{tense}</Badge>
      </h2>
      {offset === 0 && (
        <ProgressBar
          className="quarter-share"
          aria-label="How far along this quarter is"
          max={1}
          value={shareOfQuarter(today)}
        />
      )}
      <ul className="milestones">
        {shown.map(({ title, text, area, path }) => (
          <li key={title} className="card milestone">
            <p className="milestone-area">
              {tense === 'Done' && <Check aria-label="Done" />}
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
          What we did, what we work on, and what we think comes next. Plans change with what you tell us; the farther
          away, the more.
        </p>
      </header>
      <div className="filters">
        <FilterPills label="Area" options={roadmapAreas} value={area} onChange={setArea} />
        <p role="status" className="count">
          {shown.length === 1 ? '1 milestone' : `${shown.length} milestones`}
        </p>
      </div>
      <ol className="quarters">
        {offsets.map((offset) => {
          const here = shown.filter(({ quarter }) => quarter === offset);
          return here.length > 0 && <QuarterSection key={offset} offset={offset} today={today} shown={here} />;
        })}
      </ol>
    </div>
  );
}
