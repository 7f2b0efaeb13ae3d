import { prototype } from './prototypes/project-execution';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'A plan is drawn once, with one number per task and everyone always there. Then colleagues are on leave, an estimate was a hope, and the date slips in the last week, when nothing can be moved any more.',
  benefits: [
    {
      title: 'A chance, not a promise',
      text: 'You give each task a best, a likely and a worst length. The plan answers with how likely the date is.',
    },
    {
      title: 'It knows who is away',
      text: 'Leave and training are part of the plan, so nobody is booked for a week in which they are not there.',
    },
    {
      title: 'The one task to look at',
      text: 'You see which task threatens the date most, while there is time to move it or to hand it over.',
    },
  ],
  steps: [
    'You name the tasks, what each one needs first, and how long it takes as a range.',
    'Absences come from the calendar, and who can do what from a list you keep.',
    'The project is played through hundreds of times; the result is a range of dates.',
    'Each finished task makes the range narrower. You hear when the chance falls, and why.',
  ],
  standing: 'Nothing exists yet apart from what you try here, on an invented project.',
  questions: [
    'How do you plan projects today, and who looks at the plan after the first week?',
    'Would your team give ranges instead of single numbers, and would your clients accept a chance?',
    'Which calendar would we have to read to know who is away?',
    'Should we build it before the others?',
  ],
  task: 'Move tasks or hand them to someone else until the date of an invented project is more than 80% likely.',
} as const;
