'use client';
import type { Identity } from '@gatehouse/sdk';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useIdentity } from './identity';

/**
 * Kinds of places that can show the state of the session, the best first: a whole page, gates with custom content, then
 * the others.
 */
const kinds = ['page', 'custom', 'signedOut', 'signedIn', 'show'] as const;
export type PlaceKind = (typeof kinds)[number];

/** A mounted place. */
export interface Place {
  readonly kind: PlaceKind;
}

/** Returns the place that shows the state: of the best kind, the one that mounted first. */
export const showingPlace = (places: readonly Place[]): Place | undefined =>
  kinds.flatMap((kind) => places.filter((place) => place.kind === kind))[0];

const mounted = new WeakMap<Identity, StoreApi<readonly Place[]>>();

const placesOf = (identity: Identity): StoreApi<readonly Place[]> => {
  const store = mounted.get(identity) ?? createStore<readonly Place[]>(() => []);
  mounted.set(identity, store);
  return store;
};

/** Before the first paint; servers run no effects, and React 18 warns about this one there. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Mounts a place; none without a kind. */
const useMountedPlace = (kind: PlaceKind | undefined) => {
  const places = placesOf(useIdentity());
  const place = useMemo<Place | undefined>(() => kind && { kind }, [kind]);
  useEffectBeforePaint(() => {
    if (!place) return;
    places.setState((others) => [...others, place], true);
    return () => places.setState((others) => others.filter((other) => other !== place), true);
  }, [places, place]);
  return { places, place };
};

/** Shows the state of the session in place of all gates, as a whole page does. */
export const useStateOfPage = (): void => {
  useMountedPlace('page');
};

/**
 * Takes part in the choice of the one place on a page that shows that the session loads or could not be loaded. Returns
 * whether it is this one; a place without a kind abstains.
 */
export const useStatePlace = (kind: PlaceKind | undefined): boolean => {
  const { places, place } = useMountedPlace(kind);
  const showing = useStore(places, showingPlace);
  // Servers and the first render know no places: `SignedOut` is on most pages that anyone can open.
  return showing ? showing === place : kind === 'signedOut';
};
