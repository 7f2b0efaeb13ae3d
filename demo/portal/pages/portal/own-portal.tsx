import { Alert, Button, Checkbox, Input } from '@gatehouse/ui/kit';
import { useId, useState } from 'react';
import { usePortalTexts } from '../../texts/provider';
import { adviceFor, type Brand, initialsOf, inkOn, linkColor, modules, startBrand } from './brand';

/** Renders a preview of the client's portal with sample entries in their name and color. */
function Picture({ brand }: { brand: Brand }) {
  const texts = usePortalTexts('portal');
  const colors: Record<string, string> = {
    '--brand': brand.color,
    '--brand-ink': inkOn(brand.color),
    '--brand-link': linkColor(brand.color),
  };
  return (
    <section className="own-picture" style={colors} aria-label={texts.picture}>
      <div className="own-bar">
        <span className="own-logo">{initialsOf(brand.name) || '?'}</span>
        <span className="own-name">{brand.name.trim() || texts.nameless}</span>
      </div>
      <div className="own-hero">
        <p>{brand.greeting}</p>
        <span className="own-search">{texts.search}</span>
      </div>
      <div className="own-modules">
        {modules
          .filter((module) => brand.modules.includes(module))
          .map((module) => (
            <div key={module} className="own-module">
              <h3>{texts.modules[module].title}</h3>
              <ul>
                {texts.modules[module].lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
}

/** Renders a form with which a user brands a sample portal for their company, and the warnings about it. */
export function OwnPortal() {
  const texts = usePortalTexts('portal');
  const [brand, setBrand] = useState(() => startBrand(texts));
  const id = useId();
  const change = (part: Partial<Brand>) => setBrand({ ...brand, ...part });
  const advice = adviceFor(brand, texts.advice);
  return (
    <section aria-labelledby={`${id}-head`} className="own">
      <div>
        <h2 id={`${id}-head`}>{texts.own}</h2>
        <p className="own-about">{texts.ownLead}</p>
      </div>
      <div className="own-columns">
        <div className="own-controls">
          <div className="own-field">
            <label htmlFor={`${id}-name`}>{texts.name}</label>
            <Input
              id={`${id}-name`}
              value={brand.name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          </div>
          <div className="own-field">
            <label htmlFor={`${id}-greeting`}>{texts.greeting}</label>
            <Input
              id={`${id}-greeting`}
              value={brand.greeting}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => change({ greeting: event.target.value })}
            />
          </div>
          <div className="own-field">
            <label htmlFor={`${id}-color`}>{texts.color}</label>
            <input
              id={`${id}-color`}
              type="color"
              className="own-color"
              value={brand.color}
              onChange={(event) => change({ color: event.target.value })}
            />
          </div>
          <fieldset className="own-parts">
            <legend>{texts.parts}</legend>
            {modules.map((module) => (
              <label key={module} htmlFor={`${id}-${module}`}>
                <Checkbox
                  id={`${id}-${module}`}
                  checked={brand.modules.includes(module)}
                  onChange={({ target }) =>
                    change({
                      modules: modules.filter((known) =>
                        known === module ? target.checked : brand.modules.includes(known),
                      ),
                    })
                  }
                />
                {texts.modules[module].title}
              </label>
            ))}
          </fieldset>
          <Button variant="secondary" size="sm" onClick={() => setBrand(startBrand(texts))}>
            {texts.startOver}
          </Button>
        </div>
        <Picture brand={brand} />
      </div>
      <div role="status" className="own-advice">
        {advice.length > 0 && (
          <Alert tone="warning" title={texts.before}>
            <ul>
              {advice.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </section>
  );
}
