interface Article {
  readonly title: string;
  readonly text: string;
}

/** Articles of the sample company. */
export const articles: readonly Article[] = [
  {
    title: 'VPN does not connect from a hotel',
    text: 'Open the hotel’s sign-in page in a browser first. Once you are on the internet, connect the VPN again. If it still fails, switch its protocol to TCP in Settings.',
  },
  {
    title: 'Change your password before it expires',
    text: 'Press Ctrl + Alt + Del and choose Change a password. Lock the screen afterwards and unlock it with the new one, so that the laptop learns it. Your phone asks for it within an hour.',
  },
  {
    title: 'A new phone and the authenticator app',
    text: 'Keep the old phone until the new one shows codes. In Account, choose Security, then Add a device, and scan the picture. Without the old phone, ask the service desk for a one-time code.',
  },
  {
    title: 'Print from a personal laptop',
    text: 'Send the file to print@acme.test as an attachment. It waits at every printer for a day: hold your badge to the reader.',
  },
  {
    title: 'Share a large file with somebody outside',
    text: 'Put it into the Outgoing folder and choose Share. The link expires after fourteen days. Files above 20 GB need a ticket.',
  },
  {
    title: 'Meeting room screen stays black',
    text: 'Unplug the cable for ten seconds, then choose Laptop on the panel on the wall. If the panel is dark, its switch is below the table.',
  },
];

/** Articles in which every word of a search occurs, those with it in the title first. */
export const findArticles = (search: string): Article[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = (text: string) => words.filter((word) => text.toLowerCase().includes(word)).length;
  return articles
    .filter(({ title, text }) => hits(`${title} ${text}`) === words.length)
    .map((article) => ({ article, rank: hits(article.title) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ article }) => article);
};
