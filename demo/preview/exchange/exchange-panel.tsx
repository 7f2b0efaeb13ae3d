import { Part, panelClass } from '../state/controls';
import type { ThemeHistory } from '../theme/history';
import { ExportPart } from './export-part';
import { ImportPart } from './import-part';
import { ScreenshotPart } from './screenshot-part';

export function ExchangePanel({ theme, change, undo }: ThemeHistory) {
  return (
    <section className={panelClass} aria-label="Export and import">
      <Part title="Export" open>
        <ExportPart theme={theme} />
      </Part>
      <Part title="Import" open>
        <ImportPart theme={theme} change={change} {...(undo && { undo })} />
      </Part>
      <Part title="Screenshot" open>
        <ScreenshotPart />
      </Part>
    </section>
  );
}
