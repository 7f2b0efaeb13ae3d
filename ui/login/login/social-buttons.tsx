'use client';
import { type IdentityError, toIdentityError } from '@gatehouse/sdk';
import { startSocialLogin } from '@gatehouse/sdk/sign-in';
import { listProviders, type SocialLoginProvider } from '@gatehouse/sdk/social';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button';
import { useIdentity } from '../../react/identity';
import { describeError, useTexts } from '../../react/texts';
import { StepError } from '../step';
import { useFlowTexts } from '../texts';

/** The services in the order of the vendor's list; without one, or without an answer, nothing. */
const useServices = (): readonly SocialLoginProvider[] => {
  const identity = useIdentity();
  const [services, setServices] = useState<readonly SocialLoginProvider[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    identity
      .of({ listProviders })
      .listProviders()
      .queryFn({ signal: controller.signal })
      .then(setServices, () => undefined);
    return () => controller.abort();
  }, [identity]);
  return services;
};

/** A button per service. They stand below the form, so that nothing moves when their list arrives. */
export default function SocialButtons() {
  const texts = useTexts();
  const { social } = useFlowTexts('login');
  const identity = useIdentity();
  const services = useServices();
  const [left, setLeft] = useState<string>();
  const [error, setError] = useState<IdentityError>();
  if (services.length === 0) return null;

  const start = (service: SocialLoginProvider) => {
    if (left) return;
    setError(undefined);
    setLeft(service.id);
    startSocialLogin(identity, service).catch((thrown: unknown) => {
      setLeft(undefined);
      setError(toIdentityError(thrown));
    });
  };

  return (
    <div className="gh:grid gh:gap-3">
      <p className="gh:flex gh:items-center gh:gap-3 gh:text-xs gh:text-subtle gh:before:h-px gh:before:flex-1 gh:before:bg-line gh:after:h-px gh:after:flex-1 gh:after:bg-line">
        {social.or}
      </p>
      <StepError text={error && describeError(texts, error)} />
      {services.map((service) => (
        <Button
          key={service.id}
          variant="secondary"
          className="gh:w-full"
          loading={left === service.id}
          onClick={() => start(service)}
        >
          {service.logoUrl && (
            <img src={service.logoUrl} alt="" referrerPolicy="no-referrer" className="gh:size-4 gh:object-contain" />
          )}
          {social.continueWith(service.name)}
        </Button>
      ))}
    </div>
  );
}
