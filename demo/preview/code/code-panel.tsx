import { CopyBlock } from '@gatehouse/ui/kit';
import { useMemo, useState } from 'react';
import type { PreviewScreen } from '../screens/catalog';
import { Segments } from '../state/controls';
import type { Setup } from '../state/setup';
import { highlight, type Kind } from './highlight';
import type { Value } from './print-value';
import { writeCode } from './write-code';

interface CodePanelProps {
  screen: PreviewScreen;
  setup: Setup;
  /** Context of the rendered step, as JSON. */
  context: string;
}

const colors: Readonly<Record<Exclude<Kind, 'plain'>, string>> = {
  comment: 'text-[#9a9faa]',
  string: 'text-[#a5d6a0]',
  keyword: 'text-[#d3a6f5]',
  tag: 'text-[#7cc4f5]',
  name: 'text-[#f0c98a]',
};

function Highlighted({ text }: { text: string }) {
  return highlight(text).map(({ start, kind, text: word }) =>
    kind === 'plain' ? (
      word
    ) : (
      <span key={start} className={colors[kind]}>
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
    <section
      className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-y-auto p-4"
      aria-label="Code"
    >
      <Segments label="File" hidesLabel options={labels} value={selectedFile.file} onChange={setSelected} />
      <CopyBlock
        key={selectedFile.file}
        label={selectedFile.file}
        value={selectedFile.text}
        className="[&_[role=group]]:max-h-none [&_[role=group]]:leading-4.5"
      >
        <Highlighted text={selectedFile.text} />
      </CopyBlock>
      {selectedFile.notes.map((note) => (
        <p key={note} className="text-xs text-subtle empty:hidden">
          {note}
        </p>
      ))}
    </section>
  );
}
