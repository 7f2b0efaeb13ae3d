'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import { type MfaContext, type MfaStep, mfaDeps, type mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { BoxFrame, type BoxFrameProps } from '../box-frame';
import { FlowBox, type FlowBoxProps, type FlowView } from '../flow-box';
import { lazyScreen } from '../lazy-screen';

export interface MfaBoxProps extends Pick<BoxFrameProps, 'header' | 'footer' | 'appearance'> {
  /** Receives the response that signs the user in. */
  onFinish: (response: LoginResponse) => Promise<void>;
  /** Offers users without a second factor to set one up, e.g. on their security page. */
  onEnrol?: () => void;
  /** Offers a way back, where a user cannot go on. */
  onCancel?: () => void;
  step?: MfaStep;
  context?: Partial<MfaContext>;
}

type MfaFlowProps = Omit<FlowBoxProps<typeof mfaFlow>, keyof FlowView<typeof mfaFlow>>;

const MfaScreens = lazyScreen<MfaFlowProps>(async () => {
  const { mfaView } = await import('./screens');
  return { default: (props) => <FlowBox {...mfaView} {...props} /> };
});

/** The second factor by itself, e.g. for a step-up. Keep the callbacks the same between renders: new ones start the flow over. */
export function MfaBox({ onFinish, onEnrol, onCancel, step, context, ...frame }: MfaBoxProps) {
  const identity = useIdentity();
  const ways = useMemo(() => ({ enrol: onEnrol, cancel: onCancel }), [onEnrol, onCancel]);
  const deps = useMemo(() => mfaDeps(identity, onFinish, ways), [identity, onFinish, ways]);
  const start = useMemo(
    () => ({ ...context, canEnrol: onEnrol !== undefined, canCancel: onCancel !== undefined }),
    [context, onEnrol, onCancel],
  );
  return (
    <BoxFrame {...frame}>
      <MfaScreens {...{ deps, step }} context={start} />
    </BoxFrame>
  );
}
