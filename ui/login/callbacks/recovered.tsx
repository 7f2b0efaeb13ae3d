'use client';
import type { socialCallbackFlow } from '@gatehouse/sdk/flows/callbacks';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../kit/button/button';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof socialCallbackFlow, 'recovered'>;

export function Recovered({ send, busy, errorText }: Props) {
  const { recovered, other } = useFlowTexts('callbacks');
  return (
    <Step icon={CircleCheck} title={recovered.title} text={recovered.text} error={errorText}>
      <Button className="gh:w-full" loading={busy === 'retry'} onClick={() => void send('retry')}>
        {recovered.again}
      </Button>
      <LinkButton onClick={() => void send('back')}>{other}</LinkButton>
    </Step>
  );
}
