import { Button, Input, VisuallyHidden } from '@gatehouse/ui/kit';
import { type FormEvent, useId, useState } from 'react';
import type { ThemePartProps } from './history';
import type { SavedThemes } from './saved-themes';

interface SavedPartProps extends ThemePartProps {
  saved: SavedThemes;
}

export function SavedPart({ theme, change, saved }: SavedPartProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (!trimmed) return setMessage('Give the theme a name.');
    if (!saved.save({ name: trimmed, theme })) return setMessage('This browser has no storage left for the theme.');
    setName('');
    setMessage(`“${trimmed}” saved`);
  };
  return (
    <>
      <form className="flex items-center gap-2 *:first:flex-1" onSubmit={save}>
        <VisuallyHidden>
          <label htmlFor={id}>Name of the theme</label>
        </VisuallyHidden>
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
      <p role="status" className="text-xs text-subtle empty:hidden">
        {message}
      </p>
      {saved.all.length === 0 && <p className="text-xs text-subtle empty:hidden">Saved themes appear here.</p>}
      <ul>
        {saved.all.map((entry) => (
          <li key={entry.name} className="flex items-center gap-1">
            <button
              type="button"
              className="flex-1 rounded-[6px] px-2 py-1.5 text-start text-[13px] hover:bg-muted pointer-coarse:min-h-11"
              onClick={() => change(entry.theme, `saved ${entry.name}`)}
            >
              {entry.name}
            </button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Delete ${entry.name}`}
              onClick={() => {
                saved.remove(entry.name);
                setMessage(`“${entry.name}” deleted`);
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
