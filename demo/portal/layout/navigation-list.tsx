import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type NavigationEntry, navigation, opensFor } from '../navigation';
import { solutionPath, tidyPath } from '../paths';
import { usePortalTexts } from '../texts/provider';
import { titleOf } from '../texts/title-of';

const link =
  'flex w-full items-center gap-3 rounded py-2 text-start text-subtle no-underline transition-colors hover:bg-muted hover:text-body aria-[current=page]:bg-primary/10 aria-[current=page]:font-medium aria-[current=page]:text-primary [&_svg]:size-4.5';

export const menuItem = `${link} min-h-10 px-3`;

/** Sets `data-above` and `data-below` of a list that scrolls to whether more of it is beyond these edges. */
const useClippedEdges = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current: box } = list;
    if (!box) return;
    const update = () => {
      const below = box.scrollHeight - box.clientHeight - box.scrollTop;
      // Scroll positions are fractions of a pixel on some screens.
      box.dataset.above = String(box.scrollTop > 1);
      box.dataset.below = String(below > 1);
    };
    update();
    const sizes = new ResizeObserver(update);
    for (const element of [box, ...box.children]) sizes.observe(element);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, [list]);
};

interface ListProps {
  /** Called after a link was followed. */
  onChoose: () => void;
}

/** Renders the menu of the portal. On tall windows, Logout stays visible and only the menu scrolls. */
export function NavigationList({ onChoose }: ListProps) {
  const { frame } = usePortalTexts('shell');
  const [location] = useLocation();
  const path = tidyPath(location);
  const list = useRef<HTMLElement>(null);
  useClippedEdges(list);
  return (
    <nav
      ref={list}
      aria-label={frame.portal}
      className="flex-1 tall:-mx-3 tall:min-h-0 tall:overflow-y-auto tall:px-3 tall:py-1 tall:[scrollbar-width:thin] tall:fade-edges"
    >
      <ul className="grid gap-0.5">
        {navigation.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} path={path} onChoose={onChoose} />
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

function Entry({ entry, path, onChoose }: EntryProps) {
  const id = useId();
  const texts = usePortalTexts('shell');
  const inside = opensFor(entry, path);
  const [open, setOpen] = useState(inside);
  const [before, setBefore] = useState(inside);
  if (inside !== before) {
    setBefore(inside);
    if (inside) setOpen(true);
  }
  const { icon: Icon, groups } = entry;
  const title = titleOf(texts, entry.path);
  const entryLink = (
    <Link
      href={entry.path}
      className={menuItem}
      aria-current={entry.path === path ? 'page' : undefined}
      onClick={() => {
        setOpen(true);
        onChoose();
      }}
    >
      <Icon aria-hidden />
      {title}
    </Link>
  );
  if (!groups) return entryLink;
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] gap-0.5">
        {entryLink}
        <button
          type="button"
          className="grid w-10 place-items-center rounded text-subtle hover:bg-muted hover:text-body [&[aria-expanded=true]>svg]:rotate-180"
          aria-label={texts.frame.groupsOf(title)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown aria-hidden className="size-4 transition-[rotate]" />
        </button>
      </div>
      <div id={id} hidden={!open} className="not-[[hidden]]:grid gap-3 py-2">
        {groups.map((group) => (
          <div key={group.id}>
            <p className="py-1 ps-10.5 pe-3 text-xs text-subtle">{texts.groups[group.id]}</p>
            <ul className="grid gap-0.5">
              {group.solutions.map((solution) => (
                <li key={solution}>
                  <Link
                    href={solutionPath(solution)}
                    className={`${link} min-h-9 ps-10.5 pe-3`}
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
