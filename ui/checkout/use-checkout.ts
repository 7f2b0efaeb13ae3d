'use client';
import { contract as billingContract } from '@gatehouse/sdk/contracts/billing';
import { contract as entitlements } from '@gatehouse/sdk/contracts/entitlements';
import type { FlowState, RunningFlow } from '@gatehouse/sdk/flows';
import {
  type CheckoutContext,
  type CheckoutStep,
  checkoutDeps,
  checkoutFlow,
  type FeaturePlans,
  featureChanges,
} from '@gatehouse/sdk/flows/checkout';
import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIdentity } from '../react/identity';
import { useRunningFlow } from '../react/use-running-flow';
import type { CardForm } from './card-form';

/** State and actions of a checkout. */
export interface Checkout {
  state: FlowState<CheckoutStep, CheckoutContext>;
  send: RunningFlow<typeof checkoutFlow>['send'];
}

/** Runs the checkout of a plan while mounted; use the plan as the component's key. */
export const useCheckout = (planId: string, form: RefObject<CardForm | undefined>): Checkout => {
  const identity = useIdentity();
  const deps = useMemo(
    () =>
      checkoutDeps(identity, {
        confirmCard: (secret) =>
          form.current ? form.current.confirm(secret) : Promise.reject(new Error('The card form is not open.')),
      }),
    [identity, form],
  );
  const running = useRunningFlow(checkoutFlow, deps, { context: { planId } });
  const state = useSyncExternalStore(running.subscribe, running.get, running.get);
  return { state, send: running.send };
};

/** Returns the features of the account with their plans; undefined until the entitlements have loaded. */
export const useFeaturePlans = (): FeaturePlans | undefined => {
  const identity = useIdentity();
  const [features, setFeatures] = useState<FeaturePlans>();
  useEffect(() => {
    let isOn = true;
    identity
      .call(entitlements)
      .load()
      .then(
        (loaded) => isOn && setFeatures(loaded.features),
        // Without entitlements only prices are rendered.
        () => undefined,
      );
    return () => {
      isOn = false;
    };
  }, [identity]);
  return features;
};

/** Returns the features that the change adds and removes; undefined until the entitlements have loaded. */
export const useFeatureChanges = ({ billing, planId }: Pick<CheckoutContext, 'billing' | 'planId'>) => {
  const features = useFeaturePlans();
  return features && featureChanges(features, billing?.plan?.id, planId);
};

/** A stored card whose plan change is still pending. */
interface TakenCard {
  id: string;
  brand?: string | null | undefined;
  last4?: string | null | undefined;
}

/** Returns the card that was just stored; undefined without one, and if it cannot be read. */
export const useTakenCard = (id: string | undefined): TakenCard | undefined => {
  const identity = useIdentity();
  const [card, setCard] = useState<TakenCard>();
  useEffect(() => {
    if (id === undefined) return;
    let isOn = true;
    identity
      .call(billingContract)
      .getPaymentMethod({ paymentMethodId: id })
      .then(
        (details) => isOn && setCard(details),
        // The checkout continues without details of the card.
        () => undefined,
      );
    return () => {
      isOn = false;
    };
  }, [id, identity]);
  return card?.id === id ? card : undefined;
};
