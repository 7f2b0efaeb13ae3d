/** Topics of the mentors. */
export type TopicId = 'identity' | 'mail' | 'network' | 'endpoints' | 'backup' | 'security';

interface Topic {
  readonly label: string;
  /** Beginnings of words that point to the topic. */
  readonly signs: readonly string[];
  /** What to have at hand, so that the hour is not spent on looking for it. */
  readonly bring: readonly string[];
}

/** The topics of the sample, in the order of the list. */
export const topics: Readonly<Record<TopicId, Topic>> = {
  identity: {
    label: 'Sign-in and identity',
    signs: ['sign', 'log', 'mfa', 'factor', 'password', 'passkey', 'sso', 'account', 'identit'],
    bring: [
      'The sign-in log of one person it fails for',
      'The list of your conditional rules, exported',
      'Somebody who may change those rules',
    ],
  },
  mail: {
    label: 'Mail and calendars',
    signs: ['mail', 'calendar', 'inbox', 'spam', 'dmarc', 'spf', 'message', 'outlook'],
    bring: [
      'The full headers of one message that went wrong',
      'The mail records of your domain',
      'The name of every service that sends in your name',
    ],
  },
  network: {
    label: 'Network and Wi-Fi',
    signs: ['network', 'wi-fi', 'wifi', 'vpn', 'router', 'switch', 'slow', 'firewall', 'dns'],
    bring: [
      'A drawing of the network, by hand is fine',
      'A speed test by cable and one without',
      'Access to the switch or the controller',
    ],
  },
  endpoints: {
    label: 'Laptops and phones',
    signs: ['laptop', 'phone', 'device', 'update', 'patch', 'windows', 'macos', 'driver', 'intune'],
    bring: [
      'Model and version of three devices it happens on',
      'What was rolled out in the week before',
      'One device you may reset',
    ],
  },
  backup: {
    label: 'Backup and recovery',
    signs: ['backup', 'restor', 'recover', 'snapshot', 'lost', 'delet', 'archive', 'tape'],
    bring: [
      'The report of the last backup that worked',
      'How much work you can afford to lose, in hours',
      'The order in which systems must return',
    ],
  },
  security: {
    label: 'Security incident',
    signs: ['phish', 'ransom', 'malware', 'hack', 'breach', 'attack', 'virus', 'suspicious', 'leak'],
    bring: [
      'What was seen first, when, and by whom',
      'A list of what was switched off since',
      'Whoever may decide to disconnect a system',
    ],
  },
};

/** The topics by their names in the code, in the order of the list. */
export const topicIds: readonly TopicId[] = ['identity', 'mail', 'network', 'endpoints', 'backup', 'security'];

/** The topic most words of a sentence point to; none if no word does or two topics are level. */
export const topicOf = (sentence: string): TopicId | undefined => {
  const words = sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const hits = (id: TopicId) => words.filter((word) => topics[id].signs.some((sign) => word.startsWith(sign))).length;
  const ranked = topicIds.map((id) => ({ id, count: hits(id) })).sort((a, b) => b.count - a.count);
  const [first, second] = ranked;
  return first && second && first.count > second.count ? first.id : undefined;
};
