'use client';
import { type Identity, type IdentityError, toIdentityError } from '@gatehouse/sdk';
import { promptsSocialConsent } from '@gatehouse/sdk/embed';
import { startSocialLogin, takeDirectAction } from '@gatehouse/sdk/sign-in';
import { listProviders, type SocialLoginProvider } from '@gatehouse/sdk/social';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useIdentity } from '../../react/identity';
import { describeError, useTexts } from '../../react/texts';
import { useApplication } from '../application/application';
import { useBoxElement } from '../application/use-box-element';
import { StepError } from '../frame/step';
import { useFlowTexts } from '../texts';
import { LastUsed } from './last-used';
import { ServiceMark, useServiceMarks } from './service-mark';

/** Returns the social providers in the vendor's order; undefined until the list has loaded. */
const useServices = (): readonly SocialLoginProvider[] | undefined => {
  const identity = useIdentity();
  const [services, setServices] = useState<readonly SocialLoginProvider[]>();
  useEffect(() => {
    const controller = new AbortController();
    identity
      .of({ listProviders })
      .listProviders()
      .queryFn({ signal: controller.signal })
      .then(setServices, () => setServices([]));
    return () => controller.abort();
  }, [identity]);
  return services;
};

/** Sorts the social providers by the host's order, then by the vendor's. */
const inOrder = (services: readonly SocialLoginProvider[], order: readonly string[] = []) => {
  const place = ({ id }: SocialLoginProvider) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...services].sort((a, b) => place(a) - place(b));
};

/** Returns the social provider requested by the application, once. */
const takeRequestedProvider = (identity: Identity, services: readonly SocialLoginProvider[]) => {
  const action = takeDirectAction(identity);
  const isCustom = action?.type === 'custom-social-login';
  return action && services.find((service) => service.id === action.data && service.isCustom === isCustom);
};

/** Redirects to a social provider, after confirmation if the embedding app requires it. */
const useSocialRedirect = (invitationToken: string | undefined) => {
  const identity = useIdentity();
  const [leavingId, setLeavingId] = useState<string>();
  const [unconfirmed, setUnconfirmed] = useState<SocialLoginProvider>();
  const [error, setError] = useState<IdentityError>();
  const leave = (service: SocialLoginProvider) => {
    if (leavingId) return;
    setUnconfirmed(undefined);
    setError(undefined);
    setLeavingId(service.id);
    startSocialLogin(identity, service, { invitationToken }).catch((thrown: unknown) => {
      setLeavingId(undefined);
      setError(toIdentityError(thrown));
    });
  };
  const start = (service: SocialLoginProvider) => (promptsSocialConsent() ? setUnconfirmed(service) : leave(service));
  return { leavingId, unconfirmed, error, leave, start, cancel: () => setUnconfirmed(undefined) };
};

interface SocialButtonsProps {
  /** Method of the last sign-in in this browser. */
  lastMethod?: string | null;
  /** Token of the invite link that the user follows. */
  invitationToken: string | undefined;
  /** Whether no form is above or below, so that nothing is divided. Default false. */
  isAlone?: boolean;
}

/**
 * Renders one button per social provider, by default below the form, so that nothing moves when the list loads.
 */
export function SocialButtons({ lastMethod, invitationToken, isAlone = false }: SocialButtonsProps) {
  const texts = useTexts();
  const { social } = useFlowTexts('login');
  const identity = useIdentity();
  const { layout } = useApplication();
  const isAbove = layout?.social === 'above';
  const isIcons = layout?.social === 'icons';
  const classes = {
    social: useBoxElement('social'),
    divider: useBoxElement('socialDivider'),
    button: useBoxElement('socialButton'),
  };
  const services = useServices();
  const { marks, hasMark } = useServiceMarks(services);
  const { leavingId, unconfirmed, error, leave, start, cancel } = useSocialRedirect(invitationToken);
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });
  useEffect(() => {
    const service = services?.length ? takeRequestedProvider(identity, services) : undefined;
    if (service) latestStart.current(service);
  }, [identity, services]);
  // Above the form, space is reserved for the first button.
  if (!services) return isAbove ? <Skeleton className="gh:h-control" /> : null;
  if (services.length === 0) return null;
  if (unconfirmed) return <Consent service={unconfirmed.name} onConfirm={() => leave(unconfirmed)} onCancel={cancel} />;

  const divider = (
    <p
      data-slot="social-divider"
      className={cn(
        'gh:flex gh:items-center gh:gap-3 gh:text-xs gh:text-subtle gh:before:h-px gh:before:flex-1 gh:before:bg-line gh:after:h-px gh:after:flex-1 gh:after:bg-line',
        classes.divider,
      )}
    >
      {social.or}
    </p>
  );
  return (
    <div data-slot="social" className={cn('gh:grid gh:gap-3', classes.social)}>
      {!isAbove && !isAlone && divider}
      <StepError text={error && describeError(texts, error)} />
      <div className={isIcons ? 'gh:flex gh:flex-wrap gh:justify-center gh:gap-3' : 'gh:grid gh:gap-3'}>
        {inOrder(services, layout?.socialOrder).map((service) => {
          const label = social.continueWith(service.name);
          const isMarked = hasMark(service);
          return (
            <Button
              key={service.id}
              data-slot="social-button"
              variant="secondary"
              size={isIcons && isMarked ? 'icon' : 'md'}
              className={cn(!isIcons && 'gh:w-full', classes.button)}
              loading={leavingId === service.id}
              onClick={() => start(service)}
              {...(isIcons && { title: label, 'aria-label': label })}
            >
              {isMarked && <ServiceMark service={service} marks={marks} />}
              {(!isIcons || !isMarked) && <span>{isIcons ? service.name : label}</span>}
              {!isIcons && lastMethod === `social:${service.id}` && <LastUsed />}
            </Button>
          );
        })}
      </div>
      {isAbove && !isAlone && divider}
    </div>
  );
}

interface ConsentProps {
  service: string;
  onConfirm: () => void;
  onCancel: () => void;
}

function Consent({ service, onConfirm, onCancel }: ConsentProps) {
  const id = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  // The pressed button was unmounted, so the focus moves.
  useEffect(() => confirm.current?.focus(), []);
  const { common } = useTexts();
  const { social } = useFlowTexts('login');
  return (
    <div className="gh:grid gh:gap-3">
      <p id={id} className="gh:text-sm gh:font-medium">
        {social.consent(service)}
      </p>
      <Button ref={confirm} aria-describedby={id} onClick={onConfirm}>
        {common.continue}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {social.cancel}
      </Button>
    </div>
  );
}
