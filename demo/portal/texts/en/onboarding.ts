import { prototype } from './prototypes/onboarding';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'One email announces a new hire, and the work is split across HR, IT, facilities and a supplier. Each of them knows their own part. No one notices that the laptop was ordered two days late until the new hire sits at an empty desk.',
  benefits: [
    {
      title: 'Counted back from day one',
      text: 'Every task gets a latest start date. You see what is behind today, not on the first morning.',
    },
    {
      title: 'Everyone knows what they’re waiting for',
      text: 'Owners see what blocks them and who is waiting for them, and are notified when they can start.',
    },
    {
      title: 'Options when you’re behind',
      text: 'When a task won’t be ready in time, you see which shortcut would save it. The pilot shows what is late; the shortcuts here are new.',
    },
  ],
  steps: [
    'HR enters name, role, location and first day; the role’s template becomes a plan.',
    'Accounts and groups are created after approval; everything else becomes a task with an owner.',
    'Checking off a task notifies the next owner and updates the forecast for day one.',
    'On the first morning, the manager and the new hire get the same list: what is ready, and what arrives when.',
  ],
  standing:
    'The pilot plans and shows what is late. The shortcuts you can try here are new, and public holidays are not counted yet.',
  questions: [
    'Who starts your onboarding today, and how long before the first day do they hear about it?',
    'Which task is late most often in your company?',
    'Should role changes and departures be planned the same way?',
    'What would have to be approved by a manager before an account is created automatically?',
  ],
  task: 'Plan the first day of Mira, an invented colleague: check off what is done, find what is late, and make her first morning complete.',
} as const;
