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
    <label className="relative cursor-pointer rounded-[6px] border border-control px-2.5 py-1.5 text-center text-[13px] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring pointer-coarse:min-h-11 pointer-coarse:content-center">
      {label}
      <input type="file" className="absolute inset-0 cursor-pointer opacity-0" accept={accept} onChange={select} />
    </label>
  );
}
