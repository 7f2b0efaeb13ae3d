'use client';
import { connectionState, type SsoConfiguration } from '@gatehouse/sdk/sso';
import { Badge } from '../../kit/display/badge';
import { useAdminTexts } from '../texts';

const tones = { on: 'success', off: 'neutral', unfinished: 'warning' } as const;

/** Renders whether a connection is enabled. */
export function StateBadge({ connection }: { connection: SsoConfiguration }) {
  const { states } = useAdminTexts('sso');
  const state = connectionState(connection);
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}
