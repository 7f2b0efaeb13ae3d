'use client';
import { isColor } from '@gatehouse/sdk/login-look';
import { Badge } from '../../kit/display/badge';
import { Root, RootSettingsProvider, useRootSettings } from '../../kit/root';
import { useTexts } from '../../react/texts';
import { useAdminTexts } from '../texts';
import { isPicture } from './logo-field';
import { type LookInput, lookContrasts, lookFallback, lookLanguages } from './look-input';

interface LoginPreviewProps {
  look: LookInput;
  company: string;
}

const READABLE = 4.5;

/** Renders a preview of the login's first screen with the contrast of its texts. */
export function LoginPreview({ look, company }: LoginPreviewProps) {
  const { look: texts } = useAdminTexts('account').login;
  const { language } = useTexts();
  const outer = useRootSettings();
  const colorOf = (name: keyof typeof lookFallback) => (isColor(look[name]) ? look[name] : lookFallback[name]);
  const settings = {
    ...outer,
    theme: 'light' as const,
    variables: {
      ...outer.variables,
      primary: colorOf('primary'),
      'on-primary': colorOf('onPrimary'),
      surface: colorOf('surface'),
      text: colorOf('text'),
      radius: look.radius || '8px',
    },
  };
  const lookLanguage = lookLanguages.find((name) => name === language);
  const title = (lookLanguage && look[lookLanguage]) || texts.titleExample(company);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="gh:grid gh:gap-3">
      <RootSettingsProvider value={settings}>
        <Root role="img" aria-label={texts.preview} className="gh:rounded-lg gh:bg-muted gh:p-5">
          <div className="gh:mx-auto gh:grid gh:max-w-72 gh:gap-3 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-5 gh:text-body">
            {isPicture(look.logo) && (
              <img
                src={look.logo}
                alt=""
                referrerPolicy="no-referrer"
                className="gh:h-8 gh:max-w-full gh:justify-self-center gh:object-contain"
              />
            )}
            <p className="gh:text-base gh:font-medium gh:wrap-anywhere">{title}</p>
            <p className="gh:text-sm gh:font-medium">{texts.email}</p>
            <div className="gh:h-control gh:rounded gh:border gh:border-control gh:bg-surface" />
            <div className="gh:grid gh:h-control gh:place-items-center gh:rounded gh:bg-primary gh:text-sm gh:font-medium gh:text-on-primary">
              {texts.next}
            </div>
          </div>
        </Root>
      </RootSettingsProvider>
      <ul aria-label={texts.contrast} className="gh:grid gh:gap-1.5 gh:text-sm">
        {lookContrasts(look).map(({ id, ratio }) => (
          <li key={id} className="gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-2">
            <span className="gh:text-subtle">{texts.pairs[id]}</span>
            {ratio === undefined ? (
              <span>–</span>
            ) : (
              <Badge tone={ratio >= READABLE ? 'success' : 'warning'}>
                {(ratio >= READABLE ? texts.readable : texts.tooWeak)(`${number.format(ratio)}:1`)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
