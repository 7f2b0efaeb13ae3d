import { Button, Input } from '@gatehouse/ui/kit';
import { useEffect, useId, useRef, useState } from 'react';
import {
  currencies,
  dataSizes,
  dateFormats,
  densities,
  directions,
  failures,
  features,
  flags,
  languages,
  mfaPolicies,
  namesOf,
  plans,
  roles,
  social,
  strategies,
  subscriptions,
  timeFormats,
  visions,
} from './choices';
import { Choice, Part, panelClass, Toggle, Toggles } from './controls';
import { Segments } from './segments';
import { defaultSetup, type Setup } from './setup';
import type { ChangeSetup } from './use-setup';

interface StatePanelProps {
  setup: Setup;
  onChange: ChangeSetup;
}

/** Settings of each part, for its count of changes and its reset. */
const parts = {
  user: ['role', 'language', 'dir', 'density', 'vision'],
  data: ['data', 'delay'],
  failure: ['failure', 'failingCall'],
  signIn: ['strategy', 'social', 'passkeys', 'mfa', 'signUps', 'captcha'],
  plan: ['plan', 'subscription', 'featuresOff'],
  flags: ['flagsOff'],
  formats: ['date', 'time', 'currency'],
} as const satisfies Record<string, readonly (keyof Setup)[]>;

const changesOf = (setup: Setup, names: readonly (keyof Setup)[]): (keyof Setup)[] =>
  names.filter((name) => JSON.stringify(setup[name]) !== JSON.stringify(defaultSetup[name]));

const noteOf = (setup: Setup, names: readonly (keyof Setup)[]): string | undefined => {
  const count = changesOf(setup, names).length;
  return count === 0 ? undefined : `${count} changed`;
};

/** Returns the names that are not in `off`. */
const without = <T extends string>(all: readonly T[], off: readonly T[]): T[] =>
  all.filter((name) => !off.includes(name));

/** Renders the settings of user, vendor, account and faults. */
export function StatePanel({ setup, onChange }: StatePanelProps) {
  const note = (part: keyof typeof parts) => noteOf(setup, parts[part]);
  const all = Object.values(parts).flat();
  const flagNames = namesOf(flags);
  const featureNames = namesOf(features);
  return (
    <div className={panelClass}>
      <Part title="User" note={note('user')} open>
        <Choice label="Role" options={roles} value={setup.role} onChange={(role) => onChange({ role })} />
        <Choice
          label="Language"
          options={languages}
          value={setup.language}
          onChange={(language) => onChange({ language })}
        />
        <Choice label="Direction" options={directions} value={setup.dir} onChange={(dir) => onChange({ dir })} />
        <Segments
          label="Density"
          options={densities}
          value={setup.density}
          onChange={(density) => onChange({ density })}
        />
        <Choice label="Vision" options={visions} value={setup.vision} onChange={(vision) => onChange({ vision })} />
      </Part>
      <Part title="Data" note={note('data')} open>
        <Segments label="Amount" options={dataSizes} value={setup.data} onChange={(data) => onChange({ data })} />
        <Toggle
          label="Network delay (200 and 500 ms)"
          checked={setup.delay}
          onChange={(delay) => onChange({ delay })}
        />
      </Part>
      <Part title="Failures" note={note('failure')} open>
        <Choice
          label="Failure"
          options={failures}
          value={setup.failure as keyof typeof failures & string}
          onChange={(failure) => onChange({ failure })}
        />
        {setup.failure !== 'none' && (
          <CallField value={setup.failingCall} onChange={(failingCall) => onChange({ failingCall })} />
        )}
      </Part>
      <Part title="Sign-in settings" note={note('signIn')}>
        <Choice
          label="Strategy"
          options={strategies}
          value={setup.strategy}
          onChange={(strategy) => onChange({ strategy })}
        />
        <Choice label="Second factor" options={mfaPolicies} value={setup.mfa} onChange={(mfa) => onChange({ mfa })} />
        <Toggle label="Passkeys" checked={setup.passkeys} onChange={(passkeys) => onChange({ passkeys })} />
        <Toggle label="Sign-ups" checked={setup.signUps} onChange={(signUps) => onChange({ signUps })} />
        <Toggle label="Captcha" checked={setup.captcha} onChange={(captcha) => onChange({ captcha })} />
        <Toggles label="Social login" options={social} on={setup.social} onChange={(on) => onChange({ social: on })} />
      </Part>
      <Part title="Plan and entitlements" note={note('plan')}>
        <Choice label="Plan" options={plans} value={setup.plan} onChange={(plan) => onChange({ plan })} />
        <Choice
          label="Subscription"
          options={subscriptions}
          value={setup.subscription}
          onChange={(subscription) => onChange({ subscription })}
        />
        <Toggles
          label="Features"
          options={features}
          on={without(featureNames, setup.featuresOff)}
          onChange={(on) => onChange({ featuresOff: without(featureNames, on) })}
        />
      </Part>
      <Part title="Feature flags" note={note('flags')}>
        <Toggles
          label="Flags that are on"
          options={flags}
          on={without(flagNames, setup.flagsOff)}
          onChange={(on) => onChange({ flagsOff: without(flagNames, on) })}
        />
      </Part>
      <Part title="Account formats" note={note('formats')}>
        <Choice label="Date" options={dateFormats} value={setup.date} onChange={(date) => onChange({ date })} />
        <Choice label="Time" options={timeFormats} value={setup.time} onChange={(time) => onChange({ time })} />
        <Choice
          label="Currency"
          options={currencies}
          value={setup.currency}
          onChange={(currency) => onChange({ currency })}
        />
      </Part>
      {changesOf(setup, all).length > 0 && (
        <Button
          size="sm"
          variant="secondary"
          className="m-4"
          onClick={() => onChange(Object.fromEntries(all.map((name) => [name, defaultSetup[name]])))}
        >
          Reset state
        </Button>
      )}
    </div>
  );
}

interface CallFieldProps {
  value: string;
  onChange: (call: string) => void;
}

/**
 * Renders the choice of the failing call: empty for all of them. Invalid input stays while it is typed, without effect.
 */
function CallField({ value, onChange }: CallFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [calls, setCalls] = useState<readonly string[]>();
  useEffect(() => {
    // The contracts of all calls are large, so they are loaded on demand.
    void import('./calls').then(({ callNames }) => setCalls(callNames));
  }, []);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (typed !== value && (typed === '' || calls?.includes(typed))) latest.current(typed);
  }, [typed, value, calls]);
  const isKnown = typed === '' || calls?.includes(typed) !== false;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs text-subtle">
        Call
      </label>
      <Input
        id={id}
        list={`${id}calls`}
        placeholder="Every call"
        value={typed}
        spellCheck={false}
        aria-invalid={!isKnown || undefined}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={`${id}calls`}>
        {calls?.map((call) => (
          <option key={call} value={call} />
        ))}
      </datalist>
      <p id={`${id}hint`} className="text-xs text-subtle empty:hidden">
        {isKnown ? 'Leave it empty for every call.' : 'Choose a call from the list, such as groups.list.'}
      </p>
    </div>
  );
}
