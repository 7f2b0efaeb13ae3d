import { Button } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { useAnnounce } from '../../layout/announcer';
import { nextState, type RequestState, software, stateText } from './software';

const verbs: Readonly<Record<RequestState, string>> = {
  free: 'Request',
  asked: 'An hour later',
  approved: 'A day later',
  installed: 'Start over',
};

/** Ask for software, and let time pass to see what becomes of it. */
export function ApplicationsTool() {
  const announce = useAnnounce();
  const [states, setStates] = useState<Readonly<Record<string, RequestState>>>({});
  return (
    <ul className="tool-rows">
      {software.map(({ name, about, approver }) => {
        const state = states[name] ?? 'free';
        const go = () => {
          const next = state === 'installed' ? 'free' : nextState(state, approver);
          setStates({ ...states, [name]: next });
          announce(`${name}: ${stateText(next, approver)}`);
        };
        return (
          <li key={name} className="tool-row">
            <span className="tool-tile" aria-hidden>
              {name[0]}
            </span>
            <div className="tool-main">
              <p className="tool-name">{name}</p>
              <p className="small">{about}</p>
              <p className="tool-state" data-tone={state === 'installed' ? 'good' : state === 'free' ? 'none' : 'wait'}>
                {stateText(state, approver)}
              </p>
            </div>
            <Button
              size="sm"
              variant={state === 'free' ? 'secondary' : 'ghost'}
              aria-label={`${verbs[state]}: ${name}`}
              onClick={go}
            >
              {verbs[state]}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
