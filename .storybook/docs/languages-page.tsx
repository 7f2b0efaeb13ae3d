import { useEffect, useState } from 'react';
import { en, type Texts } from '../../ui/locales/en';
import { languages } from '../../ui/locales/load';
import { Wide } from '../wide';

const nameOf = (language: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(language);

/** Renders the languages that have texts, read from the files. */
export function LanguagesPage() {
  const [all, setAll] = useState<readonly Texts[]>([en]);
  useEffect(() => {
    void Promise.all(Object.values(languages).map((load) => load())).then((loaded) =>
      setAll([en, ...loaded.map(({ texts }) => texts)]),
    );
  }, []);
  return (
    <Wide label="Languages">
      <table className="docs-table sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Direction</th>
            <th scope="col">Login box</th>
            <th scope="col">Administration</th>
          </tr>
        </thead>
        <tbody>
          {all.map((texts) => (
            <tr key={texts.language}>
              <th scope="row">
                {nameOf(texts.language)} (<code>{texts.language}</code>)
              </th>
              <td>{texts.direction === 'rtl' ? 'Right to left' : 'Left to right'}</td>
              <td>Yes</td>
              <td>{texts === en || texts.admin !== 'english' ? 'Yes' : 'English'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
