import { loginDeps, loginFlow } from '@gatehouse/sdk/flows/login';
import { useIdentity } from '@gatehouse/ui';
import { FlowBox, loginScreens } from '@gatehouse/ui/login';
import { useMemo, useState } from 'react';

/** A flow with its screens, without the page around it; another screen for one step is another entry of `screens`. */
export default function Flow() {
  const identity = useIdentity();
  const deps = useMemo(() => ({ ...loginDeps(identity), navigate: () => undefined }), [identity]);
  const [step, setStep] = useState('');
  return (
    <>
      <p>Step: {step}</p>
      <FlowBox flow={loginFlow} screens={loginScreens} deps={deps} onStep={setStep} />
    </>
  );
}
