import './code-panel.css';
import { CopyBlock } from '@gatehouse/ui/kit';
import { Children, createElement, useMemo, useState } from 'react';
import type { PreviewScreen } from '../screens/catalogue';
import { Segments } from '../state/segments';
import type { Setup } from '../state/setup';
import { highlight } from './highlight';
import type { Value } from './print-value';
import { writeCode } from './write-code';

interface CodePanelProps {
  screen: PreviewScreen;
  setup: Setup;
  /** Context of the rendered step, as JSON. */
  context: string;
}

/** Renders highlighted code. The tokens never move, so their index is their key. */
function Highlighted({ text }: { text: string }) {
  return Children.toArray(
    highlight(text).map(({ kind, text: word }) =>
      kind === 'plain' ? word : createElement('span', { className: `code-${kind}` }, word),
    ),
  );
}

/** Renders the code of the screen in a host, with a copy button. */
export function CodePanel({ screen, setup, context }: CodePanelProps) {
  const [chosen, setChosen] = useState('screen.tsx');
  const files = useMemo(() => writeCode(screen, setup, JSON.parse(context) as Value), [screen, setup, context]);
  const shown = files.find(({ file }) => file === chosen) ?? files[0];
  const labels = Object.fromEntries(files.map(({ file, label }) => [file, label]));
  if (!shown) return null;
  return (
    <section className="panel code-panel" aria-label="Code">
      <Segments label="File" hidesLabel options={labels} value={shown.file} onChange={setChosen} />
      <CopyBlock key={shown.file} label={shown.file} value={shown.text} className="code-block">
        <Highlighted text={shown.text} />
      </CopyBlock>
      {shown.notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </section>
  );
}
