import { expect, it } from 'vitest';
import { type PlaceKind, showingPlace } from '../../../ui/react/state-place';

it.each<[kinds: PlaceKind[], showing: number | undefined]>([
  [[], undefined],
  [['signedIn'], 0],
  [['show'], 0],
  [['signedIn', 'signedIn'], 0],
  [['signedOut', 'signedOut'], 0],
  [['signedIn', 'signedOut'], 1],
  [['signedOut', 'signedIn'], 0],
  [['show', 'signedIn'], 1],
  [['show', 'show', 'signedOut'], 2],
  [['signedOut', 'custom'], 1],
  [['custom', 'page'], 1],
  [['signedIn', 'page', 'signedOut'], 1],
])('of the places %j, number %s shows the state of the session', (kinds, showing) => {
  const places = kinds.map((kind) => ({ kind }));
  expect(showingPlace(places)).toBe(showing === undefined ? undefined : places[showing]);
});
