import { Button } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { useAnnounce } from '../../layout/announcer';
import { usePortalTexts } from '../../texts/provider';
import { nextState, type RequestState, software, stateText } from './software';

/** Renders requests for software; a button advances each one to its next state. */
export function ApplicationsTool() {
  const { applications: texts } = usePortalTexts('desktop').prototype;
  const announce = useAnnounce();
  const [states, setStates] = useState<Readonly<Record<string, RequestState>>>({});
  return (
    <ul className="tool-rows">
      {software.map(({ id, name, approver }) => {
        const state = states[id] ?? 'free';
        const go = () => {
          const next = state === 'installed' ? 'free' : nextState(state, approver);
          setStates({ ...states, [id]: next });
          announce(`${name}: ${stateText(next, approver, texts)}`);
        };
        return (
          <li key={id} className="tool-row">
            <span className="tool-tile" aria-hidden>
              {name[0]}
            </span>
            <div className="tool-main">
              <p className="tool-name">{name}</p>
              <p className="small">{texts.software[id]}</p>
              <p className="tool-state" data-tone={state === 'installed' ? 'good' : state === 'free' ? 'none' : 'wait'}>
                {stateText(state, approver, texts)}
              </p>
            </div>
            <Button
              size="sm"
              variant={state === 'free' ? 'secondary' : 'ghost'}
              aria-label={`${texts.verbs[state]}: ${name}`}
              onClick={go}
            >
              {texts.verbs[state]}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
