import type { GuideData } from './guide';

/** Wi-Fi that is slow in one room; sample figures. */
export const wifiGuide: GuideData<'wifi'> = {
  id: 'wifi',
  causes: [
    {
      id: 'far',
      prior: 34,
    },
    {
      id: 'channel',
      prior: 20,
    },
    {
      id: 'crowd',
      prior: 18,
    },
    {
      id: 'cable',
      prior: 11,
    },
    {
      id: 'device',
      prior: 17,
    },
  ],
  questions: [
    {
      id: 'who',
      answers: [
        { weight: { far: 7, channel: 9, crowd: 9, cable: 19, device: 1 } },
        { weight: { far: 3, channel: 1, crowd: 1, cable: 1, device: 24 } },
      ],
    },
    {
      id: 'when',
      answers: [
        { weight: { far: 8, channel: 3, crowd: 1, cable: 9, device: 6 } },
        { weight: { far: 1, channel: 2, crowd: 9, cable: 1, device: 1 } },
        { weight: { far: 2, channel: 6, crowd: 2, cable: 1, device: 4 } },
      ],
    },
    {
      id: 'near',
      answers: [
        { weight: { far: 12, channel: 3, crowd: 1, cable: 1, device: 2 } },
        { weight: { far: 1, channel: 5, crowd: 8, cable: 19, device: 5 } },
      ],
    },
    {
      id: 'port',
      answers: [
        { weight: { far: 19, channel: 19, crowd: 19, cable: 1, device: 9 } },
        { weight: { far: 1, channel: 1, crowd: 1, cable: 24, device: 1 } },
      ],
    },
    {
      id: 'scan',
      answers: [
        { weight: { far: 5, channel: 1, crowd: 5, cable: 5, device: 5 } },
        { weight: { far: 2, channel: 12, crowd: 2, cable: 2, device: 2 } },
      ],
    },
  ],
};
