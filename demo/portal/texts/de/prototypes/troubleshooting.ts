import type { PrototypeTexts } from '../../prototype-texts';

export const prototype: PrototypeTexts<'troubleshooting'> = {
  guides: {
    wifi: {
      title: 'WLAN ist in einem Raum langsam',
      causes: {
        far: {
          name: 'Access Point zu weit entfernt',
          remedy: 'Signal an den Arbeitsplätzen messen. Unter -67 dBm den Access Point versetzen oder einen ergänzen.',
        },
        channel: {
          name: 'Nachbarn auf demselben Kanal',
          remedy: 'Kanäle in diesem Raum scannen und den Access Point auf den ruhigsten legen.',
        },
        crowd: {
          name: 'Zu viele Geräte gleichzeitig',
          remedy: 'Geräte am Access Point während einer Besprechung zählen. Über 40 einen zweiten ergänzen.',
        },
        cable: {
          name: 'Kabel zum Access Point beschädigt',
          remedy: 'Geschwindigkeit des Switch-Ports ablesen. Bei 100 Mbit/s das Kabel tauschen.',
        },
        device: {
          name: 'Funkmodul oder Treiber eines Geräts',
          remedy: 'Aktuellen Treiber der WLAN-Karte installieren und das Netz einmal vergessen lassen.',
        },
      },
      questions: {
        who: { text: 'Wer ist in diesem Raum betroffen?', answers: ['Alle', 'Eine Person'] },
        when: { text: 'Wann ist es langsam?', answers: ['Ständig', 'Wenn der Raum voll ist', 'Mal ja, mal nein'] },
        near: { text: 'Ist es direkt unter dem Access Point besser?', answers: ['Ja, deutlich', 'Nein'] },
        port: {
          text: 'Wie schnell ist ein Laptop am Kabel des Access Points?',
          answers: ['So schnell wie anderswo', 'Auch langsam'],
        },
        scan: {
          text: 'Wie viele fremde Netze zeigt ein Scan auf demselben Kanal?',
          answers: ['Keines oder eines', 'Mehr'],
        },
      },
    },
    mail: {
      title: 'E-Mail kommt nicht an',
      causes: {
        spam: {
          name: 'Als Spam zurückgehalten',
          remedy:
            'Nachricht aus der Quarantäne freigeben und die Domain des Absenders zulassen, nicht die einzelne Adresse.',
        },
        rule: {
          name: 'Eine Regel im Postfach verschiebt sie',
          remedy: 'Regeln des Postfachs auflisten, auch die auf dem Server. Fragen, wer die passende angelegt hat.',
        },
        records: {
          name: 'Domain-Einträge des Absenders fehlerhaft',
          remedy:
            'Dem Absender die Kopfzeilen einer Nachricht schicken: SPF oder DKIM schlägt fehl, DMARC verlangt Ablehnung.',
        },
        address: {
          name: 'Alte oder falsch getippte Adresse',
          remedy: 'Den Absender bitten, die vorgeschlagene Adresse zu löschen und neu einzutippen.',
        },
        full: {
          name: 'Postfach ist voll',
          remedy: 'Gelöschte Elemente leeren oder das Limit erhöhen und den Absender erneut senden lassen.',
        },
      },
      questions: {
        bounce: {
          text: 'Hat der Absender eine Fehlermeldung erhalten?',
          answers: ['Nein', 'Ja, Adresse unbekannt', 'Ja, durch Richtlinie abgelehnt', 'Ja, Postfach voll'],
        },
        who: {
          text: 'Wessen E-Mails fehlen?',
          answers: ['Die eines Absenders', 'Die mancher Absender', 'Die aller Absender'],
        },
        search: {
          text: 'Durchsuchen Sie alle Ordner des Postfachs. Wo liegt sie?',
          answers: ['Im Spam-Ordner', 'In einem anderen Ordner', 'Nirgends'],
        },
        quarantine: { text: 'Liegt sie in der Quarantäne des Mailfilters?', answers: ['Ja', 'Nein'] },
        header: {
          text: 'Was sagen die Kopfzeilen einer früheren Nachricht zu SPF und DKIM?',
          answers: ['Beide bestanden', 'Eines schlägt fehl'],
        },
      },
    },
    'sign-in': {
      title: 'Anmeldung dreht sich im Kreis',
      causes: {
        cookies: {
          name: 'Browser blockiert Cookies oder behält alte',
          remedy: 'Cookies der Anmeldeseite und der Anwendung löschen, dann beide zulassen.',
        },
        account: {
          name: 'Mit einem anderen Konto angemeldet',
          remedy: 'Überall abmelden oder für das zweite Konto ein eigenes Browserprofil verwenden.',
        },
        rules: {
          name: 'Zwei Anmelderegeln widersprechen sich',
          remedy: 'Anmeldeprotokoll eines Versuchs öffnen und nachlesen, welche Regeln angewendet wurden.',
        },
        return: {
          name: 'Falsche Rücksprungadresse der Anwendung',
          remedy:
            'Rücksprungadresse der Anfrage mit der Liste beim Anbieter vergleichen, bis zum letzten Schrägstrich.',
        },
        clock: {
          name: 'Uhr des Geräts geht falsch',
          remedy: 'Uhr des Geräts aus dem Netz stellen, dann neu anmelden.',
        },
      },
      questions: {
        who: { text: 'Wer kommt nicht hinein?', answers: ['Eine Person', 'Eine Gruppe', 'Alle'] },
        private: { text: 'Geht es in einem privaten Fenster?', answers: ['Ja', 'Nein'] },
        apps: { text: 'Welche Anwendungen sind betroffen?', answers: ['Eine', 'Alle hinter derselben Anmeldung'] },
        name: {
          text: 'Wessen Namen zeigt die Anmeldeseite für einen Moment?',
          answers: ['Den richtigen', 'Einen anderen', 'Keinen'],
        },
        time: { text: 'Wie weit weicht die Uhr des Geräts ab?', answers: ['Weniger als eine Minute', 'Mehr'] },
        change: {
          text: 'Was hat sich in der Woche davor geändert?',
          answers: ['Anmelderegeln', 'Die Anwendung', 'Nichts bekannt'],
        },
      },
    },
  },
  whatIsWrong: 'Was ist das Problem?',
  size: (causes, questions) => `${causes} Ursachen, bis zu ${questions} Fragen`,
  another: 'Anderes Problem',
  question: (number) => `Frage ${number}`,
  notSure: 'Nicht sicher',
  causes: 'Mögliche Ursachen',
  ruledOutBy: (answer) => `ausgeschlossen durch Antwort ${answer}`,
  answers: 'Ihre Antworten',
  ruledOut: (names) => `Ausgeschlossen: ${names}`,
  change: 'Ändern',
  changeAnswer: (number, question) => `Antwort ${number} ändern: ${question}`,
  likely: (percent) => `Am wahrscheinlichsten, ${percent}`,
  notSettled: (percent) => `Nicht eindeutig. Am ehesten, ${percent}`,
  record: 'Protokoll fürs Ticket',
  copy: 'Protokoll kopieren',
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser lässt das Kopieren nicht zu. Das Protokoll ist markiert: Drücken Sie Strg+C oder Cmd+C.',
  less: (percent) => `< ${percent}`,
  more: (percent) => `> ${percent}`,
  inRecord: {
    asked: 'Gefragt',
    likely: 'Am wahrscheinlichsten',
    uncertain: 'Am wahrscheinlichsten, aber nicht sicher',
    cause: (name, percent) => `${name} (${percent})`,
    first: (remedy) => `Zuerst: ${remedy}`,
    possible: 'Noch möglich',
    ruledOut: 'Ausgeschlossen',
    by: (name, answer) => `${name}, durch Antwort ${answer}`,
  },
  announceLikely: (name, percent) => `Am wahrscheinlichsten: ${name}, ${percent}.`,
  announceRuledOut: (names) => `Ausgeschlossen: ${names}.`,
};
