import { Button } from '@gatehouse/ui/kit';
import { useEffect, useState } from 'react';
import { FileButton } from '../../state/controls';
import { brandColorsOf } from './logo-colors';
import { PICTURES, readPicture, readPixels } from './read-picture';

interface LogoColorsPartProps {
  /** URL of the logo; its colors are read if it is a data URL. */
  logo: string | undefined;
  onLogo: (logo: string) => void;
  onColor: (color: string) => void;
}

const readColors = async (logo: string): Promise<readonly string[]> => brandColorsOf(await readPixels(logo));

/** Renders the choice of a logo, and its colors as brand colors. The picture is read in the browser. */
export function LogoColorsPart({ logo, onLogo, onColor }: LogoColorsPartProps) {
  const [problem, setProblem] = useState('');
  const [extracted, setExtracted] = useState<{ logo: string; colors: readonly string[] }>();
  useEffect(() => {
    if (!logo?.startsWith('data:')) return;
    let isLatest = true;
    readColors(logo).then(
      (colors) => isLatest && setExtracted({ logo, colors }),
      // A link may contain a picture that is none.
      () => isLatest && setExtracted({ logo, colors: [] }),
    );
    return () => {
      isLatest = false;
    };
  }, [logo]);
  const choose = async (file: File) => {
    const picture = await readPicture(file);
    if ('problem' in picture) return setProblem(picture.problem);
    setProblem('');
    onLogo(picture.address);
  };
  const colors = extracted?.logo === logo ? extracted?.colors : undefined;
  return (
    <>
      <div className="flex items-center gap-2 *:first:flex-1">
        <FileButton label="Start from a logo" accept={PICTURES} onFile={(file) => void choose(file)} />
      </div>
      <p role="alert" className="text-xs text-danger empty:hidden">
        {problem}
      </p>
      {colors && (
        <fieldset className="flex flex-wrap gap-1.5" aria-label="Colors of the logo">
          {colors.map((color) => (
            <Button
              key={color}
              size="sm"
              variant="secondary"
              className="font-(family-name:--gh-font-mono)"
              onClick={() => onColor(color)}
            >
              <span aria-hidden className="size-3.5 rounded-full" style={{ background: color }} />
              {color}
            </Button>
          ))}
          {colors.length === 0 && (
            <p className="text-xs text-subtle empty:hidden">The logo has no color of its own. Enter the brand color.</p>
          )}
        </fieldset>
      )}
    </>
  );
}
