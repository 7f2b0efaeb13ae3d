import type { ComponentType, ReactNode } from 'react';
import type { SolutionId } from '../../research/solutions';
import { Ask, type AskProps } from '../players/ask';
import { Board } from '../players/board';
import type { PlayerState } from '../players/state';
import { Timeline } from '../players/timeline';
import type { BoardView, TimelineView } from '../players/view';
import type { Language, PrototypeTexts } from '../texts/english';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';
import { SolutionPage } from './solution-page';

type In<Id extends SolutionId, Rule> = (texts: PrototypeTexts<Id>, locale: string) => Rule;

interface Content<Id extends SolutionId, View> {
  start: PlayerState;
  /** Returns the rule of the solution: what a state looks like. */
  viewIn: In<Id, (state: PlayerState) => View>;
}

const playerPage = <Id extends SolutionId>(
  id: Id,
  render: (
    texts: PrototypeTexts<Id>,
    reader: { language: Language; locale: string },
    onExplored: () => void,
  ) => ReactNode,
): ComponentType =>
  function PlayerPage() {
    const { prototype } = usePortalTexts(id);
    const reader = usePortalLanguage();
    return <SolutionPage id={id}>{(onExplored) => render(prototype, reader, onExplored)}</SolutionPage>;
  };

/** Returns the screen of a solution with rows and a result that follows. */
export const boardPage = <Id extends SolutionId>(
  id: Id,
  { start, viewIn, rows }: Content<Id, BoardView> & { rows?: 'open' | 'move' },
) =>
  playerPage(id, (texts, { locale }, onExplored) => (
    <Board rows={rows} start={start} viewOf={viewIn(texts, locale)} onExplored={onExplored} />
  ));

/** Returns the screen of a solution with steps over time. */
export const timelinePage = <Id extends SolutionId>(
  id: Id,
  { start, viewIn, isPlan }: Content<Id, TimelineView> & { isPlan?: boolean },
) =>
  playerPage(id, (texts, { locale }, onExplored) => (
    <Timeline isPlan={isPlan} start={start} viewOf={viewIn(texts, locale)} onExplored={onExplored} />
  ));

/** Returns the screen of a solution with questions and answers. */
export const askPage = <Id extends SolutionId>(
  id: Id,
  replyIn: In<Id, AskProps['replyTo']>,
  fieldsIn?: (texts: PrototypeTexts<Id>, language: Language) => Pick<AskProps, 'words' | 'as'>,
) =>
  playerPage(id, (texts, { language, locale }, onExplored) => {
    const { words, as } = fieldsIn?.(texts, language) ?? {};
    return <Ask key={language} replyTo={replyIn(texts, locale)} words={words} as={as} onExplored={onExplored} />;
  });
