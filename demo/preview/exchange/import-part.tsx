import './import-part.css';
import { Button } from '@gatehouse/ui/kit';
import { Undo2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { FileButton } from '../state/file-button';
import type { ThemeHistory } from '../theme/use-theme-history';
import { putInto } from './format';
import { readAny } from './formats';

/** Maximum number of rendered errors; a file of another tool may have hundreds of values. */
const SHOWN = 6;

interface Told {
  problem?: string;
  done?: string;
  skipped: readonly string[];
}

const quiet: Told = { skipped: [] };

/** Imports a pasted theme or a file in any of the export formats. */
export function ImportPart({ theme, change, undo }: Pick<ThemeHistory, 'theme' | 'change' | 'undo'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [told, setTold] = useState(quiet);
  const take = (given: string) => {
    const found = readAny(given);
    if ('problem' in found) return setTold({ ...quiet, problem: found.problem });
    const { format, reading } = found;
    if ('problem' in reading) return setTold({ ...quiet, problem: reading.problem });
    change(putInto(theme, format, reading.theme), `import ${Date.now()}`);
    setTold({ done: `Imported as ${format.label}`, skipped: reading.skipped });
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(text);
  };
  const choose = async (file: File) => {
    try {
      take(await file.text());
    } catch {
      setTold({ ...quiet, problem: 'This file could not be read. Choose another one.' });
    }
  };
  const more = told.skipped.length - SHOWN;
  return (
    <form className="exchange" onSubmit={submit}>
      <label htmlFor={`${id}text`} className="control-label">
        CSS, appearance, vendor document, tokens, link or shadcn/ui theme
      </label>
      <textarea
        id={`${id}text`}
        className="paste"
        rows={5}
        dir="ltr"
        spellCheck={false}
        value={text}
        aria-invalid={told.problem !== undefined || undefined}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => {
          setText(target.value);
          setTold(quiet);
        }}
      />
      <p id={`${id}problem`} role="alert" className="problem">
        {told.problem}
      </p>
      <div className="control-row">
        <FileButton
          label="Choose a file"
          accept=".css,.ts,.tsx,.js,.json,.tokens,.txt,text/plain"
          onFile={(file) => void choose(file)}
        />
        <Button size="sm" type="submit">
          Import
        </Button>
      </div>
      <p role="status" className="hint">
        {told.done && told.skipped.length === 0 && `${told.done}.`}
        {told.done && told.skipped.length > 0 && `${told.done}, without these values:`}
      </p>
      {told.skipped.length > 0 && (
        <ul className="skipped">
          {told.skipped.slice(0, SHOWN).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {more > 0 && <li>{more === 1 ? 'One more value was' : `${more} more values were`} left out.</li>}
        </ul>
      )}
      {told.done && undo && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            undo();
            setTold({ ...quiet, done: 'Import undone' });
          }}
        >
          <Undo2 aria-hidden />
          Undo import
        </Button>
      )}
    </form>
  );
}
