import { Button, Input } from '@gatehouse/ui/kit';
import { useId, useState } from 'react';
import { FileButton } from '../../state/controls';
import type { ThemePartProps } from '../history';
import { Theme } from '../theme';
import { PICTURES, readPicture } from './read-picture';

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
    const picture = await readPicture(file);
    if ('problem' in picture) return setProblem(picture.problem);
    setLogo(picture.address);
  };
  return (
    <>
      <div className="grid gap-1">
        <label htmlFor={`${id}name`} className="text-xs text-subtle">
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
      <div className="grid gap-1">
        <label htmlFor={`${id}logo`} className="text-xs text-subtle">
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
        <p id={`${id}problem`} role="alert" className="text-xs text-danger empty:hidden">
          {problem}
        </p>
      </div>
      <div className="flex items-center gap-2 *:first:flex-1">
        <FileButton label="Choose a picture" accept={PICTURES} onFile={(file) => void choose(file)} />
        {logo && (
          <Button size="sm" variant="ghost" onClick={() => setLogo('')}>
            Remove logo
          </Button>
        )}
      </div>
    </>
  );
}
