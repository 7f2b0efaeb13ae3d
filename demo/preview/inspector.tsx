import { Select } from '@gatehouse/ui/kit';
import { type RefObject, useId } from 'react';
import { Segments } from './segments';
import { densities, directions, languages, type PreviewSettings, roles, themes } from './settings';
import { ThemeEditor } from './theme-editor';

interface InspectorProps {
  settings: PreviewSettings;
  onChange: (changes: Partial<PreviewSettings>) => void;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Grows whenever the frame shows something new. */
  shownAt: number;
}

/** Who looks at the screen, and how it looks. */
export function Inspector({ settings, onChange, frame, shownAt }: InspectorProps) {
  const id = useId();
  return (
    <aside aria-label="Settings" className="inspector">
      <div className="inspector-part">
        <label htmlFor={id} className="segments-label">
          Role
        </label>
        <Select
          id={id}
          value={settings.role}
          onChange={({ target }) => onChange({ role: roles.find((role) => role === target.value) })}
        >
          {roles.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </Select>
      </div>
      <div className="inspector-part">
        <Segments label="Theme" options={themes} value={settings.theme} onChange={(theme) => onChange({ theme })} />
        <Segments label="Direction" options={directions} value={settings.dir} onChange={(dir) => onChange({ dir })} />
        <Segments
          label="Density"
          options={densities}
          value={settings.density}
          onChange={(density) => onChange({ density })}
        />
        <Segments
          label="Language"
          options={languages}
          value={settings.language}
          onChange={(language) => onChange({ language })}
        />
      </div>
      <ThemeEditor
        variables={settings.variables}
        onChange={(variables) => onChange({ variables })}
        frame={frame}
        version={`${shownAt} ${settings.theme}`}
      />
    </aside>
  );
}
