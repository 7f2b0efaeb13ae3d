import {
  Blocks,
  ChartNoAxesColumn,
  ChevronDown,
  Gift,
  House,
  Layers,
  LayoutGrid,
  Map as MapIcon,
  MessageSquare,
  Monitor,
  TrendingUp,
} from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type NavigationEntry, type NavigationIcon, opensFor } from '../navigation';
import { tidyPath } from '../paths';
import { useMenu } from './menu-context';

export const navigationIcons: Record<NavigationIcon, ComponentType<{ 'aria-hidden': true }>> = {
  home: House,
  desktop: Monitor,
  solutions: Layers,
  integrations: Blocks,
  reporting: ChartNoAxesColumn,
  portal: LayoutGrid,
  roadmap: MapIcon,
  sweepstakes: Gift,
  investments: TrendingUp,
  feedback: MessageSquare,
};

interface ListProps {
  /** After a link was taken. */
  onChoose: () => void;
}

/** The menu of the portal. */
export function NavigationList({ onChoose }: ListProps) {
  const [location] = useLocation();
  const path = tidyPath(location);
  const entries = useMenu();
  return (
    <nav aria-label="Portal">
      <ul className="nav-list">
        {entries.map((entry) => (
          <li key={entry.path}>
            {entry.groups ? (
              <Expandable entry={entry} path={path} onChoose={onChoose} />
            ) : (
              <Plain entry={entry} path={path} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps extends ListProps {
  entry: NavigationEntry;
  path: string;
}

function Plain({ entry, path, onChoose }: EntryProps) {
  const Icon = navigationIcons[entry.icon];
  return (
    <Link
      href={entry.path}
      className="nav-link"
      aria-current={entry.path === path ? 'page' : undefined}
      onClick={onChoose}
    >
      <Icon aria-hidden />
      {entry.label}
    </Link>
  );
}

function Expandable({ entry, path, onChoose }: EntryProps) {
  const id = useId();
  const Icon = navigationIcons[entry.icon];
  const inside = opensFor(entry, path);
  const [open, setOpen] = useState(inside);
  const [before, setBefore] = useState(inside);
  if (inside !== before) {
    setBefore(inside);
    if (inside) setOpen(true);
  }
  return (
    <>
      <button type="button" className="nav-link" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon aria-hidden />
        {entry.label}
        <ChevronDown aria-hidden className="nav-chevron" />
      </button>
      <div id={id} hidden={!open} className="nav-groups">
        {entry.groups?.map((group) => (
          <div key={group.label}>
            <p className="nav-group">{group.label}</p>
            <ul className="nav-list">
              {group.links.map((link) => (
                <li key={link.path}>
                  <Link
                    href={link.path}
                    className="nav-link nav-inner"
                    aria-current={link.path === path ? 'page' : undefined}
                    onClick={onChoose}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
