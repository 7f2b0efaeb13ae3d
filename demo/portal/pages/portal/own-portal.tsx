import { Alert, Button, Checkbox, Input } from '@gatehouse/ui/kit';
import { type ReactNode, useId, useState } from 'react';
import { Part } from '../../screens/prose';
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
    // On white: it stays light in every color scheme.
    <section
      className="@container overflow-hidden rounded-[1rem] border border-line bg-white text-[#1b1f1d] shadow-[0_1.5rem_3rem_-2rem_#10211a66] scheme-light"
      style={colors}
      aria-label={texts.picture}
    >
      <div className="flex items-center gap-2.5 border-b border-[#e4e6e4] px-5 py-3 font-semibold">
        <span className="grid size-8 flex-none place-items-center rounded border border-[#10211a1f] bg-(--brand) text-xs text-(--brand-ink)">
          {initialsOf(brand.name) || '?'}
        </span>
        <span className="min-w-0 wrap-anywhere">{brand.name.trim() || texts.nameless}</span>
      </div>
      <div className="grid gap-4 border-b border-[#10211a1f] bg-(--brand) px-5 py-9 text-lg wrap-anywhere text-(--brand-ink)">
        <p>{brand.greeting}</p>
        <span
          data-search
          className="max-w-80 rounded border border-[#868e8a] bg-white px-3.5 py-2 text-sm text-[#5a625e]"
        >
          {texts.search}
        </span>
      </div>
      <div className="grid min-h-30 grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3 p-5">
        {modules
          .filter((module) => brand.modules.includes(module))
          .map((module) => (
            <div key={module} className="rounded border border-[#e4e6e4] p-3.5">
              <h3 className="font-semibold text-(--brand-link)">{texts.modules[module].title}</h3>
              <ul>
                {texts.modules[module].lines.map((line) => (
                  <li key={line} className="mt-1.5 text-xs text-[#4c5450]">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
}

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="grid w-full gap-1.5">
      <span className="font-medium">{label}</span>
      {children}
    </label>
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
    <Part id="own" title={texts.own} lead={texts.ownLead}>
      <div className="grid grid-cols-1 items-start gap-8 @md:grid-cols-[16.25rem_minmax(0,1fr)]">
        <div className="grid justify-items-start gap-4">
          <Labeled label={texts.name}>
            <Input
              value={brand.name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          </Labeled>
          <Labeled label={texts.greeting}>
            <Input
              value={brand.greeting}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => change({ greeting: event.target.value })}
            />
          </Labeled>
          <Labeled label={texts.color}>
            <input
              type="color"
              className="h-9 w-16 cursor-pointer rounded border border-control bg-surface p-1"
              value={brand.color}
              onChange={(event) => change({ color: event.target.value })}
            />
          </Labeled>
          <fieldset className="grid gap-1">
            <legend className="mb-1.5 font-medium">{texts.parts}</legend>
            {modules.map((module) => (
              <label
                key={module}
                htmlFor={`${id}-${module}`}
                className="flex min-h-7 cursor-pointer items-center gap-3"
              >
                <Checkbox
                  id={`${id}-${module}`}
                  checked={brand.modules.includes(module)}
                  onChange={({ target }) =>
                    change({
                      modules: modules.filter((name) =>
                        name === module ? target.checked : brand.modules.includes(name),
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
      <div role="status" className="empty:absolute">
        {advice.length > 0 && (
          <Alert tone="warning" title={texts.before}>
            <ul className="grid gap-1">
              {advice.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </Part>
  );
}
