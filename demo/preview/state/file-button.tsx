import './file-button.css';
import type { ChangeEvent } from 'react';

interface FileButtonProps {
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** Renders a button that selects one file. The same file can be selected again. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const select = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <label className="file-button">
      {label}
      <input type="file" accept={accept} onChange={select} />
    </label>
  );
}
