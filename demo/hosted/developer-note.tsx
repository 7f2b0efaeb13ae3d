import { type InEachLanguage, inLanguage } from './hosted-languages';

interface NoteTexts {
  readonly note: string;
  readonly outbox: string;
}

const texts: InEachLanguage<NoteTexts> = {
  en: { note: 'Local identity provider, for this machine only.', outbox: 'Emails and codes' },
  ar: { note: 'مزوّد هوية محلي لهذا الجهاز فقط.', outbox: 'الرسائل والرموز' },
  de: { note: 'Lokaler Identitätsanbieter, nur für diesen Rechner.', outbox: 'E-Mails und Codes' },
  es: { note: 'Proveedor de identidad local, solo para este equipo.', outbox: 'Correos y códigos' },
  fr: { note: 'Fournisseur d’identité local, réservé à cette machine.', outbox: 'E-mails et codes' },
  he: { note: 'ספק זהויות מקומי, למחשב הזה בלבד.', outbox: 'הודעות וקודים' },
  ja: { note: 'このコンピューター専用のローカル ID プロバイダーです。', outbox: 'メールとコード' },
};

/** Renders a note that this provider is for development only, with a link to the messages it has sent. */
export function DeveloperNote({ language }: { language: string }) {
  const { note, outbox } = inLanguage(texts, language);
  return (
    <p className="hosted-note">
      {note} {/* The developer pages are in English only. */}
      <a href="/_emulator/outbox" hrefLang="en">
        {outbox}
      </a>
    </p>
  );
}
