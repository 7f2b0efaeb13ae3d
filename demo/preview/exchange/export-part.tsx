import { Button, CopyBlock } from '@gatehouse/ui/kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Segments } from '../state/controls';
import type { Theme } from '../theme/theme';
import { ApplyPart } from './apply-part';
import { unsupportedIn } from './format';
import { formats } from './formats';
import { saveFile } from './save-file';

type FormatId = keyof typeof formats;

const labels = Object.fromEntries(Object.entries(formats).map(([id, { label }]) => [id, label])) as Record<
  FormatId,
  string
>;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export function ExportPart({ theme }: { theme: Theme }) {
  const [selected, setSelected] = useState<FormatId>('css');
  const format = formats[selected];
  const text = format.write(theme, location.href);
  const unsupported = unsupportedIn(format, theme);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Segments label="Format" hidesLabel isDense options={labels} value={selected} onChange={setSelected} />
      <p className="text-xs text-subtle empty:hidden">{format.use}</p>
      {unsupported.length > 0 && (
        <p className="text-xs text-subtle empty:hidden">Not included: {list.format(unsupported)}.</p>
      )}
      <CopyBlock key={selected} label={format.file ?? 'Address'} value={text} wrap={!format.file} />
      {format.file && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => saveFile(format.file ?? '', new Blob([text], { type: 'text/plain' }))}
        >
          <Download aria-hidden />
          Download file
        </Button>
      )}
      {selected === 'vendor' && <ApplyPart document={text} />}
    </div>
  );
}
