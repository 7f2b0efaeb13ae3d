import type { Guide } from './guide';

/** Wi-Fi that is slow in one room; figures of the sample. */
export const wifiGuide: Guide = {
  id: 'wifi',
  title: 'Wi-Fi is slow in one room',
  causes: [
    {
      id: 'far',
      name: 'Access point too far away',
      prior: 34,
      remedy: 'Measure the signal at the desks. Below -67 dBm, move the access point or add one.',
    },
    {
      id: 'channel',
      name: 'Neighbours on the same channel',
      prior: 20,
      remedy: 'Scan the channels in that room and move the access point to the quietest one.',
    },
    {
      id: 'crowd',
      name: 'Too many devices at once',
      prior: 18,
      remedy: 'Count the devices on the access point in a meeting. Above 40, add a second one.',
    },
    {
      id: 'cable',
      name: 'Damaged cable to the access point',
      prior: 11,
      remedy: 'Read the speed of its switch port. At 100 Mbit/s, replace the cable.',
    },
    {
      id: 'device',
      name: 'Radio or driver of one device',
      prior: 17,
      remedy: 'Install the current driver of the wireless card and forget the network once.',
    },
  ],
  questions: [
    {
      id: 'who',
      text: 'Who in that room is affected?',
      answers: [
        { text: 'Everybody', weight: { far: 7, channel: 9, crowd: 9, cable: 19, device: 1 } },
        { text: 'One person', weight: { far: 3, channel: 1, crowd: 1, cable: 1, device: 24 } },
      ],
    },
    {
      id: 'when',
      text: 'When is it slow?',
      answers: [
        { text: 'All the time', weight: { far: 8, channel: 3, crowd: 1, cable: 9, device: 6 } },
        { text: 'When the room is full', weight: { far: 1, channel: 2, crowd: 9, cable: 1, device: 1 } },
        { text: 'Off and on', weight: { far: 2, channel: 6, crowd: 2, cable: 1, device: 4 } },
      ],
    },
    {
      id: 'near',
      text: 'Is it better right below the access point?',
      answers: [
        { text: 'Yes, clearly', weight: { far: 12, channel: 3, crowd: 1, cable: 1, device: 2 } },
        { text: 'No', weight: { far: 1, channel: 5, crowd: 8, cable: 19, device: 5 } },
      ],
    },
    {
      id: 'port',
      text: 'How fast is a laptop on the access point’s own cable?',
      answers: [
        { text: 'As fast as elsewhere', weight: { far: 19, channel: 19, crowd: 19, cable: 1, device: 9 } },
        { text: 'Slow as well', weight: { far: 1, channel: 1, crowd: 1, cable: 24, device: 1 } },
      ],
    },
    {
      id: 'scan',
      text: 'How many other networks does a scan show on the same channel?',
      answers: [
        { text: 'None or one', weight: { far: 5, channel: 1, crowd: 5, cable: 5, device: 5 } },
        { text: 'More', weight: { far: 2, channel: 12, crowd: 2, cable: 2, device: 2 } },
      ],
    },
  ],
};
