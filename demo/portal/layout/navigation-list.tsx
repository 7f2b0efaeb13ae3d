import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type NavigationEntry, navigation, opensFor, solutionPath } from '../navigation';
import { tidyPath } from '../paths';
import { usePortalTexts } from '../texts/provider';
import { titleOf } from '../texts/title-of';
import { navigationIcons } from './navigation-icons';
import { useClippedEdges } from './use-clipped-edges';

interface ListProps {
  /** Called after a link was followed. */
  onChoose: () => void;
}

/** Renders the menu of the portal. */
export function NavigationList({ onChoose }: ListProps) {
  const { frame } = usePortalTexts('shell');
  const [location] = useLocation();
  const path = tidyPath(location);
  const list = useRef<HTMLElement>(null);
  useClippedEdges(list);
  return (
    <nav ref={list} aria-label={frame.portal}>
      <ul className="nav-list">
        {navigation.map((entry) => (
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
  const texts = usePortalTexts('shell');
  const Icon = navigationIcons[entry.icon];
  return (
    <Link
      href={entry.path}
      className="nav-link"
      aria-current={entry.path === path ? 'page' : undefined}
      onClick={onChoose}
    >
      <Icon aria-hidden />
      {titleOf(texts, entry.path)}
    </Link>
  );
}

function Expandable({ entry, path, onChoose }: EntryProps) {
  const id = useId();
  const texts = usePortalTexts('shell');
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
      <div className="nav-split">
        <Link
          href={entry.path}
          className="nav-link"
          aria-current={entry.path === path ? 'page' : undefined}
          onClick={() => {
            setOpen(true);
            onChoose();
          }}
        >
          <Icon aria-hidden />
          {titleOf(texts, entry.path)}
        </Link>
        <button
          type="button"
          className="nav-toggle"
          aria-label={texts.frame.groupsOf(titleOf(texts, entry.path))}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown aria-hidden className="nav-chevron" />
        </button>
      </div>
      <div id={id} hidden={!open} className="nav-groups">
        {entry.groups?.map((group) => (
          <div key={group.id}>
            <p className="nav-group">{texts.groups[group.id]}</p>
            <ul className="nav-list">
              {group.solutions.map((solution) => (
                <li key={solution}>
                  <Link
                    href={solutionPath(solution)}
                    className="nav-link nav-inner"
                    aria-current={solutionPath(solution) === path ? 'page' : undefined}
                    onClick={onChoose}
                  >
                    {texts.solutions[solution]}
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
