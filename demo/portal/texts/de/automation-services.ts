import type { PartTexts } from '../english';

export const texts: PartTexts['automation-services'] = {
  problem:
    'Patches, ungenutzte Lizenzen, ablaufende Zertifikate: Alle kennen die Liste, und niemand hat den Nachmittag dafür. Skripte helfen, bis ihr Autor geht. Danach laufen sie unüberwacht weiter oder brechen unbemerkt ab.',
  benefits: [
    {
      title: 'Wir schreiben und überwachen sie',
      text: 'Jede Routine gehört bei uns einer Person, die jeden Lauf sieht, behebt, was klemmt, und sich meldet, bevor Sie es merken.',
    },
    {
      title: 'Eine Grenze für alles',
      text: 'Sie legen fest, wie viel eine Routine ohne Rückfrage tun darf. Darüber hält sie an, bevor sie etwas ändert, und wartet auf eine Freigabe.',
    },
    {
      title: 'Ein Protokoll zum Weitergeben',
      text: 'Was geprüft, ausgeschlossen und geändert wurde, steht Zeile für Zeile in Ihrem eigenen Ticketsystem, bereit für die Prüfung.',
    },
  ],
  steps: [
    'Sie wählen Routinen aus der Liste und sagen, was nie angetastet werden darf.',
    'Zwei Wochen lang läuft jede Routine nur lesend.',
    'Sie setzen die Grenze, und die Routine arbeitet nach ihrem Zeitplan.',
    'Einmal im Monat gehen wir die angehaltenen Läufe durch und passen die Grenzen gemeinsam an.',
  ],
  standing:
    'Im Pilotbetrieb laufen vier der sechs Routinen; der Restore-Test und die ungenutzten Konten fehlen noch. Geräte, Personen und Minuten hier sind erfunden.',
  questions: [
    'Welche Routine würden Sie zuerst abgeben, und welche nie?',
    'Wer soll gefragt werden, wenn ein Lauf nachts anhält: der Bereitschaftsdienst, oder bis zum Morgen niemand?',
    'Würden Sie lieber je Routine bezahlen oder für die eingesparten Stunden?',
  ],
  task: 'Starten Sie „Lizenzrückgabe“, legen Sie fest, was geschieht, wenn sie anhält, ändern Sie dann die Grenze und vergleichen Sie die eingesparten Stunden.',
  prototype: {
    routines: {
      licenses: ['Lizenzrückgabe', 'Erster Montag, 7:00 Uhr', 'zurückholen', 'seit 60 Tagen ungenutzte Lizenzen'],
      patching: ['Laptops patchen', 'Dienstags, 2:00 Uhr', 'patchen', 'Laptops, denen seit 7 Tagen ein Patch fehlt'],
      disks: ['Speicher aufräumen', 'Freitags, 22:00 Uhr', 'aufräumen', 'zu mindestens 85 % volle Server'],
      certificates: ['Zertifikate erneuern', 'Mittwochs, 6:00 Uhr', 'erneuern', 'in 30 Tagen ablaufende Zertifikate'],
      accounts: ['Ungenutzte Konten', 'Montags, 5:00 Uhr', 'sperren', 'Konten ohne Anmeldung seit mindestens 90 Tagen'],
      restores: ['Restore-Test', 'Letzter Sonntag, 4:00 Uhr', 'wiederherstellen', 'seit 30 Tagen ungeprüfte Backups'],
    },
    kept: {
      shared: 'gemeinsames Konto',
      fair: 'im Einsatz auf einer Messe',
      records: 'enthält aufbewahrungspflichtige Unterlagen',
      ending: 'wird im Mai abgeschaltet',
      machine: 'von einer Maschine genutzt',
    },
    routine: 'Routine',
    hoursHead: 'Ersparnis pro Monat',
    hours: (hours) => `${hours} Std.`,
    saved: 'Eingesparte Stunden pro Monat',
    on: 'Routinen aktiv',
    onOf: (active, all) => `${active} von ${all}`,
    finds: (due) => `Findet ${due}.`,
    limit: 'Anhalten und fragen bei mehr als',
    before: 'Starten Sie die Routine, um zu sehen, was sie ändern würde.',
    run: 'Jetzt starten',
    waiting: 'Wartet auf Sie',
    done: 'Erledigt',
    stopped: (count, limit) => `${count} sind mehr als die Grenze von ${limit}`,
    unchanged: 'Noch wurde nichts geändert.',
    above: 'über der Grenze',
    untouched: 'nicht angetastet',
    excluded: (reason) => `ausgeschlossen: ${reason}`,
    all: (verb, count) => `Alle ${count} ${verb}`,
    some: (count) => `Nur ${count}`,
    none: 'Keine',
    changed: (count) => (count === 0 ? 'Nichts wurde geändert' : `${count} geändert`),
    recorded: 'Alles Geprüfte, Ausgeschlossene und Geänderte steht im Ticket.',
  },
};
