export const texts = {
  problem:
    'Every search for the same problem starts from scratch. First-line support asks what comes to mind, tries three things, and escalates a ticket that says “still slow”. Second-line support starts over, because nobody recorded what was already ruled out.',
  benefits: [
    {
      title: 'The next best question',
      text: 'You are asked the question that narrows down the causes most, so two or three are often enough.',
    },
    {
      title: 'You see why',
      text: 'With each answer, you see the likelihood of every cause change. Nothing is decided out of sight, and “not sure” is an answer.',
    },
    {
      title: 'Nothing asked twice',
      text: 'The record lists what was asked, what was ruled out and by which answer. It goes into the ticket as plain text.',
    },
  ],
  steps: [
    'Choose the closest problem.',
    'Answer what you know, and change any answer that was wrong.',
    'Once one cause stands out, you get its name and what to do first.',
    'Copy the record into the ticket, whether it was solved or not.',
  ],
  standing: 'There are three guides, with likelihoods we estimated. Learning from closed tickets is not built yet.',
  task: 'Choose one of three problems, answer as you would have the last time it happened, and change an answer to see the effect.',
  questions: [
    'Which five problems cost your first-line support the most time?',
    'Who in your team could correct the likelihoods after a case is closed, and would they?',
    'Should the user with the problem answer the questions, or the colleague who helps?',
  ],
  /** Texts of the guides: causes with their first remedy, and questions with their answers. */
  prototype: {
    guides: {
      wifi: {
        title: 'Wi-Fi is slow in one room',
        causes: [
          ['Access point too far away', 'Measure the signal at the desks. Below -67 dBm, move the access point.'],
          [
            'Too many devices at once',
            'Count the devices on the access point in a meeting. Above 40, add a second one.',
          ],
          ['Damaged cable to the access point', 'Read the speed of its switch port. At 100 Mbit/s, replace the cable.'],
          ['Radio or driver of one device', 'Install the current driver and forget the network once.'],
        ],
        questions: {
          who: ['Who in that room is affected?', 'Everyone', 'One user'],
          when: ['When is it slow?', 'All the time', 'When the room is full', 'Off and on'],
          near: ['Is it better right below the access point?', 'Yes, clearly', 'No'],
          port: ['How fast is a laptop on the access point’s own cable?', 'As fast as elsewhere', 'Slow as well'],
        },
      },
      mail: {
        title: 'Mail does not arrive',
        causes: [
          ['Held back as spam', 'Release the message from quarantine and allow the sender’s domain.'],
          ['A rule in the mailbox moves it', 'List the mailbox’s rules, including those on the server.'],
          ['Sender’s domain records fail', 'Send the header of one message to the sender: SPF or DKIM fails.'],
          ['Old or mistyped address', 'Ask the sender to delete the suggested address and type it again.'],
        ],
        questions: {
          bounce: ['Did the sender get a bounce message?', 'No', 'Yes, address unknown', 'Yes, refused by policy'],
          who: ['Whose mail is missing?', 'One sender’s', 'Several senders’'],
          search: ['Search all folders. Where is it?', 'In the spam folder', 'In another folder', 'Nowhere'],
          header: ['What does an earlier header say about SPF and DKIM?', 'Both pass', 'One of them fails'],
        },
      },
      'sign-in': {
        title: 'Sign-in keeps looping',
        causes: [
          ['Browser blocks or keeps old cookies', 'Delete the cookies of the sign-in page and of the application.'],
          ['Signed in with another account', 'Sign out everywhere, or use a separate browser profile.'],
          [
            'Two sign-in rules contradict each other',
            'Read in the sign-in log which rules were applied to one attempt.',
          ],
          ['Clock of the device is wrong', 'Set the clock of the device from the network, then sign in again.'],
        ],
        questions: {
          who: ['Who can’t sign in?', 'One user', 'A group'],
          private: ['Does it work in a private window?', 'Yes', 'No'],
          name: ['Whose name does the sign-in page show?', 'The right one', 'Another one', 'None'],
          time: ['How far is the clock of the device off?', 'Less than a minute', 'More'],
        },
      },
    },
    whatIsWrong: 'What is wrong?',
    size: (causes: number, questions: number) => `${causes} causes, up to ${questions} questions`,
    question: (number: number) => `Question ${number}`,
    notSure: 'Not sure',
    causes: 'Possible causes',
    ruledOut: (names: string) => `Ruled out: ${names}`,
    likely: (name: string, percent: string) => `Most likely: ${name}, ${percent}.`,
    notSettled: 'No clear cause. This is the most likely one.',
    record: 'Record for the ticket',
    first: (remedy: string) => `Do first: ${remedy}`,
  },
} as const;
