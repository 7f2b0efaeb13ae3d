import { adminPages } from '@gatehouse/sdk';
import { useUser } from '@gatehouse/ui';
import { ArrowRight, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Contours } from '../layout/contours';
import { useMenu } from '../layout/menu-context';
import { navigationIcons } from '../layout/navigation-list';
import { useMayAdminister } from '../may-administer';
import { PORTAL_NAME } from '../paths';

const steps = [
  { title: 'Look around', text: 'Solutions, prototypes and demonstrations appear here as they are ready to be seen.' },
  {
    title: 'Say what you think',
    text: 'A rating and a few sentences are enough. Your draft is kept until you send it.',
  },
  { title: 'Hear back', text: 'The research team reads every answer. Ask for a meeting and we get in touch.' },
];

interface PlaceProps {
  href: string;
  label: string;
  about: string;
  icon: ReactNode;
}

function Place({ href, label, about, icon }: PlaceProps) {
  return (
    <li>
      <Link href={href} className="place">
        <span className="place-icon">{icon}</span>
        <span className="place-words">
          <span className="place-label">{label}</span>
          <span className="place-about">{about}</span>
        </span>
        <ArrowRight aria-hidden className="place-arrow flips" />
      </Link>
    </li>
  );
}

/** The first screen after signing in. */
export default function HomePage() {
  const user = useUser();
  const mayAdminister = useMayAdminister();
  const places = useMenu().filter(({ about }) => about);
  const firstName = user?.name.split(/[\s@]/)[0];
  return (
    <div className="home">
      <header className="home-hero">
        <Contours />
        <p className="eyebrow">{PORTAL_NAME}</p>
        <h1 tabIndex={-1}>Welcome{firstName ? `, ${firstName}` : ''}.</h1>
        <p className="lead">
          You see our solutions, prototypes and product demonstrations before anybody else does. What you tell us
          decides what becomes of them.
        </p>
      </header>
      <section aria-labelledby="places">
        <h2 id="places">Where to go</h2>
        <ul className="places">
          {places.map(({ path, label, about = '', icon }) => {
            const Icon = navigationIcons[icon];
            return <Place key={path} href={path} label={label} about={about} icon={<Icon aria-hidden />} />;
          })}
          {mayAdminister && (
            <Place
              href={`/account-settings/${adminPages.apiTokens.path}`}
              label="API tokens"
              about="Let your own programs work with this account."
              icon={<KeyRound aria-hidden />}
            />
          )}
        </ul>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">How it works</h2>
        <ol className="steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <p className="step-title">{title}</p>
              <p className="step-text">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
