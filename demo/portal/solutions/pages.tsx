import type { ComponentType } from 'react';
import type { SolutionId } from '../../research/solutions';
import { Ask, type AskProps } from '../players/ask';
import { Board } from '../players/board';
import type { PlayerState } from '../players/state';
import { Timeline } from '../players/timeline';
import type { BoardView, TimelineView } from '../players/view';
import type { Language } from '../texts/english';
import type { PrototypeTexts } from '../texts/prototype-texts';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';
import { SolutionPage } from './solution-page';

type In<Id extends SolutionId, Rule> = (texts: PrototypeTexts<Id>, locale: string) => Rule;

interface Content<Id extends SolutionId, View> {
  start: PlayerState;
  /** Returns the rule of the solution: what a state looks like. */
  viewIn: In<Id, (state: PlayerState) => View>;
}

/** Returns the screen of a solution with rows and a result that follows. */
export const boardPage = <Id extends SolutionId>(
  id: Id,
  { start, viewIn, rows }: Content<Id, BoardView> & { rows?: 'open' | 'move' },
): ComponentType =>
  function BoardPage() {
    const { prototype } = usePortalTexts(id);
    const { locale } = usePortalLanguage();
    const viewOf = viewIn(prototype, locale);
    return (
      <SolutionPage id={id}>
        {(onExplored) => <Board rows={rows} start={start} viewOf={viewOf} onExplored={onExplored} />}
      </SolutionPage>
    );
  };

/** Returns the screen of a solution with steps over time. */
export const timelinePage = <Id extends SolutionId>(
  id: Id,
  { start, viewIn, isPlan }: Content<Id, TimelineView> & { isPlan?: boolean },
): ComponentType =>
  function TimelinePage() {
    const { prototype } = usePortalTexts(id);
    const { locale } = usePortalLanguage();
    const viewOf = viewIn(prototype, locale);
    return (
      <SolutionPage id={id}>
        {(onExplored) => <Timeline isPlan={isPlan} start={start} viewOf={viewOf} onExplored={onExplored} />}
      </SolutionPage>
    );
  };

/** Returns the screen of a solution with questions and answers. */
export const askPage = <Id extends SolutionId>(
  id: Id,
  replyIn: In<Id, AskProps['replyTo']>,
  fieldsIn?: (texts: PrototypeTexts<Id>, language: Language) => Pick<AskProps, 'words' | 'as'>,
): ComponentType =>
  function AskPage() {
    const { prototype } = usePortalTexts(id);
    const { language, locale } = usePortalLanguage();
    const replyTo = replyIn(prototype, locale);
    const { words, as } = fieldsIn?.(prototype, language) ?? {};
    return (
      <SolutionPage id={id}>
        {(onExplored) => <Ask key={language} replyTo={replyTo} words={words} as={as} onExplored={onExplored} />}
      </SolutionPage>
    );
  };
