import { Button, Input } from '@gatehouse/ui/kit';
import { type FormEvent, useId, useState } from 'react';
import { dropTheme, keepTheme, readKept } from './kept-themes';
import type { ThemePartProps } from './use-theme-history';

/** Renders the themes stored on this device, by name. */
export function KeptPart({ theme, change }: ThemePartProps) {
  const id = useId();
  const [kept, setKept] = useState(() => readKept(localStorage));
  const [name, setName] = useState('');
  const [told, setTold] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (!given) return setTold('Give the theme a name.');
    if (!keepTheme(localStorage, { name: given, theme })) return setTold('This device has no room for the theme.');
    setKept(readKept(localStorage));
    setName('');
    setTold(`“${given}” saved`);
  };
  return (
    <>
      <form className="brand-row" onSubmit={save}>
        <label htmlFor={id} className="visually-hidden">
          Name of the theme
        </label>
        <Input
          id={id}
          maxLength={60}
          placeholder="Name of the theme"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button size="sm" type="submit" variant="secondary">
          Save
        </Button>
      </form>
      <p role="status" className="hint">
        {told}
      </p>
      {kept.length === 0 && <p className="hint">Saved themes appear here.</p>}
      <ul className="kept">
        {kept.map((one) => (
          <li key={one.name}>
            <button type="button" onClick={() => change(one.theme, `kept ${one.name}`)}>
              {one.name}
            </button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Delete ${one.name}`}
              onClick={() => {
                dropTheme(localStorage, one.name);
                setKept(readKept(localStorage));
                setTold(`“${one.name}” deleted`);
              }}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
