import type { PartTexts } from '../english';

export const texts: PartTexts['troubleshooting'] = {
  problem:
    'Die Suche nach demselben Fehler beginnt jedes Mal bei null. Der Kollege im First Level fragt, was ihm einfällt, probiert drei Dinge und gibt ein Ticket weiter, in dem „immer noch langsam“ steht. Der Second Level fängt von vorn an, weil niemand notiert hat, was bereits ausgeschlossen war.',
  benefits: [
    {
      title: 'Die beste nächste Frage',
      text: 'Gestellt wird die Frage, die am meisten über das noch Mögliche verrät; zwei oder drei genügen oft.',
    },
    {
      title: 'Sie sehen, warum',
      text: 'Jede Antwort verschiebt vor Ihren Augen die Wahrscheinlichkeit jeder Ursache. Nichts wird im Verborgenen entschieden, und „nicht sicher“ ist eine Antwort.',
    },
    {
      title: 'Nichts wird zweimal gefragt',
      text: 'Das Protokoll hält fest, was gefragt und was durch welche Antwort ausgeschlossen wurde. Es geht als reiner Text ins Ticket.',
    },
  ],
  steps: [
    'Wählen Sie das Problem, das am besten passt.',
    'Antworten Sie, was Sie wissen, und gehen Sie zu jeder Antwort zurück, die falsch war.',
    'Sobald eine Ursache heraussticht, bekommen Sie ihren Namen und den ersten Schritt.',
    'Kopieren Sie das Protokoll ins Ticket, ob gelöst oder nicht.',
  ],
  standing:
    'Es gibt drei Leitfäden mit Wahrscheinlichkeiten, die wir geschätzt haben. Das Lernen aus geschlossenen Tickets fehlt noch.',
  questions: [
    'Welche fünf Probleme kosten Ihren First Level die meiste Zeit?',
    'Wer in Ihrem Team könnte die Wahrscheinlichkeiten nach einem Fall korrigieren, und täte er es?',
    'Soll der Betroffene die Fragen beantworten oder der Kollege, der hilft?',
  ],
  task: 'Nehmen Sie eines der drei Probleme, antworten Sie wie beim letzten Mal, als es Ihnen passiert ist, und ändern Sie eine Antwort, um die Wirkung zu sehen.',
  prototype: {
    guides: {
      wifi: {
        title: 'WLAN ist in einem Raum langsam',
        causes: [
          ['Access Point zu weit entfernt', 'Signal am Platz messen. Unter -67 dBm den Access Point versetzen.'],
          ['Zu viele Geräte gleichzeitig', 'Geräte während einer Besprechung zählen. Über 40 einen zweiten ergänzen.'],
          ['Kabel zum Access Point beschädigt', 'Tempo des Switch-Ports ablesen. Bei 100 Mbit/s das Kabel tauschen.'],
          ['Funkmodul oder Treiber eines Geräts', 'Aktuellen WLAN-Treiber installieren und das Netz neu verbinden.'],
        ],
        questions: {
          who: ['Wer ist in diesem Raum betroffen?', 'Alle', 'Eine Person'],
          when: ['Wann ist es langsam?', 'Ständig', 'Wenn der Raum voll ist', 'Mal ja, mal nein'],
          near: ['Ist es direkt unter dem Access Point besser?', 'Ja, deutlich', 'Nein'],
          port: ['Wie schnell ist ein Laptop an dessen Kabel?', 'So schnell wie anderswo', 'Auch langsam'],
        },
      },
      mail: {
        title: 'E-Mail kommt nicht an',
        causes: [
          ['Als Spam zurückgehalten', 'Nachricht aus der Quarantäne freigeben und die Domain des Absenders zulassen.'],
          ['Eine Regel im Postfach verschiebt sie', 'Regeln des Postfachs auflisten, auch die auf dem Server.'],
          ['Domain-Einträge fehlerhaft', 'Dem Absender die Kopfzeilen schicken: SPF oder DKIM schlägt fehl.'],
          [
            'Alte oder falsch getippte Adresse',
            'Den Absender bitten, den Adressvorschlag zu löschen und neu zu tippen.',
          ],
        ],
        questions: {
          bounce: ['Bekam der Absender eine Fehlermeldung?', 'Nein', 'Ja, Adresse unbekannt', 'Ja, abgelehnt'],
          who: ['Wessen E-Mails fehlen?', 'Die eines Absenders', 'Die mehrerer Absender'],
          search: ['In welchem Ordner liegt sie?', 'Im Spam-Ordner', 'In einem anderen Ordner', 'In keinem'],
          header: ['Was sagen frühere Kopfzeilen zu SPF und DKIM?', 'Beide bestanden', 'Eines schlägt fehl'],
        },
      },
      'sign-in': {
        title: 'Anmeldung dreht sich im Kreis',
        causes: [
          ['Browser blockiert Cookies oder behält alte', 'Cookies der Anmeldeseite und der Anwendung löschen.'],
          ['Mit einem anderen Konto angemeldet', 'Überall abmelden oder ein eigenes Browserprofil verwenden.'],
          ['Zwei Anmelderegeln widersprechen sich', 'Im Anmeldeprotokoll nachlesen, welche Regeln angewendet wurden.'],
          ['Uhr des Geräts geht falsch', 'Uhr des Geräts aus dem Netz stellen, dann neu anmelden.'],
        ],
        questions: {
          who: ['Wer kommt nicht hinein?', 'Eine Person', 'Eine Gruppe'],
          private: ['Geht es in einem privaten Fenster?', 'Ja', 'Nein'],
          name: ['Wessen Namen zeigt die Anmeldeseite?', 'Den richtigen', 'Einen anderen', 'Keinen'],
          time: ['Wie weit weicht die Uhr des Geräts ab?', 'Weniger als eine Minute', 'Mehr'],
        },
      },
    },
    whatIsWrong: 'Was ist das Problem?',
    size: (causes, questions) => `${causes} Ursachen, bis zu ${questions} Fragen`,
    question: (number) => `Frage ${number}`,
    notSure: 'Nicht sicher',
    causes: 'Mögliche Ursachen',
    ruledOut: (names) => `Ausgeschlossen: ${names}`,
    likely: (name, percent) => `Am wahrscheinlichsten: ${name}, ${percent}.`,
    notSettled: 'Nicht eindeutig. Das ist die wahrscheinlichste Ursache.',
    record: 'Protokoll fürs Ticket',
    first: (remedy) => `Zuerst: ${remedy}`,
  },
};
