import { Button } from '@gatehouse/ui/kit';
import { Undo2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { FileButton } from '../state/controls';
import type { ThemeHistory } from '../theme/history';
import { applyImport } from './format';
import { readAny } from './formats';

/** Maximum number of rendered errors; a file of another tool may have hundreds of values. */
const MAX_SENTENCES = 6;

interface ImportResult {
  problem?: string;
  done?: string;
  skipped: readonly string[];
}

const noResult: ImportResult = { skipped: [] };

export function ImportPart({ theme, change, undo }: Pick<ThemeHistory, 'theme' | 'change' | 'undo'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [result, setResult] = useState(noResult);
  const take = (input: string) => {
    const parsed = readAny(input);
    if ('problem' in parsed) return setResult({ ...noResult, problem: parsed.problem });
    const { format, reading } = parsed;
    if ('problem' in reading) return setResult({ ...noResult, problem: reading.problem });
    change(applyImport(theme, format, reading.theme), `import ${Date.now()}`);
    setResult({ done: `Imported as ${format.label}`, skipped: reading.skipped });
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
      setResult({ ...noResult, problem: 'This file could not be read. Choose another one.' });
    }
  };
  const more = result.skipped.length - MAX_SENTENCES;
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={submit}>
      <label htmlFor={`${id}text`} className="text-xs text-subtle">
        CSS, appearance, vendor document, tokens, link or shadcn/ui theme
      </label>
      <textarea
        id={`${id}text`}
        className="w-full resize-y rounded-[6px] border border-control bg-surface p-2 font-(family-name:--gh-font-mono) text-xs/4.5 aria-invalid:border-danger"
        rows={5}
        dir="ltr"
        spellCheck={false}
        value={text}
        aria-invalid={result.problem !== undefined || undefined}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => {
          setText(target.value);
          setResult(noResult);
        }}
      />
      <p id={`${id}problem`} role="alert" className="text-xs text-danger empty:hidden">
        {result.problem}
      </p>
      <div className="flex items-center gap-2 *:first:flex-1">
        <FileButton
          label="Choose a file"
          accept=".css,.ts,.tsx,.js,.json,.tokens,.txt,text/plain"
          onFile={(file) => void choose(file)}
        />
        <Button size="sm" type="submit">
          Import
        </Button>
      </div>
      <p role="status" className="text-xs text-subtle empty:hidden">
        {result.done && result.skipped.length === 0 && `${result.done}.`}
        {result.done && result.skipped.length > 0 && `${result.done}, without these values:`}
      </p>
      {result.skipped.length > 0 && (
        <ul className="list-disc ps-4 text-xs/4.5 wrap-anywhere">
          {result.skipped.slice(0, MAX_SENTENCES).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {more > 0 && <li>{more === 1 ? 'One more value was' : `${more} more values were`} left out.</li>}
        </ul>
      )}
      {result.done && undo && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            undo();
            setResult({ ...noResult, done: 'Import undone' });
          }}
        >
          <Undo2 aria-hidden />
          Undo import
        </Button>
      )}
    </form>
  );
}
