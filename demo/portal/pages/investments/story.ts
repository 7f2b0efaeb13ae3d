interface Part {
  readonly title: string;
  readonly text: string;
}

/** From a first word to a signature. */
export const steps: readonly [Part, ...Part[]] = [
  {
    title: 'You tell us that you are interested',
    text: 'That is the form on this page. It takes a minute.',
  },
  {
    title: 'We count',
    text: 'If enough of you would take part, we prepare a round. If not, we say so and leave it at that.',
  },
  {
    title: 'You get the documents',
    text: 'Accounts, plans, risks, and what the money would be used for. You read them with your own advisers and ask what you like.',
  },
  {
    title: 'You decide',
    text: 'You sign with us, on paper or with a notary. Never through this portal, and never on the same day.',
  },
];

/** What speaks against it, said beforehand. */
export const facts: readonly Part[] = [
  {
    title: 'You can lose all of it',
    text: 'We are a young company, and most young companies fail. Put in only what you can do without.',
  },
  {
    title: 'You cannot sell it when you like',
    text: 'There is no market for shares like these. You may have to hold them for many years.',
  },
  {
    title: 'It is not for everybody',
    text: 'Where you live, the law may allow it to certain investors only. We check that before anything is signed.',
  },
  {
    title: 'It changes nothing here',
    text: 'You see the same previews, and your feedback counts the same, whether you invest or not.',
  },
];
