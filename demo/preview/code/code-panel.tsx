import './code-panel.css';
import { CopyBlock } from '@gatehouse/ui/kit';
import { useMemo, useState } from 'react';
import type { PreviewScreen } from '../screens/catalog';
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

/** Renders highlighted code. */
function Highlighted({ text }: { text: string }) {
  return highlight(text).map(({ start, kind, text: word }) =>
    kind === 'plain' ? (
      word
    ) : (
      <span key={start} className={`code-${kind}`}>
        {word}
      </span>
    ),
  );
}

/** Renders the code of the screen in a host, with a copy button. */
export function CodePanel({ screen, setup, context }: CodePanelProps) {
  const [selected, setSelected] = useState('screen.tsx');
  const files = useMemo(() => writeCode(screen, setup, JSON.parse(context) as Value), [screen, setup, context]);
  const selectedFile = files.find(({ file }) => file === selected) ?? files[0];
  const labels = Object.fromEntries(files.map(({ file, label }) => [file, label]));
  if (!selectedFile) return null;
  return (
    <section className="panel code-panel" aria-label="Code">
      <Segments label="File" hidesLabel options={labels} value={selectedFile.file} onChange={setSelected} />
      <CopyBlock key={selectedFile.file} label={selectedFile.file} value={selectedFile.text} className="code-block">
        <Highlighted text={selectedFile.text} />
      </CopyBlock>
      {selectedFile.notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </section>
  );
}
