'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { FlowBox, type FlowBoxProps, type FlowView } from '../frame/flow-box';
import { mfaView } from './screens';

export type MfaFlowProps = Omit<FlowBoxProps<typeof mfaFlow>, keyof FlowView<typeof mfaFlow>>;

/** Renders the MFA flow without a frame, for other flows. */
export default function MfaFlow(props: MfaFlowProps) {
  return <FlowBox {...mfaView} {...props} />;
}
