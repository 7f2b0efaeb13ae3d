'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import { type MfaContext, type MfaStep, mfaDeps, mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { useMemo } from 'react';
import { useIdentity } from '../react/identity';
import { BoxFrame } from './box-frame';
import { FlowBox, type FlowBoxProps } from './flow-box';
import { lazyScreen } from './lazy-screen';

export interface MfaBoxProps {
  /** Gets the answer that signs the person in. */
  onFinish: (response: LoginResponse) => Promise<void>;
  step?: MfaStep;
  context?: Partial<MfaContext>;
}

type MfaFlowProps = Omit<FlowBoxProps<typeof mfaFlow>, 'screens' | 'flow'>;

const MfaScreens = lazyScreen<MfaFlowProps>(async () => {
  const { mfaScreens } = await import('./mfa/screens');
  return { default: (props) => <FlowBox flow={mfaFlow} screens={mfaScreens} {...props} /> };
});

/** The second factor by itself, e.g. for a step-up. Keep `onFinish` the same between renders: a new one starts the flow over. */
export function MfaBox({ onFinish, step, context }: MfaBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => mfaDeps(identity, onFinish), [identity, onFinish]);
  return (
    <BoxFrame>
      <MfaScreens {...{ deps, step, context }} />
    </BoxFrame>
  );
}
