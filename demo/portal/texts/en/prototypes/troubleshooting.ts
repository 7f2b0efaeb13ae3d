/** Texts of the prototype and its guides. */
export const prototype = {
  guides: {
    wifi: {
      title: 'Wi-Fi is slow in one room',
      causes: {
        far: {
          name: 'Access point too far away',
          remedy: 'Measure the signal at the desks. Below -67 dBm, move the access point or add one.',
        },
        channel: {
          name: 'Neighbors on the same channel',
          remedy: 'Scan the channels in that room and move the access point to the quietest one.',
        },
        crowd: {
          name: 'Too many devices at once',
          remedy: 'Count the devices on the access point in a meeting. Above 40, add a second one.',
        },
        cable: {
          name: 'Damaged cable to the access point',
          remedy: 'Read the speed of its switch port. At 100 Mbit/s, replace the cable.',
        },
        device: {
          name: 'Radio or driver of one device',
          remedy: 'Install the current driver of the wireless card and forget the network once.',
        },
      },
      questions: {
        who: { text: 'Who in that room is affected?', answers: ['Everyone', 'One user'] },
        when: { text: 'When is it slow?', answers: ['All the time', 'When the room is full', 'Off and on'] },
        near: { text: 'Is it better right below the access point?', answers: ['Yes, clearly', 'No'] },
        port: {
          text: 'How fast is a laptop on the access point’s own cable?',
          answers: ['As fast as elsewhere', 'Slow as well'],
        },
        scan: {
          text: 'How many other networks does a scan show on the same channel?',
          answers: ['None or one', 'More'],
        },
      },
    },
    mail: {
      title: 'Mail does not arrive',
      causes: {
        spam: {
          name: 'Held back as spam',
          remedy: 'Release the message from quarantine and allow the sender’s domain, not the single address.',
        },
        rule: {
          name: 'A rule in the mailbox moves it',
          remedy: 'List the mailbox’s rules, including those on the server. Ask who created the one that matches.',
        },
        records: {
          name: 'Sender’s domain records fail',
          remedy: 'Send the header of one message to the sender: SPF or DKIM fails, and DMARC says reject.',
        },
        address: {
          name: 'Old or mistyped address',
          remedy: 'Ask the sender to delete the suggested address and type it again.',
        },
        full: {
          name: 'Mailbox is full',
          remedy: 'Empty the deleted items or raise the limit, then ask the sender to try again.',
        },
      },
      questions: {
        bounce: {
          text: 'Did the sender get a bounce message?',
          answers: ['No', 'Yes, address unknown', 'Yes, refused by policy', 'Yes, mailbox full'],
        },
        who: { text: 'Whose mail is missing?', answers: ['One sender’s', 'Some senders’', 'All senders’'] },
        search: {
          text: 'Search all folders of the mailbox. Where is it?',
          answers: ['In the spam folder', 'In another folder', 'Nowhere'],
        },
        quarantine: { text: 'Is it in the quarantine of the mail filter?', answers: ['Yes', 'No'] },
        header: {
          text: 'What does the header of an earlier message say about SPF and DKIM?',
          answers: ['Both pass', 'One of them fails'],
        },
      },
    },
    'sign-in': {
      title: 'Sign-in keeps looping',
      causes: {
        cookies: {
          name: 'Browser blocks or keeps old cookies',
          remedy: 'Delete the cookies of the sign-in page and of the application, then allow both.',
        },
        account: {
          name: 'Signed in with another account',
          remedy: 'Sign out everywhere, or use a separate browser profile for the second account.',
        },
        rules: {
          name: 'Two sign-in rules contradict each other',
          remedy: 'Open the sign-in log of one attempt and read which rules were applied to it.',
        },
        return: {
          name: 'Wrong return address of the app',
          remedy: 'Compare the return address in the request with the list at the provider, to the last slash.',
        },
        clock: {
          name: 'Clock of the device is wrong',
          remedy: 'Set the clock of the device from the network, then sign in again.',
        },
      },
      questions: {
        who: { text: 'Who can’t sign in?', answers: ['One user', 'A group', 'Everyone'] },
        private: { text: 'Does it work in a private window?', answers: ['Yes', 'No'] },
        apps: { text: 'Which applications are affected?', answers: ['One', 'All behind the same sign-in'] },
        name: {
          text: 'Whose name does the sign-in page show for a moment?',
          answers: ['The right one', 'Another one', 'None'],
        },
        time: { text: 'How far is the clock of the device off?', answers: ['Less than a minute', 'More'] },
        change: {
          text: 'What changed in the week before?',
          answers: ['Sign-in rules', 'The application', 'Nothing known'],
        },
      },
    },
  },
  whatIsWrong: 'What is wrong?',
  size: (causes: number, questions: number) => `${causes} causes, up to ${questions} questions`,
  another: 'Another problem',
  question: (number: number) => `Question ${number}`,
  notSure: 'Not sure',
  causes: 'Possible causes',
  ruledOutBy: (answer: number) => `ruled out by answer ${answer}`,
  answers: 'Your answers',
  ruledOut: (names: string) => `Ruled out: ${names}`,
  change: 'Change',
  changeAnswer: (number: number, question: string) => `Change answer ${number}: ${question}`,
  likely: (percent: string) => `Most likely, ${percent}`,
  notSettled: (percent: string) => `No clear cause. Most likely, ${percent}`,
  record: 'Record for the ticket',
  copy: 'Copy the record',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying. The record is selected: press Ctrl+C or Cmd+C.',
  less: (percent: string) => `< ${percent}`,
  more: (percent: string) => `> ${percent}`,
  inRecord: {
    asked: 'Asked',
    likely: 'Most likely',
    uncertain: 'Most likely, but not certain',
    cause: (name: string, percent: string) => `${name} (${percent})`,
    first: (remedy: string) => `Do first: ${remedy}`,
    possible: 'Still possible',
    ruledOut: 'Ruled out',
    by: (name: string, answer: number) => `${name}, by answer ${answer}`,
  },
  announceLikely: (name: string, percent: string) => `Most likely: ${name}, ${percent}.`,
  announceRuledOut: (names: string) => `Ruled out: ${names}.`,
} as const;
