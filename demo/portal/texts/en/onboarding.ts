import { prototype } from './prototypes/onboarding';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'A new colleague is announced in one mail, and the work is spread over HR, IT, facilities and a supplier. Each of them knows their own part. No one sees that the laptop was ordered two days too late until the new colleague sits at an empty desk.',
  benefits: [
    {
      title: 'Counted back from day one',
      text: 'Every task gets the last day on which it can begin. What is behind shows today, not on the first morning.',
    },
    {
      title: 'Nobody waits unknowingly',
      text: 'Owners see what they are waiting for and who is waiting for them, and hear when they can begin.',
    },
    {
      title: 'A way out where it is late',
      text: 'Where something will not make it, you see which shortcut would. The pilot shows what is late; shortcuts are new here.',
    },
  ],
  steps: [
    'HR enters name, role, place and first day; a plan is made from the template of the role.',
    'Accounts and groups are created after approval; everything else becomes a task with an owner.',
    'Ticking a task tells the next owner, and the forecast for day one is worked out again.',
    'On the first morning, manager and colleague get the same list: what is ready, and what comes when.',
  ],
  standing:
    'The pilot plans and shows what is late. The shortcuts you can try here are new, and public holidays are not counted yet.',
  questions: [
    'Who starts your onboarding today, and how long before the first day do they hear of it?',
    'Which task is late most often in your company?',
    'Should a change of role or a leaver be planned the same way?',
    'What would have to be approved by a manager before an account is created automatically?',
  ],
  task: 'Plan the first day of Mira, an invented colleague: tick what is done, find what is late, and see her first morning.',
} as const;
