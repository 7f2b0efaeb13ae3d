import { Button, Input } from '@gatehouse/ui/kit';
import { useEffect, useId, useRef, useState } from 'react';
import * as choices from './choices';
import { Choice, Part, panelClass, Segments, Toggle, Toggles } from './controls';
import { defaultSetup, type Setup } from './setup';
import type { ChangeSetup } from './use-setup';

interface Setting {
  name: keyof Setup;
  label: string;
  /** Options of a choice; absent for a switch. */
  options?: Readonly<Record<string, string>>;
  look?: 'segments';
  /** Whether the setup has the options that are off. */
  isOff?: true;
}

interface SettingsPart {
  title: string;
  open?: true;
  settings: readonly Setting[];
}

/** Settings of user, vendor, account and faults. */
const parts: readonly SettingsPart[] = [
  {
    title: 'User',
    open: true,
    settings: [
      { name: 'role', label: 'Role', options: choices.roles },
      { name: 'language', label: 'Language', options: choices.languages },
      { name: 'dir', label: 'Direction', options: choices.directions },
      { name: 'density', label: 'Density', options: choices.densities, look: 'segments' },
      { name: 'vision', label: 'Vision', options: choices.visions },
    ],
  },
  {
    title: 'Data',
    open: true,
    settings: [
      { name: 'data', label: 'Amount', options: choices.dataSizes, look: 'segments' },
      { name: 'delay', label: 'Network delay (200 and 500 ms)' },
    ],
  },
  {
    title: 'Failures',
    open: true,
    settings: [
      { name: 'failure', label: 'Failure', options: choices.failures },
      { name: 'failingCall', label: 'Call' },
    ],
  },
  {
    title: 'Sign-in settings',
    settings: [
      { name: 'strategy', label: 'Strategy', options: choices.strategies },
      { name: 'mfa', label: 'Second factor', options: choices.mfaPolicies },
      { name: 'passkeys', label: 'Passkeys' },
      { name: 'signUps', label: 'Sign-ups' },
      { name: 'captcha', label: 'Captcha' },
      { name: 'social', label: 'Social login', options: choices.social },
    ],
  },
  {
    title: 'Plan and entitlements',
    settings: [
      { name: 'plan', label: 'Plan', options: choices.plans },
      { name: 'subscription', label: 'Subscription', options: choices.subscriptions },
      { name: 'featuresOff', label: 'Features', options: choices.features, isOff: true },
    ],
  },
  {
    title: 'Feature flags',
    settings: [{ name: 'flagsOff', label: 'Flags that are on', options: choices.flags, isOff: true }],
  },
  {
    title: 'Account formats',
    settings: [
      { name: 'date', label: 'Date', options: choices.dateFormats },
      { name: 'time', label: 'Time', options: choices.timeFormats },
      { name: 'currency', label: 'Currency', options: choices.currencies },
    ],
  },
];

const noteOf = (count: number): string | undefined => (count === 0 ? undefined : `${count} changed`);

interface StatePanelProps {
  setup: Setup;
  onChange: ChangeSetup;
}

/** Renders the settings of user, vendor, account and faults. */
export function StatePanel({ setup, onChange }: StatePanelProps) {
  const changedIn = (settings: readonly Setting[]) =>
    settings.filter(({ name }) => JSON.stringify(setup[name]) !== JSON.stringify(defaultSetup[name])).length;
  const all = parts.flatMap(({ settings }) => settings);
  return (
    <div className={panelClass}>
      {parts.map(({ title, open, settings }) => (
        <Part key={title} title={title} note={noteOf(changedIn(settings))} open={open}>
          {settings.map((setting) => (
            <SettingControl key={setting.name} setting={setting} setup={setup} onChange={onChange} />
          ))}
        </Part>
      ))}
      {changedIn(all) > 0 && (
        <Button
          size="sm"
          variant="secondary"
          className="m-4"
          onClick={() => onChange(Object.fromEntries(all.map(({ name }) => [name, defaultSetup[name]])))}
        >
          Reset state
        </Button>
      )}
    </div>
  );
}

interface SettingControlProps extends StatePanelProps {
  setting: Setting;
}

function SettingControl({ setting: { name, label, options = {}, look, isOff }, setup, onChange }: SettingControlProps) {
  const value = setup[name];
  const set = (next: string | boolean | string[]) => onChange({ [name]: next });
  if (name === 'failingCall')
    return setup.failure !== 'none' && <CallField label={label} value={setup.failingCall} onChange={set} />;
  if (typeof value === 'boolean') return <Toggle label={label} checked={value} onChange={set} />;
  if (Array.isArray(value)) {
    const inverted = (names: readonly string[]) => Object.keys(options).filter((option) => !names.includes(option));
    return (
      <Toggles
        label={label}
        options={options}
        on={isOff ? inverted(value) : value}
        onChange={(on) => set(isOff ? inverted(on) : on)}
      />
    );
  }
  const Control = look === 'segments' ? Segments : Choice;
  return <Control label={label} options={options} value={String(value)} onChange={set} />;
}

interface CallFieldProps {
  label: string;
  value: string;
  onChange: (call: string) => void;
}

/**
 * Renders the choice of the failing call: empty for all of them. Invalid input stays while it is typed, without effect.
 */
function CallField({ label, value, onChange }: CallFieldProps) {
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
  const isValid = typed === '' || calls?.includes(typed) !== false;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs text-subtle">
        {label}
      </label>
      <Input
        id={id}
        list={`${id}calls`}
        placeholder="Every call"
        value={typed}
        spellCheck={false}
        aria-invalid={!isValid || undefined}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={`${id}calls`}>
        {calls?.map((call) => (
          <option key={call} value={call} />
        ))}
      </datalist>
      <p id={`${id}hint`} className="text-xs text-subtle empty:hidden">
        {isValid ? 'Leave it empty for every call.' : 'Choose a call from the list, such as groups.list.'}
      </p>
    </div>
  );
}
