'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { useState } from 'react';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { useFlowTexts } from '../texts';

type Props = Pick<ScreenProps<typeof loginFlow, 'loginWithPassword'>, 'context' | 'send' | 'busy'>;

/** Renders one button for each code or link that replaces the password. */
export function CodeButtons({ context, send, busy }: Props) {
  const { instead } = useFlowTexts('login');
  const [chosen, setChosen] = useState<string>();
  return context.instead?.map((strategy) => (
    <LinkButton
      key={strategy}
      loading={busy === 'useCode' && chosen === strategy}
      onClick={() => {
        setChosen(strategy);
        void send('useCode', strategy);
      }}
    >
      {instead[strategy]}
    </LinkButton>
  ));
}
