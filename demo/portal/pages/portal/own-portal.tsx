import { Alert, Button, Checkbox, Input } from '@gatehouse/ui/kit';
import { useId, useState } from 'react';
import { adviceFor, type Brand, initialsOf, inkOn, linkColour, type Module, modules, startBrand } from './brand';

const about: Record<Module, { title: string; lines: readonly string[] }> = {
  Requests: { title: 'Requests', lines: ['New laptop, approved', 'Access to the archive, waiting'] },
  Articles: { title: 'Articles', lines: ['Sign in on a new phone', 'Share a folder with a guest'] },
  Status: { title: 'Status', lines: ['Mail works', 'Telephony has been slow since 09:40'] },
  Tickets: { title: 'Tickets', lines: ['Printer on the second floor', 'Sound in the meeting room'] },
  Devices: { title: 'Devices', lines: ['Your laptop, up to date', 'Your phone, restart it'] },
};

/** The little portal as it would look; sample entries in the client's name and colour. */
function Picture({ brand }: { brand: Brand }) {
  const colours: Record<string, string> = {
    '--brand': brand.colour,
    '--brand-ink': inkOn(brand.colour),
    '--brand-link': linkColour(brand.colour),
  };
  return (
    <section className="own-picture" style={colours} aria-label="Your portal, as people would see it">
      <div className="own-bar">
        <span className="own-logo">{initialsOf(brand.name) || '?'}</span>
        <span className="own-name">{brand.name.trim() || 'Without a name'}</span>
      </div>
      <div className="own-hero">
        <p>{brand.greeting}</p>
        <span className="own-search">Search</span>
      </div>
      <div className="own-modules">
        {modules
          .filter((module) => brand.modules.includes(module))
          .map((module) => (
            <div key={module} className="own-module">
              <h3>{about[module].title}</h3>
              <ul>
                {about[module].lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
}

/** Lets a user brand a small portal with their own company's name, and shows the warnings about it. */
export function OwnPortal() {
  const [brand, setBrand] = useState(startBrand);
  const id = useId();
  const change = (part: Partial<Brand>) => setBrand({ ...brand, ...part });
  const advice = adviceFor(brand);
  return (
    <section aria-labelledby={`${id}-head`} className="own">
      <div>
        <h2 id={`${id}-head`}>In your company’s name</h2>
        <p className="own-about">
          A concept for the people you serve: your name, your colour, the parts you want. Sample entries; nothing you
          type here is stored.
        </p>
      </div>
      <div className="own-columns">
        <div className="own-controls">
          <div className="own-field">
            <label htmlFor={`${id}-name`}>Name</label>
            <Input
              id={`${id}-name`}
              value={brand.name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          </div>
          <div className="own-field">
            <label htmlFor={`${id}-greeting`}>Greeting</label>
            <Input
              id={`${id}-greeting`}
              value={brand.greeting}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => change({ greeting: event.target.value })}
            />
          </div>
          <div className="own-field">
            <label htmlFor={`${id}-colour`}>Colour</label>
            <input
              id={`${id}-colour`}
              type="color"
              className="own-colour"
              value={brand.colour}
              onChange={(event) => change({ colour: event.target.value })}
            />
          </div>
          <fieldset className="own-parts">
            <legend>Parts</legend>
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
                {module}
              </label>
            ))}
          </fieldset>
          <Button variant="secondary" size="sm" onClick={() => setBrand(startBrand)}>
            Start over
          </Button>
        </div>
        <Picture brand={brand} />
      </div>
      <div role="status" className="own-advice">
        {advice.length > 0 && (
          <Alert tone="warning" title="Before you show it to people">
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
