import { Button, Input } from '@gatehouse/ui/kit';
import { useId, useState } from 'react';
import { FileButton } from '../state/file-button';
import { Theme } from './theme';
import type { ThemePartProps } from './use-theme-history';

/** Maximum size of a file in bytes: the URL contains it. */
const MAX_BYTES = 100_000;

const readFile = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

/** Renders the settings of the logo above the forms, and of the application's name. */
export function BrandPart({ theme, change }: ThemePartProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  const { logo, appName, ...others } = theme;
  const isFile = logo?.startsWith('data:');
  const setLogo = (next: string) => {
    const { logo: _, ...rest } = theme;
    if (next === '') {
      setProblem('');
      return change(rest, 'logo');
    }
    if (!Theme.shape.logo.safeParse(next).success) return setProblem('Enter an https address of a picture.');
    setProblem('');
    change({ ...rest, logo: next }, 'logo');
  };
  const choose = async (file: File) => {
    if (file.size > MAX_BYTES) return setProblem('Choose a picture of up to 100 KB.');
    try {
      setLogo(await readFile(file));
    } catch {
      setProblem('This file could not be read. Choose another one.');
    }
  };
  return (
    <>
      <div className="control">
        <label htmlFor={`${id}name`} className="control-label">
          Name of the application
        </label>
        <Input
          id={`${id}name`}
          maxLength={60}
          placeholder="Acme"
          value={appName ?? ''}
          onChange={({ target }) =>
            change({ ...others, ...(logo && { logo }), ...(target.value && { appName: target.value }) }, 'name')
          }
        />
      </div>
      <div className="control">
        <label htmlFor={`${id}logo`} className="control-label">
          Logo
        </label>
        <Input
          id={`${id}logo`}
          type="url"
          placeholder={isFile ? 'Your picture' : 'https://example.com/logo.svg'}
          value={typed ?? (isFile ? '' : (logo ?? ''))}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={`${id}problem`}
          onChange={({ target }) => {
            setTyped(target.value);
            setLogo(target.value.trim());
          }}
          onBlur={() => setTyped(undefined)}
        />
        <p id={`${id}problem`} role="alert" className="problem">
          {problem}
        </p>
      </div>
      <div className="control-row">
        <FileButton
          label="Choose a picture"
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          onFile={(file) => void choose(file)}
        />
        {logo && (
          <Button size="sm" variant="ghost" onClick={() => setLogo('')}>
            Remove logo
          </Button>
        )}
      </div>
    </>
  );
}
